import type { Digits } from './language.ts'
import { normalize } from './normalize.ts'

// The zeros of the Burmese, Shan and Tai Laing digits.
const ZEROS = [0x1040, 0x1090, 0xa9f0]

/** Writes Burmese, Shan and Tai Laing digits as 0–9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u1040-\u1049\u1090-\u1099\uA9F0-\uA9F9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code
    return String(code - zero)
  })
}

/** Writes 0–9 as Burmese digits. */
export function toBurmeseDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
}

/** Groups thousands: 350000 → 350,000. Numbers in sentences may already be in Burmese digits (resources/sentences.ts). */
export function grouped(number: number): string {
  const [whole = '', ...decimals] = String(number).split('.')
  return [whole.replace(/\p{Nd}+/u, groupThousands), ...decimals].join('.')
}

function groupThousands(digits: string): string {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\p{Nd}{3}/gu) ?? [])].join(',')
}

/** A text of ours in the digits the reader prefers. What people wrote keeps its digits. */
export const digitsIn = (digits: Digits, text: string) => (digits === 'burmese' ? toBurmeseDigits(text) : text)

// Copied numbers bring along direction marks (from a phone's contacts) and dashes of all kinds.
const INVISIBLE = /\p{Cf}/gu
const DASH = /[\u2010-\u2015\u2212]/g
const NUMBER_WITH_WA = /[\d\u101D][\d\u101D ().+-]{4,}/g

/**
 * As `toAsciiDigits`, for phone numbers. The letter wa inside a number counts as the zero it looks like (docs/rules.md#phones); in words
 * beside the number it stays. Full-width digits become plain ones, and all dashes become hyphens.
 */
export function toPhoneDigits(text: string): string {
  const plain = toAsciiDigits(normalize(text, 'NFKC')).replace(INVISIBLE, '').replace(DASH, '-')
  return plain.replace(NUMBER_WITH_WA, (run) => (/\d/.test(run) ? run.replace(/\u101D/g, '0') : run))
}
