import { channelsBy, usualContacts, type Contacts } from '#resources/channels.ts'
import type { Alternative, Channel, ContactRow } from './contactRow.ts'
import { shownUrl } from './shownText.ts'

/** Contact rows in which no number and no address stands twice (docs/rules.md#contact-order). */
export function mergeRows(rows: readonly ContactRow[], contacts: Contacts): readonly ContactRow[] {
  const apps = appsBy(contacts)
  const merged: ContactRow[] = []
  for (const row of rows) {
    const at = merged.findIndex((other) => isSame(other, row))
    const first = merged[at]
    if (first) merged[at] = merge(first, row, apps)
    else merged.push(row)
  }
  return merged
}

/** By which two links are the same: without scheme, `www.` and the last slash, the host in lower case. */
export const addressKey = (value: unknown): string | null => {
  const href = shownUrl(value)
  if (href === null) return null
  const address = href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return address.replace(/^[^/?#]+/, (host) => host.toLowerCase())
}

function isSame(one: ContactRow, other: ContactRow): boolean {
  if (one.number !== null && one.number === other.number) return true
  if (one.channel === other.channel && one.shown === other.shown) return true
  const address = linkOf(one)
  return address !== null && address === linkOf(other)
}

const linkOf = ({ channel, href }: ContactRow) => (channel === 'directions' ? null : addressKey(href))

/** One row for two channels with the same value: it stands where the first stood and has the actions of both. */
function merge(first: ContactRow, other: ContactRow, apps: readonly Alternative['app'][]): ContactRow {
  if (first.number === null) {
    // A website that is a page of Facebook's is said to be one, with the note that it is blocked.
    return first.channel === 'website' ? other : first
  }
  const offered = [...first.alternatives, ...actOf(other), ...other.alternatives]
  return {
    ...first,
    // The number may stand beside a name, which only one of them has.
    shown: other.shown.length > first.shown.length ? other.shown : first.shown,
    alternatives: apps.flatMap((app) =>
      app === first.channel ? [] : offered.filter((one) => one.app === app).slice(0, 1),
    ),
  }
}

const isApp = (channel: Channel): channel is Channel & Alternative['app'] =>
  channel === 'viber' || channel === 'telegram' || channel === 'whatsApp'

/** The messengers that are not blocked, in the order of contacts. */
const openApps = (contacts: Contacts) =>
  channelsBy(contacts)
    .filter(isApp)
    .filter((one) => !contacts.blocked.includes(one))

/** In display order; what is blocked behind SMS, which needs no network. */
const appsBy = (contacts: Contacts): readonly Alternative['app'][] => [
  ...openApps(contacts),
  'sms',
  ...contacts.blocked.filter(isApp),
]
const actOf = ({ channel, href }: ContactRow): readonly Alternative[] =>
  href !== null && isApp(channel) ? [{ app: channel, href }] : []

/** What a thumb reaches first: a call, and the first messenger that is not blocked: usually Viber, which most people have. */
export function quickContacts(rows: readonly ContactRow[], contacts: Contacts = usualContacts) {
  const call = rows.find(({ channel, href }) => channel === 'call' && href !== null)
  const messengers = rows.flatMap((row) =>
    [...actOf(row), ...row.alternatives].map((act) => ({ ...act, shown: row.shown })),
  )
  const messenger = openApps(contacts).flatMap((app) => messengers.filter((one) => one.app === app))[0]
  return { call, messenger }
}
