import { contactKind, withoutSentence } from './text/detect.ts'
import { maxEmailLength } from './wire.ts'

/** A bare address, without a name or brackets. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && /^[^\s@"<>]+@(?:[^\s@"<>.]+\.)+[^\s@"<>.]+$/.test(text)

/**
 * The address that somebody means who typed or pasted this, with `mailto:` and what may follow it, quotes, the sentence's signs or invisible
 * marks around it; null for other text, and for what the screens would not write to.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > 2 * maxEmailLength) return null
  const [address = ''] = withoutSentence(typed)
    .replace(/^(?:mailto:[\s/]*)+/i, '')
    .split('?', 1)
  return isEmail(address) && contactKind(address) === 'email' ? address : null
}

const upperCase = /[A-Z]+/g

/**
 * An e-mail address with its ASCII letters in lower case, the form in which addresses are kept and compared. All other
 * letters stay: `toLowerCase` makes a k of the Kelvin sign, and one person's address would become another's.
 */
export const lowerCaseAddress = (address: string): string =>
  address.replace(upperCase, (letters) => letters.toLowerCase())

/** Whether mail to both reaches the same person, as far as a directory can tell. */
export const isSameAddress = (one: string, other: string): boolean => lowerCaseAddress(one) === lowerCaseAddress(other)
