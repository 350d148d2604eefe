import type { Motif } from '../../motifs.ts'

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Opening spans of a day as 'HH:MM' in Asia/Yangon; a day that is absent is closed. */
export type SeedHours = Partial<Record<Weekday, [open: string, close: string][]>>

/** A fictional business. `town` and `country` are keys of the lists beside; coordinates are degrees (WGS 84). */
export type SeedBusiness = {
  name: string
  burmeseName?: string
  /** The trade that decides its picture, its shelves and its posts; always the first of `motifs`. */
  motif: Motif
  motifs: Motif[]
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
  hours: SeedHours
  editorNote?: string
  verified: boolean
  webURL?: string
  androidURL?: string
  appleURL?: string
}
