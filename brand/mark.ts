import { join } from 'node:path'
import sharp from 'sharp'

export const publicFolder = join(import.meta.dirname, '..', 'public')
/** The logo, the one file that is drawn by hand. */
export const logoFile = join(publicFolder, 'logo.svg')

/** The brand's colours (docs/experience.md#look). */
export const mangosteen = '#6A1B4D'
export const turmeric = '#F3B229'
export const lightBackground = '#FAF7F4'
/** The background of the dark theme. */
export const darkBackground = '#161217'

/** A square PNG of an SVG, `size` in pixels. */
export const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 384 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

/** The mark without its square, scaled to `share` of the width, on a transparent background. */
export const bareMark = (logo: string, share: number) => square(inner(logo, share))

/** The same on a full background. */
export const fullBleed = (logo: string, share: number) =>
  square(`<rect width="96" height="96" fill="${mangosteen}"/>${inner(logo, share)}`)

/** The same on a round background. */
export const roundMark = (logo: string, share: number) =>
  square(`<circle cx="48" cy="48" r="48" fill="${mangosteen}"/>${inner(logo, share)}`)

/** The mark in one colour, where a phone tints it. */
export const singleColourMark = (logo: string, share: number) =>
  bareMark(logo.replace(/(<(?:path|circle)[^>]*) fill="#[0-9A-F]{6}"/gi, '$1 fill="#FFFFFF"'), share)

const square = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`

function inner(logo: string, share: number): string {
  const mark = logo.replace(/^[\s\S]*?<rect[^>]*\/>/, '').replace('</svg>', '')
  const shift = (96 * (1 - share)) / 2
  return `<g transform="translate(${shift} ${shift}) scale(${share})">${mark}</g>`
}
