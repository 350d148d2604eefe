import { fieldsOf, registry } from '#resources'
import { asE164, numbersIn, phoneHref, showPhone } from '#resources/text/phoneShown.ts'
import { contactKind, readUrl } from '#resources/text/detect.ts'
import type { Digits } from '#resources/text/language.ts'
import { directionsUrl, messengerUrls, type Message } from '#src/externalUrls.ts'
import { channelsBy, usualContacts, type Contacts } from '#resources/channels.ts'
import type { Channel, ContactRow } from './contactRow.ts'
import { mergeRows } from './mergeRows.ts'
import { shownText } from './shownText.ts'
import { pointOf } from './shownText.ts'

/** The reader's device, digits and prepared message. */
export interface ContactContext {
  readonly isPhone: boolean
  readonly digits: Digits
  readonly message?: Message | undefined
  /** the operator's order of channels */
  readonly contacts?: Contacts | undefined
}
type Page = Readonly<Record<string, unknown>>
type Maker = (value: string, context: ContactContext, page: Page) => ContactRow

const row = (channel: Channel, shown: string, href: string | null, more: Partial<ContactRow> = {}): ContactRow => ({
  channel,
  shown,
  href,
  copyText: null,
  number: null,
  alternatives: [],
  ...more,
})

const isPhone = (value: string) => contactKind(value) === 'phone' || asE164(value) !== null
/** As E.164; an invalid number keeps only its digits, because its writer may know what it is good for. */
const toDialable = (value: string, stored: unknown) =>
  shownText(stored) ?? asE164(value) ?? phoneHref(value)?.replace('tel:', '') ?? value.replace(/[^\d+]/g, '')
/** An address, also one without its scheme. A name may have a dot, so one has a path. */
const addressIn = (value: string) => (value.includes('/') ? readUrl(value) : null)
/** A user name, written with or without @. */
const usernameIn = (value: string) => value.replace(/^[@~]/, '')
const isUsername = (value: string) => /^[\w.-]{2,}$/.test(value)

/** A contact value's kind decides what a tap does; PhoneOne is always a phone (spec 5.17 to 5.20). */
const call =
  (field: string, alwaysPhone: boolean): Maker =>
  (value, context, page) => {
    const kind = alwaysPhone ? 'phone' : contactKind(value)
    if (kind === 'email') return mail(value, context, page)
    if (kind === 'url') return link('website', value)
    const stored = shownText(page[`${field}E164`])
    const href = stored ? `tel:${stored}` : phoneHref(value)
    if (href === null) return row('call', value, null)
    const number = toDialable(value, stored)
    return row('call', showPhone(value, context.digits), href, {
      copyText: showPhone(stored ?? asE164(value) ?? value, 'latin'),
      number,
      alternatives: alternativesFor(number, page[`${field}Apps`], context),
    })
  }

function alternativesFor(
  number: string,
  apps: unknown,
  { isPhone, message }: ContactContext,
): ContactRow['alternatives'] {
  if (!number.startsWith('+')) return []
  return [
    ...(apps === 'viber' || apps === 'both'
      ? [{ app: 'viber' as const, href: messengerUrls.viber(number, isPhone, message) }]
      : []),
    ...(apps === 'telegram' || apps === 'both'
      ? [{ app: 'telegram' as const, href: messengerUrls.telegram(number, message) }]
      : []),
    ...(message && isPhone && number.startsWith('+959')
      ? [{ app: 'sms' as const, href: messengerUrls.sms(number, message) }]
      : []),
  ]
}

const mail: Maker = (value, { message }) =>
  contactKind(value) === 'email'
    ? row('email', value, messengerUrls.mail(value, message), { copyText: value })
    : row('email', value, null)

const shortAddress = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

function link(channel: Channel, value: string): ContactRow {
  // What was stored before the server read addresses as people write them.
  const href = readUrl(value)
  return row(channel, href ? shortAddress(href) : value, href)
}

/** A messenger contact: a link is used as it is; a number or user name is put into the messenger's address. */
const messenger =
  (
    channel: Channel,
    field: string,
    byNumber: ((e164: string, context: ContactContext) => string) | null,
    byName: ((name: string, context: ContactContext) => string) | null,
  ): Maker =>
  (value, context, page) => {
    const address = addressIn(value)
    if (address) return link(channel, address)
    if (byNumber && isPhone(value)) {
      const number = toDialable(value, page[`${field}E164`])
      return row(channel, showPhone(value, context.digits), byNumber(number, context), {
        copyText: showPhone(value, 'latin'),
        number,
      })
    }
    const name = usernameIn(value)
    return row(channel, value, byName && isUsername(name) ? byName(name, context) : null)
  }

const makers: Readonly<Record<string, Maker>> = {
  PhoneOne: call('PhoneOne', true),
  PhoneTwo: call('PhoneTwo', false),
  PhoneThree: call('PhoneThree', false),
  Viber: messenger(
    'viber',
    'Viber',
    (number, { isPhone, message }) => messengerUrls.viber(number, isPhone, message),
    null,
  ),
  Telegram: messenger(
    'telegram',
    'Telegram',
    (number, { message }) => messengerUrls.telegram(number, message),
    (name, { message }) => messengerUrls.telegramName(name, message),
  ),
  Line: messenger('line', 'Line', null, messengerUrls.line),
  ContactEmail: mail,
  WebsiteURL: (value) => link('website', value),
  LinkedInURL: (value) => link('linkedIn', value),
  FacebookURL: (value) => link('facebook', value),
  Messenger: messenger('messenger', 'Messenger', null, (name, { message }) => messengerUrls.messenger(name, message)),
  WhatsApp: messenger('whatsApp', 'WhatsApp', (number, { message }) => messengerUrls.whatsApp(number, message), null),
}

const phoneFields = new Set(
  [...registry.values()].flatMap((resource) =>
    fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'phone' ? [name] : [])),
  ),
)
const defaultContext: ContactContext = { isPhone: true, digits: 'latin' }

/**
 * A page's contact rows in display order; absent values ('-', 'null', '', missing) have no row. What reaches the same number is
 * one row, and so are links to the same address (docs/rules.md#contact-order).
 */
export function contactRows(page: Page, context: ContactContext = defaultContext): readonly ContactRow[] {
  const made = Object.entries(makers).flatMap(([name, make]) => {
    const value = shownText(page[name])
    if (value === null) return []
    const several = phoneFields.has(name) ? numbersIn(value) : [value]
    // The stored E.164 number belongs to the first of several numbers.
    return several.map((one, at) => make(one, context, at === 0 ? page : { ...page, [`${name}E164`]: asE164(one) }))
  })
  const point = pointOf(page)
  const directions = point
    ? [row('directions', shownText(page['Address']) ?? '', directionsUrl(point.latitude, point.longitude))]
    : []
  const rows = [...made, ...directions]
  const contacts = context.contacts ?? usualContacts
  const ordered = channelsBy(contacts).flatMap((channel) => rows.filter((one) => one.channel === channel))
  return mergeRows(ordered, contacts)
}
