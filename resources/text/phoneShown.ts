import { digitsIn, toPhoneDigits } from './digits.ts'
import type { Digits } from './language.ts'

/*
 * Reading and showing phone numbers by the numbering plan of Myanmar alone (MPT: mobiles 9 and 7 to 10 digits in all, Yangon 1,
 * Mandalay 2, other towns two digits), without the tables of the whole world: browsers do not load those. What is stored as
 * E.164 is decided by phone.ts, on the server.
 */

/**
 * The numbers somebody wrote into one field, as written: ၀၉…၊ ၀၉…, `01-500123, 01-500124`, or apart by blanks alone. What is only the
 * end of another one (`01-500123/24`) stays with it.
 */
export function numbersIn(text: string): string[] {
  const isNumber = (piece: string) => e164Of(piece) !== null
  const pieces = text.split(SEVERAL).filter((piece) => piece.trim() !== '')
  if (pieces.length > 1 && pieces.every(isNumber)) return pieces.map((piece) => piece.trim())
  const words = text.trim().split(/\s+/)
  return words.length > 1 && !isNumber(text) && words.every(isNumber) ? words : [text]
}
const SEVERAL = /[,;/၊။\n]/

/** Of several numbers in one field the first one, its digits in ASCII, without words before and after it. */
export function firstNumber(text: string): string {
  const [first = ''] = toPhoneDigits(numbersIn(text)[0] ?? '').split(SEVERAL)
  return bare(first)
}
const bare = (number: string) => number.replace(/^[^+\d(]*/, '').replace(/\D*$/, '')

/** A number as E.164, going by Myanmar's spellings (09…, 959…, +959…, 01…) or its own plus; null for what is neither. */
export const asE164 = (text: string): string | null => e164Of(firstNumber(text))

function e164Of(text: string): string | null {
  const number = bare(toPhoneDigits(text))
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(number)) return null
  const national = /^(?:\+?950?|0)(9\d{6,9}|[1-8]\d{6,8})$/.exec(number)?.[1] ?? /^9\d{8,9}$/.exec(number)?.[0]
  if (national) return `+95${national}`
  return /^\+[1-9]\d{7,14}$/.test(number) && !number.startsWith('+95') ? number : null
}

/**
 * A number as people in Myanmar write it: 09 421 000 111, ၀၉ ၄၂၁ ၀၀၀ ၁၁၁, 01 860 3010. Foreign ones keep their country code, and the
 * groups they were written in; what is no number, or a number with words or others beside it, stays as it was written.
 */
export function showPhone(phone: string, digits: Digits): string {
  const e164 = /^[\s+\d().-]*$/.test(toPhoneDigits(phone)) ? asE164(phone) : null
  const isGrouped = /\d[\s().-]+\d/.test(toPhoneDigits(phone))
  if (e164 && (e164.startsWith('+95') || !isGrouped)) return digitsIn(digits, grouped(e164))
  return phoneHref(phone) ? digitsIn(digits, toPhoneDigits(phone.trim())) : phone.trim()
}

function grouped(e164: string): string {
  const national = /^\+95(.+)$/.exec(e164)?.[1]
  if (!national) return showForeign(e164)
  return showMobile(national) ?? showLandline(national)
}

/** The address that calls a number, short ones (199) included; null for a text without a number in it. */
export function phoneHref(phone: string): string | null {
  const e164 = asE164(phone)
  if (e164) return `tel:${e164}`
  const [digits] = /^\+?\d{3,20}$/.exec(firstNumber(phone).replace(/[\s().-]/g, '')) ?? []
  return digits ? `tel:${digits}` : null
}

// Seven digits after 09 are the oldest numbers.
function showMobile(national: string): string | null {
  const groups = /^9(?:(\d{3})(\d{3})(\d{3})|(\d{4})(\d{4})|(\d{3})(\d{4})|(\d{3})(\d{3}))$/.exec(national)
  return groups ? ['09', ...groups.slice(1).filter(Boolean)].join(' ') : null
}

function showLandline(national: string): string {
  const area = national.slice(0, /^[12]/.test(national) ? 1 : 2)
  const rest = national.slice(area.length)
  return [`0${area}`, rest.slice(0, 3), rest.slice(3)].filter(Boolean).join(' ')
}

// ITU-T E.164: country codes of one digit, then those of two; all others have three.
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/
function showForeign(e164: string): string {
  const [, country = '', rest = ''] = COUNTRY.exec(e164) ?? []
  return [`+${country}`, ...(rest.match(/\d{3}(?=\d{2})|\d+$/g) ?? [rest])].join(' ')
}
