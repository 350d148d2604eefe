/**
 * Texts that cost a phone's layout. A browser shapes a run of letters without a space as a whole and, at each line's end, what is left of
 * it again, which takes time with the square of its length: one letter of Burmese 9,000 times takes a cheap phone 20 s. No language
 * writes such runs, so a long one is cut in pieces between which a screen may end a line (docs/rules.md#long-runs).
 */

/** In UTF-16 code units: longer than words, addresses and the clauses of scripts without spaces. */
const longest = 120
const pieceLength = 60
/** How far a syllable's end is looked for. */
const mostLate = 30

/** Browsers shape any other space, such as a no-break or an ideographic one, together with what is beside it. */
const space = /[ \n\t]/
const hasLongRun = new RegExp(`[^ \\n\\t]{${longest + 1}}`)

/** The text in pieces; one, unless a run in it is long. */
export function piecesOf(text: string): readonly string[] {
  if (text.length <= longest || !hasLongRun.test(text)) return [text]
  const pieces: string[] = []
  let [from, runStart] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if (space.test(text[at]!)) runStart = at + 1
    else {
      const late = at - Math.max(from + pieceLength, runStart + longest)
      if (late < 0 || isSecondHalf(text, at) || (late < mostLate && !mayEndAt(text, at))) continue
      pieces.push(text.slice(from, at))
      from = at
    }
  }
  return [...pieces, text.slice(from)]
}

// Marks, joiners, skin colours, the tags of a region's flag, and a Burmese letter that is closed or carries a stacked one.
const belongsToBefore =
  /^(?:\p{M}|\u200C|\u200D|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]|[\u1000-\u102A\u103F]\u1037?[\u1039\u103A])/u
// What stacks the next letter: Burmese, Khmer, Tai Tham, and the viramas of India.
const takesNext = /(?:\u200D|[\u1039\u17D2\u1A60\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D])$/

/** Whether a syllable, an emoji or a letter with its marks ends before this place. */
export const mayEndAt = (text: string, at: number): boolean =>
  !belongsToBefore.test(text.slice(at, at + 3)) && isWholeStack(text, at)

/** Whether nothing before this place waits for the next letter. */
export const isWholeStack = (text: string, at: number): boolean => !takesNext.test(text.slice(at - 1, at))

/** Of a code point of two code units. */
export function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit < 0xe000
}
