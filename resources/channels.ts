/** The ways to reach a business, in the usual order: what is blocked comes last (docs/rules.md#contact-order). */
export const channelLabels = {
  call: { en: 'Call', my: 'ဖုန်းခေါ်ရန်' },
  viber: { en: 'Viber', my: 'Viber' },
  telegram: { en: 'Telegram', my: 'Telegram' },
  line: { en: 'LINE', my: 'LINE' },
  email: { en: 'Mail', my: 'အီးမေးလ်' },
  website: { en: 'Website', my: 'ဝက်ဘ်ဆိုက်' },
  linkedIn: { en: 'LinkedIn', my: 'LinkedIn' },
  directions: { en: 'Directions', my: 'လမ်းညွှန်' },
  facebook: { en: 'Facebook', my: 'Facebook' },
  messenger: { en: 'Messenger', my: 'Messenger' },
  whatsApp: { en: 'WhatsApp', my: 'WhatsApp' },
}
export type Channel = keyof typeof channelLabels
export const channels = Object.keys(channelLabels) as readonly Channel[]

/** Blocked in the country since 2021, until the operator's setting says otherwise. */
export const usuallyBlocked: readonly Channel[] = ['facebook', 'messenger', 'whatsApp']

/** What the operator says of contacts: which come first, and which are blocked. */
export interface Contacts {
  readonly order: readonly Channel[]
  readonly blocked: readonly Channel[]
}
export const usualContacts: Contacts = { order: [], blocked: usuallyBlocked }

/** All channels in the order in which they are shown: those not named follow as usual, what is blocked last. */
export function channelsBy({ order, blocked }: Contacts): readonly Channel[] {
  const others = channels.filter((one) => !order.includes(one))
  return [...order, ...others.filter((one) => !blocked.includes(one)), ...others.filter((one) => blocked.includes(one))]
}
