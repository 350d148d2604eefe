import sharp from 'sharp'

/** The brand's colours (docs/experience.md#look) and its mark, `public/logo.svg`, in the shapes its uses ask for. */
export const mangosteen = '#6A1B4D'
export const turmeric = '#F3B229'
export const paper = '#FAF7F4'
/** The ground of the dark theme. */
export const night = '#161217'

/** A square PNG of a drawing. */
export const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 384 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

/** The mark without its rounded square, shrunk to `share` of the width, on nothing. */
export const bareMark = (logo: string, share: number) => square(inner(logo, share))

/** The same on a ground that runs to the edges. */
export const fullBleed = (logo: string, share: number) =>
  square(`<rect width="96" height="96" fill="${mangosteen}"/>${inner(logo, share)}`)

/** The same on a round ground. */
export const roundMark = (logo: string, share: number) =>
  square(`<circle cx="48" cy="48" r="48" fill="${mangosteen}"/>${inner(logo, share)}`)

/** The mark in one colour, for where a phone paints it itself. */
export const plainMark = (logo: string, share: number) =>
  bareMark(logo.replace(/(<(?:path|circle)[^>]*) fill="#[0-9A-F]{6}"/gi, '$1 fill="#FFFFFF"'), share)

const square = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`

function inner(logo: string, share: number): string {
  const mark = logo.replace(/^[\s\S]*?<rect[^>]*\/>/, '').replace('</svg>', '')
  const shift = (96 * (1 - share)) / 2
  return `<g transform="translate(${shift} ${shift}) scale(${share})">${mark}</g>`
}
