import { contactKind, phoneHref, readPhone, safeUrl, showPhone, toPhoneDigits } from '#resources/text/index.ts'
import { directionsUrl } from '#src/paths.ts'
import { shownText } from './shownText.ts'
import { pointOf } from './values.tsx'

/** The ways to reach a business, in the order people are offered them (contract section 5: what is blocked comes last). */
export const channels = [
  'call',
  'viber',
  'telegram',
  'line',
  'email',
  'website',
  'linkedIn',
  'directions',
  'facebook',
  'messenger',
  'whatsApp',
] as const
export type Channel = (typeof channels)[number]

/** Blocked in the country since 2021 (contract section 5). */
export const blockedChannels: readonly Channel[] = ['facebook', 'messenger', 'whatsApp']

export interface ContactRow {
  readonly channel: Channel
  /** as a person writes it; for directions the address, may be empty */
  readonly shown: string
  /** null: plain text, nothing to tap (spec section 5, contact value detection) */
  readonly href: string | null
}
type Page = Readonly<Record<string, unknown>>

const digits = (value: string) => readPhone(value).e164 ?? toPhoneDigits(value).replace(/[^\d+]/g, '')
const isPhone = (value: string) => contactKind(value) === 'phone' || readPhone(value).e164 !== null
/** A name people give with or without @, or as the end of its link. */
const nameIn = (value: string) =>
  value
    .replace(/^https?:\/\/[^/]+\//i, '')
    .replace(/^[@~]/, '')
    .replace(/[/?#].*$/, '')
const isName = (value: string) => /^[\w.-]{2,}$/.test(value)

/** What a contact value is decides what a tap does; PhoneOne is always a phone (spec section 5). */
function call(value: string, always: boolean): ContactRow {
  const kind = always ? 'phone' : contactKind(value)
  if (kind === 'email') return { channel: 'email', shown: value, href: `mailto:${value}` }
  if (kind === 'url') return link('website', value)
  return { channel: 'call', shown: showPhone(value), href: phoneHref(value) }
}

const shortAddress = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

function link(channel: Channel, value: string): ContactRow {
  const href = safeUrl(value)
  return { channel, shown: href ? shortAddress(href) : value, href }
}

/** A messenger's own: a link as it stands, a number or a name put into the address the messenger opens by. */
function messenger(
  channel: Channel,
  value: string,
  byNumber: ((e164: string) => string) | null,
  byName: string | null,
) {
  if (safeUrl(value)) return link(channel, value)
  if (byNumber && isPhone(value)) return { channel, shown: showPhone(value), href: byNumber(digits(value)) }
  const name = nameIn(value)
  return { channel, shown: value, href: byName && isName(name) ? byName + encodeURIComponent(name) : null }
}

const bare = (e164: string) => e164.replace(/^\+/, '')

const makers: Readonly<Record<string, (value: string) => ContactRow>> = {
  PhoneOne: (value) => call(value, true),
  PhoneTwo: (value) => call(value, false),
  PhoneThree: (value) => call(value, false),
  Viber: (value) =>
    messenger('viber', value, (number) => `viber://chat?number=${encodeURIComponent(`+${bare(number)}`)}`, null),
  Telegram: (value) => messenger('telegram', value, (number) => `https://t.me/+${bare(number)}`, 'https://t.me/'),
  Line: (value) => messenger('line', value, null, 'https://line.me/R/ti/p/~'),
  ContactEmail: (value) =>
    contactKind(value) === 'email'
      ? { channel: 'email', shown: value, href: `mailto:${value}` }
      : { channel: 'email', shown: value, href: null },
  WebsiteURL: (value) => link('website', value),
  LinkedInURL: (value) => link('linkedIn', value),
  FacebookURL: (value) => link('facebook', value),
  Messenger: (value) => messenger('messenger', value, null, 'https://m.me/'),
  WhatsApp: (value) => messenger('whatsApp', value, (number) => `https://wa.me/${bare(number)}`, null),
}

/** A page's contact rows in order; absent values ('-', 'null', '', missing) make none, doubles make one. */
export function contactRows(page: Page): readonly ContactRow[] {
  const made = Object.entries(makers).flatMap(([name, make]) => {
    const value = shownText(page[name])
    return value === null ? [] : [make(value)]
  })
  const point = pointOf(page)
  const directions: readonly ContactRow[] = point
    ? [
        {
          channel: 'directions',
          shown: shownText(page['Address']) ?? '',
          href: directionsUrl(point.latitude, point.longitude),
        },
      ]
    : []
  const rows = [...made, ...directions]
  return channels
    .flatMap((channel) => rows.filter((row) => row.channel === channel))
    .filter(
      (row, at, all) => all.findIndex((other) => other.channel === row.channel && other.shown === row.shown) === at,
    )
}
