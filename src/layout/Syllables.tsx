import { Fragment, type ReactNode } from 'react'

// Before a letter that begins a syllable: one that is neither killed nor stacked, nor stands under another.
const BREAK = /([\u1000-\u1038\u103A-\u109F])(?=[\u1000-\u102A\u103F\u104E](?!\u1037?[\u1039\u103A]))/g

/** A text's pieces between which Burmese lines may break: ကျောင်းသား → ကျောင်း, သား. Other scripts stay whole. */
export const linePieces = (text: string): readonly string[] => text.replace(BREAK, '$1\u0000').split('\u0000')

/**
 * Shows a text that stands in narrow columns. Browsers break Burmese between words and, where one word is longer than its
 * line, anywhere, between a letter and what closes it too; here they are told where syllables end. Nothing is added that
 * could be copied along.
 */
export function Syllables({ children }: { children: string }): ReactNode {
  const pieces = linePieces(children)
  if (pieces.length === 1) return children
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
