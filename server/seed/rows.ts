import type { Page } from '#resources'
import { readPhone } from '#resources/text/index.ts'
import type { SeedBusiness } from './content/index.ts'
import type { Lists } from '../db/search/index/facets.ts'
import type { Pool } from './pictures/index.ts'

/** Ids of what every business refers to, by the keys the content uses. */
export interface Places {
  countries: ReadonlyMap<string, number>
  towns: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
}

const e164 = (typed: string | undefined) => (typed ? readPhone(typed).e164 : null)

/** A mobile number answers on messengers more often than not; a landline never does. */
function apps(typed: string | undefined, n: number, salt: number): Page['PhoneOneApps'] {
  if (!typed) return null
  if (!e164(typed)?.startsWith('+959')) return 'none'
  return (['viber', 'viber', 'both', 'telegram', 'none'] as const)[choose(n, salt, 5)]!
}

/** A page's row, every column named. `n` is which business it is, which decides its pictures. */
export function pageRow(n: number, business: SeedBusiness, owner: number, at: Date, places: Places, pool: Pool) {
  const [one, two, three] = business.phones
  const { viber, whatsApp } = business
  return {
    Id: 0,
    CreatedAt: at,
    UpdatedAt: at,
    OwnerId: owner,
    Name: business.name,
    BurmeseName: business.burmeseName ?? null,
    Thumbnail: pool.thumbnail(business.motif, n),
    CoverThumbnail: pool.cover(business.motif, n),
    Description: business.description,
    CountryId: places.countries.get(business.country) ?? null,
    TownId: places.towns.get(business.town) ?? null,
    Address: business.address,
    Latitude: business.latitude,
    Longitude: business.longitude,
    Hours: business.hours,
    PhoneOne: one ?? null,
    PhoneOneE164: e164(one),
    PhoneOneApps: apps(one, n, 95),
    PhoneTwo: two ?? null,
    PhoneTwoE164: e164(two),
    PhoneTwoApps: apps(two, n, 96),
    PhoneThree: three ?? null,
    PhoneThreeE164: e164(three),
    PhoneThreeApps: apps(three, n, 97),
    Viber: viber ?? null,
    ViberE164: e164(viber),
    Telegram: business.telegram ?? null,
    Line: business.line ?? null,
    Messenger: business.messenger ?? null,
    WhatsApp: whatsApp ?? null,
    WhatsAppE164: e164(whatsApp),
    ContactEmail: business.email ?? null,
    WebsiteURL: business.website ?? null,
    FacebookURL: business.facebook ?? null,
    WebURL: business.webURL ?? null,
    AndroidURL: business.androidURL ?? null,
    AppleURL: business.appleURL ?? null,
    EditorNote: business.editorNote ?? null,
    VerifiedAt: business.verified ? at : null,
    Status: 1,
  }
}

/** The page's categories, the first one its main trade. */
export const listsOf = (business: SeedBusiness, { categories }: Places): Lists =>
  new Map([['Category', business.motifs.flatMap((motif) => categories.get(motif) ?? [])]])

/** A number from 0 up to 1 that is the same for the same two numbers every time. */
export function chance(n: number, salt: number): number {
  let x = (n + 1) * 0x9e3779b1 + salt * 0x85ebca6b
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32
}

/** A whole number from 0 up to `below`. */
export const choose = (n: number, salt: number, below: number) => Math.floor(chance(n, salt) * below)

const day = 24 * 60 * 60 * 1000

/** The moment so many days before `now`, at a time of day when shops are awake in Yangon (UTC+6:30). */
export function daysBefore(now: Date, days: number, n: number): Date {
  const date = new Date(now.getTime() - days * day)
  date.setUTCHours(1 + choose(n, 901, 13), choose(n, 902, 60), choose(n, 903, 60), 0)
  return date > now ? new Date(now.getTime() - choose(n, 904, 3600) * 1000) : date
}
