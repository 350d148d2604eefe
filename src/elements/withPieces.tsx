import type { ReactNode } from 'react'
import { hasBurmese } from '#resources/text/letters.ts'
import { piecesOf } from '#resources/text/longRuns.ts'

/**
 * What an element shows; a text with places in its long runs where a line may end (docs/rules.md#long-runs). Zero-width spaces would not
 * do: Chromium shapes what is beside them as one run, which is what takes the time, and a copied text would have them.
 */
export function withPieces(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string') return shown
  const pieces = piecesOf(shown)
  if (pieces.length === 1) return shown
  return (
    // Another text is drawn anew, since a translator may have replaced some of this one's pieces.
    <span key={shown}>{pieces.flatMap((piece, at) => (at === 0 ? [piece] : [<wbr key={at} />, piece]))}</span>
  )
}

/**
 * The `lang` of a text that people wrote, whatever the language of the screen: with Burmese letters it is `my`, so that its lines have
 * room for stacked letters (docs/experience.md#look) and screen readers pronounce it.
 *
 *   <p lang={scriptOf(page.Name)}>{page.Name}</p>
 */
export const scriptOf = (shown: ReactNode): 'my' | undefined =>
  typeof shown === 'string' && hasBurmese(shown) ? 'my' : undefined
