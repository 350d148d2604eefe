/**
 * The widths in which stored pictures are also served, in px: faces, then cards and whole screens of phones. Nothing else is made, so
 * that nobody can have the server make pictures without end.
 */
export const pictureWidths = [100, 200, 400, 800] as const

/** In px: larger pictures are scaled down. Of one that is more than twice as long as wide it is the shorter side, up to 1:3. */
export const maxPictureSide = 1600

export type PictureWidth = (typeof pictureWidths)[number]

/** For link previews, in px: the picture on a ground with the mark, as JPEG, which every messenger shows (docs/rules.md#share-pictures). */
export const shareSize = { width: 1200, height: 630 } as const
/** What is made of a stored picture. */
export type PictureForm = PictureWidth | 'share'

/** Pictures that the server encoded itself; older names and addresses elsewhere have one width only. */
export const hasWidths = (name: string): boolean => /^[0-9a-f]{32}p?\.webp$/.test(name)

/** The name of what is made of a picture, served at `/uploads/{name}` as the picture itself is. */
export const nameInForm = (name: string, form: PictureForm): string =>
  name.replace(/\.webp$/, form === 'share' ? '-share.jpg' : `-${form}.webp`)

/** The picture and its form of such a name; null for any other name. */
export function parseNameInForm(name: string): { original: string; form: PictureForm } | null {
  const [, random, digits] = /^([0-9a-f]{32}p?)-(?:([1-9]\d{2,3})\.webp|share\.jpg)$/.exec(name) ?? []
  const form = digits === undefined ? 'share' : pictureWidths.find((one) => String(one) === digits)
  return random && form ? { original: `${random}.webp`, form } : null
}
