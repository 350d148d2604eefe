import { codeAt, FIRST_MARK, isMark, MAX_MARKS, mayHaveStackedMarks } from './marks.ts'

const COMBINING_GRAPHEME_JOINER = 0x34f

type Form = 'NFC' | 'NFKC' | 'NFKD'

/**
 * As `String.normalize`, in time that grows with the length only. Putting combining marks into order takes time that grows with the
 * square of their number, so a run of more than 30 is broken up by U+034F, as the Stream-Safe Text Process of Unicode does (UAX #15,
 * section 13). No script writes such runs, so every other text is normalised as usual.
 */
export function normalize(text: string, form: Form = 'NFC'): string {
  return breakUpMarks(text).normalize(form)
}

/**
 * The text with U+034F after each 30 marks that others follow in a row. U+034F ends a run by itself, so that a text that was broken
 * up before stays as it is. Each character is looked at once.
 */
function breakUpMarks(text: string): string {
  if (!mayHaveStackedMarks(text)) return text
  let broken = ''
  let [from, run] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = codeAt(text, at)
    if (code < FIRST_MARK || code === COMBINING_GRAPHEME_JOINER || !isMark(code)) run = 0
    else if (run < MAX_MARKS) run++
    else {
      broken += `${text.slice(from, at)}\u034F`
      from = at
      run = 1
    }
    if (code > 0xffff) at++
  }
  return broken + text.slice(from)
}
