import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPrecious } from '#src/providers/device/connection.ts'
import boldFile from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url'

const family = 'Noto Sans Myanmar'
let bold: FontFace | undefined

/** The regular face has come, so there are Burmese letters on this phone. */
const hasBurmese = () =>
  [...document.fonts].some(({ family: name, status }) => name.includes(family) && status === 'loaded')

/**
 * Loads the bold Burmese letters with the second screen, and uses them from the next one on. Until then the browser draws the
 * regular ones bolder: a second font would hold up the first screen, and move its lines when it comes.
 */
export function useBoldLetters(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname || !('fonts' in document)) return
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
  }, [pathname])
}
