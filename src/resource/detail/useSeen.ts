import { useMemo, type CSSProperties } from 'react'
import { nameInForm, pictureWidths } from '#resources/pictureWidths.ts'
import { isUpright } from '#src/fields/values/shownText.ts'
import { uploadUrl } from '#src/paths.ts'
import { hasAnswered } from './useRecord.ts'

/**
 * What stands where a large picture will be, for the style sheets of photos and galleries. `--seen`: the picture as the screen before had
 * it, which the browser need not ask for, until the large one is decoded, without a connection too
 * (docs/decisions/view-transitions.md). `--ground`: what is beside it (groundOf).
 */
export function useSeen(file: string | null | undefined): CSSProperties {
  return useMemo(() => ({ ...groundOf(file), ...seen(file) }), [file])
}

/** Of the first picture of a cover, which lies beneath until the gallery has come: one file for both. */
export const coverSizes = '(min-width: 900px) 60vw, 100vw'

/** Beside an upright picture that is shown whole: itself, so small that it is a blur. */
export const groundOf = (file: string | null | undefined) =>
  ({
    '--ground': isUpright(file) ? `url("${uploadUrl(nameInForm(file!, pictureWidths[0]))}")` : 'none',
  }) as CSSProperties

function seen(file: string | null | undefined) {
  if (!file || !hasAnswered()) return undefined
  const stem = file.replace(/\.webp$/, '')
  const picture = [...document.images].find((one) => one.naturalWidth > 0 && one.currentSrc.includes(stem))
  return picture && { '--seen': `url("${picture.currentSrc}")` }
}
