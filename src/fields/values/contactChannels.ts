import { requireResource } from '#resources'
import { asE164, contactKind, numbersIn, phoneHref, safeUrl, showPhone, type Digits } from '#resources/text/index.ts'
import { directionsUrl, talkUrls, type Message } from '#src/paths.ts'
import { shownText } from './shownText.ts'
import { pointOf } from './values.tsx'

/** The ways to reach a business, in the order people are offered them (docs/rules.md#contact-order: what is blocked comes last). */
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

/** Blocked in the country since 2021 (docs/rules.md#contact-order). */
export const blockedChannels: readonly Channel[] = ['facebook', 'messenger', 'whatsApp']

export interface ContactRow {
  readonly channel: Channel
  /** as a person writes it, numbers in the reader's digits; for directions the address, may be empty */
  readonly shown: string
  /** null: plain text, nothing to tap (spec 5.17 to 5.19) */
  readonly href: string | null
  /** what the row's copy button copies, numbers in digits every program takes; null where there is nothing to type elsewhere */
  readonly copied: string | null
  /** the messengers a number answers on beside calls, and SMS for a message that is already there */
  readonly also: readonly { readonly by: 'viber' | 'telegram' | 'sms'; readonly href: string }[]
}

/** Where the row is tapped, how it is read, and what about. */
export interface Reaching {
  readonly isPhone: boolean
  readonly digits: Digits
  readonly message?: Message | undefined
}
type Page = Readonly<Record<string, unknown>>
type Maker = (value: string, reaching: Reaching, page: Page) => ContactRow

const row = (channel: Channel, shown: string, href: string | null, more: Partial<ContactRow> = {}): ContactRow => ({
  channel,
  shown,
  href,
  copied: null,
  also: [],
  ...more,
})

const isPhone = (value: string) => contactKind(value) === 'phone' || asE164(value) !== null
/** As E.164; of a number that is none, its digits: who wrote it down knows what it is good for. */
const dialled = (value: string, stored: unknown) =>
  shownText(stored) ?? asE164(value) ?? phoneHref(value)?.replace('tel:', '') ?? value.replace(/[^\d+]/g, '')
/** A name people give with or without @, or as the end of its link. */
const nameIn = (value: string) =>
  value
    .replace(/^https?:\/\/[^/]+\//i, '')
    .replace(/^[@~]/, '')
    .replace(/[/?#].*$/, '')
const isName = (value: string) => /^[\w.-]{2,}$/.test(value)

/** What a contact value is decides what a tap does; PhoneOne is always a phone (spec 5.17 to 5.20). */
const call =
  (field: string, always: boolean): Maker =>
  (value, reaching, page) => {
    const kind = always ? 'phone' : contactKind(value)
    if (kind === 'email') return mail(value, reaching, page)
    if (kind === 'url') return link('website', value)
    const stored = shownText(page[`${field}E164`])
    const href = stored ? `tel:${stored}` : phoneHref(value)
    if (href === null) return row('call', value, null)
    return row('call', showPhone(value, reaching.digits), href, {
      copied: showPhone(stored ?? asE164(value) ?? value, 'latin'),
      also: alsoBy(dialled(value, stored), page[`${field}Apps`], reaching),
    })
  }

function alsoBy(number: string, apps: unknown, { isPhone, message }: Reaching): ContactRow['also'] {
  if (!number.startsWith('+')) return []
  return [
    ...(apps === 'viber' || apps === 'both'
      ? [{ by: 'viber' as const, href: talkUrls.viber(number, isPhone, message) }]
      : []),
    ...(apps === 'telegram' || apps === 'both'
      ? [{ by: 'telegram' as const, href: talkUrls.telegram(number, message) }]
      : []),
    ...(message && isPhone && number.startsWith('+959')
      ? [{ by: 'sms' as const, href: talkUrls.sms(number, message) }]
      : []),
  ]
}

const mail: Maker = (value, { message }) =>
  contactKind(value) === 'email'
    ? row('email', value, talkUrls.mail(value, message), { copied: value })
    : row('email', value, null)

const shortAddress = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

function link(channel: Channel, value: string): ContactRow {
  const href = safeUrl(value)
  return row(channel, href ? shortAddress(href) : value, href)
}

/** A messenger's own: a link as it stands, a number or a name put into the address the messenger opens by. */
const messenger =
  (
    channel: Channel,
    field: string,
    byNumber: ((e164: string, reaching: Reaching) => string) | null,
    byName: ((name: string, reaching: Reaching) => string) | null,
  ): Maker =>
  (value, reaching, page) => {
    if (safeUrl(value)) return link(channel, value)
    if (byNumber && isPhone(value)) {
      return row(channel, showPhone(value, reaching.digits), byNumber(dialled(value, page[`${field}E164`]), reaching), {
        copied: showPhone(value, 'latin'),
      })
    }
    const name = nameIn(value)
    return row(channel, value, byName && isName(name) ? byName(name, reaching) : null)
  }

const makers: Readonly<Record<string, Maker>> = {
  PhoneOne: call('PhoneOne', true),
  PhoneTwo: call('PhoneTwo', false),
  PhoneThree: call('PhoneThree', false),
  Viber: messenger('viber', 'Viber', (number, { isPhone, message }) => talkUrls.viber(number, isPhone, message), null),
  Telegram: messenger(
    'telegram',
    'Telegram',
    (number, { message }) => talkUrls.telegram(number, message),
    (name, { message }) => talkUrls.telegramName(name, message),
  ),
  Line: messenger('line', 'Line', null, talkUrls.line),
  ContactEmail: mail,
  WebsiteURL: (value) => link('website', value),
  LinkedInURL: (value) => link('linkedIn', value),
  FacebookURL: (value) => link('facebook', value),
  Messenger: messenger('messenger', 'Messenger', null, (name, { message }) => talkUrls.messenger(name, message)),
  WhatsApp: messenger('whatsApp', 'WhatsApp', (number, { message }) => talkUrls.whatsApp(number, message), null),
}

const { fields: kinds } = requireResource('page')
const onPhone: Reaching = { isPhone: true, digits: 'latin' }

/** A page's contact rows in order; absent values ('-', 'null', '', missing) make none, doubles make one. */
export function contactRows(page: Page, reaching: Reaching = onPhone): readonly ContactRow[] {
  const made = Object.entries(makers).flatMap(([name, make]) => {
    const value = shownText(page[name])
    if (value === null) return []
    const several = kinds[name]?.kind === 'phone' ? numbersIn(value) : [value]
    // What is stored as E.164 is the first of several.
    return several.map((one, at) => make(one, reaching, at === 0 ? page : { ...page, [`${name}E164`]: asE164(one) }))
  })
  const point = pointOf(page)
  const directions = point
    ? [row('directions', shownText(page['Address']) ?? '', directionsUrl(point.latitude, point.longitude))]
    : []
  const rows = [...made, ...directions]
  return channels
    .flatMap((channel) => rows.filter((one) => one.channel === channel))
    .filter(
      (one, at, all) => all.findIndex((other) => other.channel === one.channel && other.shown === one.shown) === at,
    )
}
