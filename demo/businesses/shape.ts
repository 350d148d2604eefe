import type { TradeName } from '../trades/trades.ts'
import type { WeekHours } from './hours.ts'

/** A fictional business. `town` and `country` are keys of the lists beside; coordinates are degrees (WGS 84). */
export type DemoBusiness = {
  name: string
  burmeseName?: string
  /** The trade that decides its picture, its shelves and its posts; always the first of `trades`. */
  trade: TradeName
  trades: TradeName[]
  town: string
  country: 'MM'
  latitude: number
  longitude: number
  address: string
  description: string
  phones: string[]
  viber?: string
  telegram?: string
  line?: string
  messenger?: string
  whatsApp?: string
  email?: string
  website?: string
  facebook?: string
  hours: WeekHours
  editorNote?: string
  verified: boolean
  webURL?: string
  androidURL?: string
  appleURL?: string
}

/** A shop somebody would know: its sign, its Burmese name where the sign is in English, its trades, its town. */
export type NamedBusiness = readonly [
  name: string,
  burmeseName: string,
  trades: TradeName | readonly [TradeName, TradeName],
  town: string,
]
