import type { Channel } from '#resources/channels.ts'

export type { Channel }

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
