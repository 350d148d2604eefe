/** The contact channels in display order (docs/rules.md#contact-order: blocked services come last). */
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
  /** display text, with numbers in the reader's digits; for directions the address, possibly empty */
  readonly shown: string
  /** null: plain text, nothing to tap (spec 5.17 to 5.19) */
  readonly href: string | null
  /** text for the copy button, with ASCII digits in numbers; null when there is nothing to copy */
  readonly copyText: string | null
  /** the number it reaches, by which rows are merged; null for names and addresses */
  readonly number: string | null
  /** messengers that the number also answers on, and SMS when there is a prepared message */
  readonly alternatives: readonly Alternative[]
}
export interface Alternative {
  readonly app: 'viber' | 'telegram' | 'whatsApp' | 'sms'
  readonly href: string
}
