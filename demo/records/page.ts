import type { Page } from '#resources'
import { readPhone } from '#resources/text/index.ts'
import type { DemoBusiness } from '../businesses/shape.ts'
import { choose } from '../chance.ts'
import { pictureOf } from '../pictureNames.ts'
import type { PlaceIds } from './batch.ts'

const e164 = (typed: string | undefined) => (typed ? readPhone(typed).e164 : null)

/** A mobile number answers on messengers more often than not; a landline never does. */
function apps(typed: string | undefined, n: number, salt: number): Page['PhoneOneApps'] {
  if (!typed) return null
  if (!e164(typed)?.startsWith('+959')) return 'none'
  return (['viber', 'viber', 'both', 'telegram', 'none'] as const)[choose(n, salt, 5)]!
}

/** Of these each `one in so many` of the businesses has. */
const some = <N extends string>(n: number, oneIn: Readonly<Record<N, number>>, salt: number): N[] =>
  (Object.keys(oneIn) as N[]).filter((name, at) => choose(n, salt + at, oneIn[name]) === 0)

/** A page's row, every column named. `n` is which business it is, which decides its pictures. */
export function pageRow(n: number, business: DemoBusiness, owner: number, at: Date, places: PlaceIds) {
  const [one, two, three] = business.phones
  const { viber, whatsApp } = business
  return {
    Id: 0,
    CreatedAt: at,
    UpdatedAt: at,
    OwnerId: owner,
    Name: business.name,
    BurmeseName: business.burmeseName ?? null,
    Thumbnail: pictureOf.thumbnail(business.trade, n),
    CoverThumbnail: pictureOf.cover(business.trade, n),
    Description: business.description,
    CountryId: places.countries.get(business.country) ?? null,
    TownId: places.towns.get(business.town) ?? null,
    Address: business.address,
    Latitude: business.latitude,
    Longitude: business.longitude,
    Hours: business.hours,
    Closure: 'none' as const,
    Services: some(n, { delivers: 3, parking: 4, wheelchair: 8, generator: 2 }, 106),
    Payments: some(n, { cash: 1, kbzPay: 2, wavePay: 3, ayaPay: 5, mmqr: 3, card: 6 }, 110),
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
    // The first one is its main trade.
    Category: business.trades.flatMap((trade) => places.categories.get(trade) ?? []),
  }
}
