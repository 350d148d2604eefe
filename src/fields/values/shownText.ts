import { isAbsent, readUrl } from '#resources/text/detect.ts'
import { withoutTurning } from '#resources/text/store.ts'
import type { Language } from '#src/messages/index.ts'

/** A record's value as text; null when it counts as absent: '-', 'null', '' or missing (spec 5.14 to 5.16). */
export function shownText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return isAbsent(value) ? null : withoutTurning(String(value)).trim()
}

/** Where a stored link leads, also of one that was stored before the server read addresses as people write them; null for none. */
export function shownUrl(value: unknown): string | null {
  const text = shownText(value)
  return text === null ? null : readUrl(text)
}

/** The stored names of a record's pictures. A record that the device kept from an earlier version has none. */
export const picturesOf = (record: object, name = 'Pictures') => chosenNames(record, name)

/** The names that a list of them has. */
export const chosenNames = (record: object, name: string): readonly string[] => {
  const held: unknown = (record as Readonly<Record<string, unknown>>)[name]
  return Array.isArray(held) ? held.filter((one) => typeof one === 'string') : []
}

/** Whether a stored picture's name says that it is higher than wide: a card then keeps the room for it before it has come. */
export const isUpright = (name: string | null | undefined): boolean => /^[0-9a-f]{32}p\./.test(name ?? '')

/** The picture of a record in a list: its thumbnail, else the first of its pictures. */
export const listPictureOf = (record: object): string | null =>
  shownText((record as Readonly<Record<string, unknown>>)['Thumbnail']) ?? picturesOf(record)[0] ?? null

export interface Named {
  Name?: unknown
  BurmeseName?: unknown
}

export interface ShownNames {
  /** in the current language, or the only name there is */
  first: string | null
  /** the other name; null when it is missing or the same */
  second: string | null
  /** the language of `second` */
  secondLanguage: Language
}

/** A record's English and Burmese names (BurmeseName, spec 3.01), ordered for the reader's language. */
export function shownNames(named: Named, language: Language): ShownNames {
  const [english, burmese] = [shownText(named.Name), shownText(named.BurmeseName)]
  const isBurmeseFirst = language === 'my' && burmese !== null
  const [first, second] = isBurmeseFirst ? [burmese, english] : [english ?? burmese, burmese]
  return { first, second: second === first ? null : second, secondLanguage: isBurmeseFirst ? 'en' : 'my' }
}

/** Several names in the current language; `names` and `burmeseNames` are the declaration's answer fields. */
export function namesIn(
  record: Readonly<Record<string, unknown>>,
  field: { names: string; burmeseNames?: string },
  language: Language,
): readonly string[] {
  const burmese = language === 'my' && field.burmeseNames ? shownText(record[field.burmeseNames]) : null
  return (burmese ?? shownText(record[field.names]) ?? '').split(', ').filter(Boolean)
}

const pageCategoryFields = { names: 'Categories', burmeseNames: 'BurmeseCategories' }

/** A page's category names, the main one first; below, joined to one line. */
export const categoryNamesIn = (record: object, language: Language) =>
  namesIn({ ...record }, pageCategoryFields, language)
export const categoryListIn = (record: object, language: Language) =>
  categoryNamesIn(record, language).join(listSeparator[language])

/** The name of a reference's target, from the joined fields `{Name}Name` and `{Name}BurmeseName`. */
export const referenceNameIn = (record: Readonly<Record<string, unknown>>, name: string, language: Language) =>
  shownNames({ Name: record[`${name}Name`], BurmeseName: record[`${name}BurmeseName`] }, language).first

/** The town of a page and the country of a person. */
export const townNameIn = (page: object, language: Language) => referenceNameIn({ ...page }, 'Town', language)
export const countryNameIn = (record: object, language: Language) => referenceNameIn({ ...record }, 'Country', language)

/** The separator between items of a list or parts of an address. */
export const listSeparator: Readonly<Record<Language, string>> = { en: ', ', my: '၊ ' }

/** A record's location; null for 0/0, which means no place (docs/rules.md#places). */
export function pointOf(record: Readonly<Record<string, unknown>>) {
  const { Latitude: latitude, Longitude: longitude } = record
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return latitude === 0 || longitude === 0 ? null : { latitude, longitude }
}
