import type { HoursKind } from '../hours.ts'

/** What is said of a trade on a sign and on a page. */
export type TradeWords = {
  /** The end of a shop's name, English and Burmese. */
  signs: readonly (readonly [english: string, burmese: string])[]
  hours: HoursKind
  /** Descriptions in English, one or two sentences each. */
  english: readonly string[]
  /** Descriptions in Burmese. */
  burmese: readonly string[]
}
