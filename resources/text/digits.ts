import type { Digits } from './language.ts'

// Burmese, Shan and Tai Laing digits: the first of each row of ten.
const ZEROS = [0x1040, 0x1090, 0xa9f0]

/** Burmese, Shan and Tai Laing digits as 0–9; everything else as it was. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u1040-\u1049\u1090-\u1099\uA9F0-\uA9F9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code
    return String(code - zero)
  })
}

/** 0–9 as Burmese digits; everything else as it was. */
export function toBurmeseDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
}

/** 350000 as 350,000. A sentence hands over its numbers as they are to be written, ၃၅၀၀၀၀ too (resources/sentences.ts). */
export function grouped(number: number): string {
  const [whole = '', ...decimals] = String(number).split('.')
  return [whole.replace(/\p{Nd}(?=(?:\p{Nd}{3})+$)/gu, '$&,'), ...decimals].join('.')
}

/** What we write with digits, in those the reader prefers; never for what people wrote. */
export const digitsIn = (digits: Digits, text: string) => (digits === 'burmese' ? toBurmeseDigits(text) : text)

// What comes along with a number copied from elsewhere: marks of direction (a phone's own contacts), dashes of all kinds.
const UNSEEN = /\p{Cf}/gu
const DASH = /[\u2010-\u2015\u2212]/g
const NUMBER_WITH_WA = /[\d\u101D][\d\u101D ().+-]{4,}/g

/**
 * As `toAsciiDigits`, for phone numbers: the letter wa stands for the zero it looks like (docs/rules.md#phones)
 * inside what is otherwise a number. In words beside the number it stays. Digits of full width and dashes are put as on a phone.
 */
export function toPhoneDigits(text: string): string {
  const plain = toAsciiDigits(text.normalize('NFKC')).replace(UNSEEN, '').replace(DASH, '-')
  return plain.replace(NUMBER_WITH_WA, (run) => (/\d/.test(run) ? run.replace(/\u101D/g, '0') : run))
}
