import { isPrecious } from '#src/providers/device/connection.ts'
import boldFile from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url'

const family = 'Noto Sans Myanmar'
let bold: FontFace | undefined

/** The regular face has come, so there are Burmese letters on this phone. */
const hasBurmese = () =>
  [...document.fonts].some(({ family: name, status }) => name.includes(family) && status === 'loaded')

/** Loads the bold Burmese letters, or uses them where they have come. */
export function showBoldLetters(): void {
  if (!('fonts' in document)) return
  if (bold) {
    if (bold.status === 'loaded') document.fonts.add(bold)
    return
  }
  if (!hasBurmese() || isPrecious()) return
  const regular = [...document.fonts].find(({ family: name }) => name.includes(family))
  bold = new FontFace(
    family,
    `local('Noto Sans Myanmar Bold'), local('NotoSansMyanmar-Bold'), url(${boldFile}) format('woff2')`,
    { weight: '700', display: 'swap', ...(regular && { unicodeRange: regular.unicodeRange }) },
  )
  // It is asked for again with the next document.
  bold.load().catch(() => undefined)
}
