import { toBurmeseDigits } from '#resources/text/digits.ts'
import { mix, percent } from '../chance.ts'
import type { DemoBusiness } from './shape.ts'

/**
 * Telephone numbers nobody owns. Mobile numbers of Myanmar are 09 and eight or nine digits; libphonenumber takes the
 * whole of 09 6xx xxx xxx for mobile, but the numbering plan filed with the ITU (E.129, T0202000092) gives operators
 * only 09 66 to 09 69 of it, and no tenth operator is licensed. 09 600 000 000 to 09 649 999 999 is therefore read,
 * stored and shown like any number, and rings nowhere. (09 000… and 09 555… rejects the full metadata.)
 */
const free = 50_000_000

/** The k-th number of business n as nine digits after 09, every one different for n < 8 million. */
function subscriber(n: number, k: number): string {
  // A step without a common factor with the range walks through all of it, so that neighbours look unlike.
  const at = ((n * 3 + k) * 31_415_927 + 12_345_678) % free
  return `6${String(at).padStart(8, '0')}`
}

/** As people write them: in threes, in one piece, with a country code, in Burmese digits. */
function written(digits: string, n: number, k: number): string {
  const a = digits.slice(0, 3)
  const b = digits.slice(3, 6)
  const c = digits.slice(6)
  switch (mix(n, 41 + k) % 8) {
    case 0:
      return `09${digits}`
    case 1:
      return `+95 9 ${a} ${b} ${c}`
    case 2:
      return toBurmeseDigits(`09 ${a} ${b} ${c}`)
    case 3:
      return `09-${a}${b}${c}`
    case 4:
      return toBurmeseDigits(`09-${a}${b}${c}`)
    default:
      return `09 ${a} ${b} ${c}`
  }
}

export function phonesOf(n: number): string[] {
  const count = percent(n, 40, 15) ? 3 : percent(n, 39, 45) ? 2 : 1
  const phones: string[] = []
  for (let k = 0; k < count; k++) phones.push(written(subscriber(n, k), n, k))
  return phones
}

type Channels = Pick<
  DemoBusiness,
  | 'viber'
  | 'telegram'
  | 'line'
  | 'messenger'
  | 'whatsApp'
  | 'email'
  | 'website'
  | 'facebook'
  | 'webURL'
  | 'androidURL'
  | 'appleURL'
>

/**
 * Ways to write to a shop. Viber, Telegram and WhatsApp go by the shop's own (free) number; names end in `.example`,
 * which RFC 2606 keeps from ever being somebody's. Telegram by number, not by a user name that a stranger could hold.
 */
export function channelsOf(n: number, slug: string): Channels {
  const international = `+959${subscriber(n, 0)}`
  const out: Channels = {}
  if (percent(n, 50, 72)) out.viber = international
  if (percent(n, 51, 34)) out.telegram = international
  if (percent(n, 52, 12)) out.line = `${slug}.example`
  if (percent(n, 53, 40)) out.messenger = `https://messenger.example/${slug}`
  if (percent(n, 54, 9)) out.whatsApp = international
  if (percent(n, 55, 38)) out.email = percent(n, 56, 50) ? `hello@${slug}.example` : `${slug}@mail.example`
  if (percent(n, 57, 24)) out.website = `https://www.${slug}.example`
  if (percent(n, 58, 55)) out.facebook = `https://facebook.example/${slug}`
  if (percent(n, 59, 6)) {
    out.webURL = `https://order.${slug}.example`
    out.androidURL = `https://play.example/store/apps/details?id=example.${slug}`
    if (percent(n, 60, 60)) out.appleURL = `https://apps.example/mm/app/${slug}`
  }
  return out
}
