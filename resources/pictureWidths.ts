/**
 * The widths in which stored pictures are also served, in px: faces, then cards and whole screens of phones. Nothing else is made, so
 * that nobody can have the server make pictures without end.
 */
export const pictureWidths = [100, 200, 400, 800] as const

/** In px: larger pictures are scaled down. Of one that is more than twice as long as wide it is the shorter side, up to 1:3. */
export const maxPictureSide = 1600

export type PictureWidth = (typeof pictureWidths)[number]

/** Pictures that the server encoded itself; older names and addresses elsewhere have one width only. */
export const hasWidths = (name: string): boolean => /^[0-9a-f]{32}\.webp$/.test(name)

/** The name of a picture in a width, served at `/uploads/{name}` as the picture itself is. */
export const nameInWidth = (name: string, width: PictureWidth): string => name.replace(/\.webp$/, `-${width}.webp`)

/** The picture and the width of such a name; null for any other name. */
export function parseNameInWidth(name: string): { original: string; width: PictureWidth } | null {
  const [, random, digits] = /^([0-9a-f]{32})-([1-9]\d{2,3})\.webp$/.exec(name) ?? []
  const width = pictureWidths.find((one) => String(one) === digits)
  return random && width ? { original: `${random}.webp`, width } : null
}
