import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { firstNumber } from './phoneShown.ts'
import { withoutTurning } from './store.ts'

export interface Phone {
  typed: string
  /** +959…; null where it is no valid number. Local numbers are Myanmar's. */
  e164: string | null
}

/**
 * Reads a phone number typed in Burmese or ASCII digits, with or without +95 (docs/rules.md#phones). Of several
 * in one field (၀၉…၊ ၀၉…) the first one counts.
 */
export function readPhone(text: string): Phone {
  const number = parsePhoneNumberFromString(firstNumber(text), 'MM')
  return { typed: withoutTurning(text).trim(), e164: number?.isValid() ? number.number : null }
}
