import { BURMESE, ZERO_WIDTH } from './letters.ts'
import { normalize } from './normalize.ts'

// No lookbehind here or elsewhere in this folder: Safari before 16.4 refuses to load a file that contains one.
const ZERO_WIDTHS = new RegExp(`[${ZERO_WIDTH}]+`, 'g')
const ENDS_BURMESE = new RegExp(`${BURMESE}$`, 'u')
const BEGINS_BURMESE = new RegExp(`^${BURMESE}`, 'u')

// PostgreSQL cannot store NUL in a text, and a lone surrogate has no UTF-8 form. Both are refused with 400 (docs/safety.md#s24).
const UNSTORABLE = /[\p{Surrogate}\0]/u

/** Signs that turn the direction of what follows them, also of what stands behind the text (docs/safety.md#s24). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** A text without the signs that turn it: nothing here is written in a script that needs them. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '')

const ONLY_BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u

/**
 * The form in which every text is stored (docs/rules.md#stored-text): NFC, without signs that turn its direction, and without the
 * zero-width characters beside Burmese. Elsewhere they stay, because emoji need them. Cleaning a clean text changes nothing.
 */
export function clean(text: string): string {
  let cleaned = normalize(withoutTurning(text))
  // Dropping a character can bring marks together that NFC then reorders, so it is repeated until nothing changes.
  for (;;) {
    const kept = cleaned.replace(ZERO_WIDTHS, unlessBesideBurmese)
    if (kept === cleaned) return cleaned
    cleaned = normalize(kept)
  }
}

function unlessBesideBurmese(run: string, at: number, text: string): string {
  const end = at + run.length
  // A character has one code unit or two.
  const isBeside =
    ENDS_BURMESE.test(text.slice(Math.max(at - 2, 0), at)) || BEGINS_BURMESE.test(text.slice(end, end + 2))
  return isBeside ? '' : run
}

/** Whether the text can be stored and sent at all: no lone surrogate, no NUL (docs/safety.md#s24). */
export function isWellFormedText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Of a code point of two code units, or of a line end as Windows writes it. */
const isSecondHalf = (before: number, unit: number) =>
  (unit >= 0xdc00 && unit < 0xe000 && before >= 0xd800 && before < 0xdc00) || (unit === 0x0a && before === 0x0d)

/** Whether the text has more characters (code points) than `limit`, a line end counting as one however it is sent. */
export function isLongerThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false
  if (text.length > 2 * limit) return true
  let characters = text.length
  for (let at = 1; at < text.length && characters > limit; at++)
    if (isSecondHalf(text.charCodeAt(at - 1), text.charCodeAt(at))) characters--
  return characters > limit
}

/** Whether a reader would see nothing: white space and invisible characters only (docs/safety.md#s24). */
export function isBlank(text: string): boolean {
  return ONLY_BLANK.test(text)
}
