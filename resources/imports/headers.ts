import { importTargets } from './imports.ts'
import type { Resource } from '../kit.ts'

/** What a column's header is called elsewhere, by what it is mapped to: in sheets, by Google's Business Profile, by OpenStreetMap. */
const headers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Name: 'name:en, business name, shop name, company, item, item name, product name, ဆိုင်အမည်, လုပ်ငန်းအမည်, ပစ္စည်းအမည်',
    Title: 'name',
    BurmeseName: 'name:my, name (mm), name (my), name (myanmar), myanmar name, name in burmese, မြန်မာအမည်',
    Page: 'shop, business, page name, business name, ဆိုင်, ဆိုင်အမည်',
    Category:
      'categories, type, business type, primary category, additional categories, amenity, shop, tourism, office, craft, healthcare, leisure',
    ProductCategory: 'category, type',
    Town: 'township, town name, locality, city, addr:city, addr:township, addr:suburb, မြို့',
    Address:
      'address line 1, address line 2, address line 3, address line 4, address line 5, street, addr:full, addr:housenumber, addr:street, နေရပ်လိပ်စာ',
    Country: 'country / region, country code, addr:country',
    PhoneOne:
      'phone, phones, phone no, contact number, mobile number, telephone, tel, mobile, phone number, primary phone, additional phones, contact:phone, contact:mobile, ph, ph no, ဖုန်း, ဖုန်းနံပါတ်',
    Viber: 'contact:viber',
    WhatsApp: 'contact:whatsapp',
    Latitude: 'lat, @lat',
    Longitude: 'long, lng, lon, @lon',
    Hours: 'hours, opening hours, opening_hours, business hours',
    'Hours.exceptions': 'special hours',
    ...Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        `Hours.${day.slice(0, 3).toLowerCase()}`,
        `${day} hours`,
      ]),
    ),
    ContactEmail: 'email, email address, e-mail, mail, contact:email',
    WebsiteURL: 'website, web, url, web site, contact:website',
    FacebookURL: 'facebook, facebook page, fb, contact:facebook',
    Description: 'about, details, from the business',
    Code: 'store code, shop code, @id',
    Price: 'price (ks), price (mmk), ဈေး, ဈေးနှုန်း, စျေးနှုန်း',
    PriceUnit: 'unit, per, ယူနစ်',
    Condition: 'new or used',
    Payments: 'payment, payments, payment methods, payment options, payment type',
    PostalCode: 'postcode, zip, zip code, addr:postcode',
    Region: 'region name, state, state / region, division, administrative area, တိုင်း',
    'Region.BurmeseName': 'region burmese name',
  }),
)

/** Letters and digits alone: a header is spelled in any way. */
export const spelled = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}@]/gu, '')

/** What each column is likely to be; null: nothing that is known. */
export function guessTargets(resource: Resource, header: readonly string[]): (string | null)[] {
  const targets = importTargets(resource)
  const known = new Map<string, string>()
  const learn = (spelling: string, name: string) => known.has(spelled(spelling)) || known.set(spelled(spelling), name)
  for (const name of targets) learn(name, name)
  for (const name of targets) {
    const label = resource.fields[name]?.label
    if (label) for (const text of [label.en, label.my]) learn(text, name)
  }
  for (const name of targets) for (const text of headers.get(name)?.split(', ') ?? []) learn(text, name)
  const found = header.map((text) => known.get(spelled(text)) ?? null)
  // A second name has a place only where there is a Burmese one.
  const first = found.indexOf(resource.title)
  return found.map((name, at) =>
    name === resource.title && at > first && !('BurmeseName' in resource.fields) ? null : name,
  )
}

/** What a kept mapping says of a header; null: that it is not used, or nothing. */
export const keptTarget = (mapping: Readonly<Record<string, string | null>>, header: string): string | null =>
  Object.hasOwn(mapping, spelled(header)) ? (mapping[spelled(header)] ?? null) : null
