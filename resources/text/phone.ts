import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { toPhoneDigits } from './digits.ts'

/** A phone number as typed, and as E.164 (+959…) where it is a valid number; local numbers are Myanmar's. */
export type Phone = { typed: string; e164: string | null }

/**
 * Reads a phone number typed in Burmese or ASCII digits, with or without +95 (contract section 5, 'Phones'). Of several
 * in one field (၀၉…၊ ၀၉…) the first one counts.
 */
export function readPhone(text: string): Phone {
  return { typed: text.trim(), e164: parse(text)?.number ?? null }
}

/**
 * A number as people in Myanmar write it: 09 421 000 111. Foreign ones keep their country code; what is no valid number
 * comes back as it is.
 */
export function showPhone(phone: string): string {
  const number = parse(phone)
  if (!number) return phone.trim()
  if (number.country !== 'MM') return number.formatInternational()
  return showMobile(number.nationalNumber) ?? number.formatNational()
}

/** The address that calls a number, short ones (199) included; null for a text without a number in it. */
export function phoneHref(phone: string): string | null {
  const e164 = parse(phone)?.number
  if (e164) return `tel:${e164}`
  const [digits] = /^\+?\d{3,20}$/.exec(firstOf(phone).replace(/[\s().-]/g, '')) ?? []
  return digits ? `tel:${digits}` : null
}

const firstOf = (text: string) => toPhoneDigits(text).split(/[,;/၊။\n]/)[0] ?? ''

function parse(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(firstOf(text), 'MM')
  return number?.isValid() ? number : null
}

// libphonenumber groups 09 42100 0111; nobody in the country does. Seven digits after 09 are the oldest numbers.
function showMobile(national: string): string | null {
  const groups = /^9(?:(\d{3})(\d{3})(\d{3})|(\d{4})(\d{4})|(\d{3})(\d{4}))$/.exec(national)
  return groups ? ['09', ...groups.slice(1).filter(Boolean)].join(' ') : null
}
