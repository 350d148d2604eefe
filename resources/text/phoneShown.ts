import { digitsIn, toPhoneDigits } from './digits.ts'
import type { Digits } from './language.ts'

/**
 * Reading and showing phone numbers by Myanmar's numbering plan alone: mobile numbers begin with 9 and have 7 to 10 digits in all, the
 * area code of Yangon is 1, of Mandalay 2, of other towns two digits. The tables of all countries are too large for browsers. What is
 * stored as E.164 is decided on the server (phone.ts).
 */

/** In UTF-16 code units: a dozen numbers with their names. A longer text is looked through only so far. */
const longestField = 500

/**
 * The numbers in one field, as written: ၀၉…၊ ၀၉…, `01-500123 or 01-500124`, or separated by spaces only. What is no number, such as a name
 * or an extension, stays with the one before it, or with the first. The end of another number (`01-500123/24`) is that number.
 */
export function numbersIn(text: string): string[] {
  if (text.length > longestField) return [text]
  const found: string[] = []
  let between = ''
  let start = ''
  for (const [at, piece] of text.split(SEVERAL).entries()) {
    if (at % 2 === 1) {
      between = /^[,;၊။]$/.test(piece) ? `${piece} ` : ` ${piece} `
      continue
    }
    for (const part of bySpaces(piece.trim())) {
      const before = found.at(-1)
      const number = e164Of(part) === null && before !== undefined ? endedBy(before, part, between === ' / ') : part
      if (number !== null && e164Of(number) !== null) found.push(`${start}${number}`)
      else if (before === undefined) start += part === '' ? '' : `${part} `
      else if (part !== '') found[found.length - 1] = `${before}${between}${part}`
      if (found.length > 0) start = ''
    }
  }
  return found.length > 1 ? found : [text]
}
const SEVERAL = /([,，、•;/|&၊။\n]|\(?\b(?:or|and)\b\)?|\(?သို့မဟုတ်\)?|\(?သို့\)?|နှင့်|နဲ့)/i

/** Numbers with nothing but spaces between them; else the piece as it is. */
function bySpaces(piece: string): string[] {
  if (e164Of(piece) !== null) return [piece]
  const numbers: string[] = []
  let number = ''
  for (const word of piece.split(/\s+/)) {
    if (e164Of(number) !== null && /^[+0]/.test(toPhoneDigits(word))) {
      numbers.push(number)
      number = word
    } else number = number === '' ? word : `${number} ${word}`
  }
  return numbers.length > 0 && e164Of(number) !== null ? [...numbers, number] : [piece]
}

/**
 * A landline's number that leaves out what the one before it has too: after a slash its beginning (`01-500123/24`), else its area code
 * (`01-500123, 8603010`); null if the piece is no such number.
 */
function endedBy(before: string, piece: string, isAfterSlash: boolean): string | null {
  const end = toPhoneDigits(piece).replace(/[\s-]/g, '')
  const e164 = asE164(before)
  const [, area] = /^\+95([12]|[3-8]\d)/.exec(e164 ?? '') ?? []
  if (!area || !/^\d{1,7}$/.test(end) || /^0\d{4}/.test(end)) return null
  if (end.length > 4) return `+95${area}${end}`
  const number = e164!.slice(0, -end.length) + end
  return isAfterSlash && number !== e164 ? number : null
}

/** The first number in a field, in ASCII digits, without the words before and after it. */
export function firstNumber(text: string): string {
  const pieces = toPhoneDigits(numbersIn(text.slice(0, longestField))[0] ?? '').split(SEVERAL)
  const isOne = (piece: string) => e164Of(piece) !== null
  return bare(pieces.find(isOne) ?? pieces[0] ?? '')
}

/** Asked for when somebody answers, so it is no part of what is called. */
const EXTENSION = /(?:\bext(?:ension|n)?|\bx|#|လိုင်းခွဲ)[-.: #]{0,2}\d{1,6}\)?$/i

function bare(piece: string): string {
  const number = piece.trimEnd().replace(EXTENSION, '')
  const from = number.search(/[+\d(]/)
  let to = number.length
  while (to > from && !/\d/.test(number[to - 1]!)) to--
  return from < 0 ? '' : number.slice(from, to)
}

/** A number as E.164, if it has one of Myanmar's spellings (09…, 959…, +959…, 01…) or begins with a plus; else null. */
export const asE164 = (text: string): string | null => e164Of(firstNumber(text))

/** Without a remark in brackets behind it, such as the hours in which somebody answers, if that makes it a number. */
function e164Of(text: string): string | null {
  const remark = text.lastIndexOf('(')
  return plainE164(text) ?? (remark > 0 ? plainE164(text.slice(0, remark)) : null)
}

function plainE164(text: string): string | null {
  const number = bare(toPhoneDigits(text))
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(number)) return null
  const national = /^(?:\+?950?|0)(9\d{6,9}|[1-8]\d{6,8})$/.exec(number)?.[1] ?? /^9\d{8,9}$/.exec(number)?.[0]
  if (national) return `+95${national}`
  return /^\+[1-9]\d{7,14}$/.test(number) && !number.startsWith('+95') ? number : null
}

/**
 * A number as people in Myanmar write it: 09 421 000 111, ၀၉ ၄၂၁ ၀၀၀ ၁၁၁, 01 860 3010. Foreign numbers keep their country code and
 * the groups they were written in. A text that is not just one number stays as written.
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

/** The `tel:` address of a number, also of short ones (199); null for a text without a number. */
export function phoneHref(phone: string): string | null {
  const e164 = asE164(phone)
  if (e164) return `tel:${e164}`
  const [digits] = /^\+?\d{3,20}$/.exec(firstNumber(phone).replace(/[\s().-]/g, '')) ?? []
  return digits ? `tel:${digits}` : null
}

// The oldest numbers have seven digits after 09.
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
  return [`+${country}`, ...(rest.match(/\d{3}(?=\d{2})|\d{1,4}$/g) ?? [rest])].join(' ')
}
