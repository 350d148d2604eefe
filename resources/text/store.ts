import { BURMESE, ZERO_WIDTH } from './letters.ts'

// No lookbehind here or elsewhere in this folder: Safari before 16.4 refuses to load a file that contains one.
const ZERO_WIDTH_BESIDE_BURMESE = new RegExp(`(${BURMESE})[${ZERO_WIDTH}]+|[${ZERO_WIDTH}]+(?=${BURMESE})`, 'gu')

// PostgreSQL cannot store NUL in a text, and a lone surrogate has no UTF-8 form. Both are refused with 400 (docs/safety.md#s24).
const UNSTORABLE = /[\p{Surrogate}\0]/u

const ONLY_BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u

/**
 * The form in which every text is stored (docs/rules.md#stored-text): NFC, without the zero-width characters beside
 * Burmese. Elsewhere they stay, because emoji need them. Cleaning a clean text changes nothing.
 */
export function clean(text: string): string {
  let cleaned = text.normalize('NFC')
  // Dropping a character can bring marks together that NFC then reorders, so it is repeated until nothing changes.
  for (;;) {
    const next = cleaned.replace(ZERO_WIDTH_BESIDE_BURMESE, '$1').normalize('NFC')
    if (next === cleaned) return cleaned
    cleaned = next
  }
}

/** Whether the text can be stored and sent at all: no lone surrogate, no NUL (docs/safety.md#s24). */
export function isWellFormedText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Longer runs of combining marks than any script writes: normalising them takes time that grows with the square of their number. */
const STACKED_MARKS = /\p{Mark}{31}/u

/** Whether more than 30 combining marks stand in a row (docs/rules.md#text-lengths). */
export const hasStackedMarks = (text: string): boolean => STACKED_MARKS.test(text)

/** Whether the text has more characters (code points) than `limit`, a line end counting as one however it is sent. */
export function isLongerThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false
  if (text.length > 2 * limit) return true
  return [...text.replaceAll('\r\n', '\n')].length > limit
}

/** Whether a reader would see nothing: white space and invisible characters only (docs/safety.md#s24). */
export function isBlank(text: string): boolean {
  return ONLY_BLANK.test(text)
}
