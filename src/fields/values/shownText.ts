import { isAbsent } from '#resources/text/index.ts'
import type { Language } from '#src/messages/index.ts'

/** A record's value as text, or null where it counts as absent: '-', 'null', '' or missing (spec 5.14 to 5.16). */
export function shownText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return isAbsent(value) ? null : String(value).trim()
}

export interface Named {
  Name?: unknown
  BurmeseName?: unknown
}

export interface ShownNames {
  /** the one in the language that is spoken, or the only one there is */
  first: string | null
  /** the other one; null where both are the same or one is missing */
  second: string | null
  /** the language the second is written in, where it is another */
  secondLanguage: Language
}

/** What bears its name in both languages (BurmeseName, spec 3.01), as this person reads it. */
export function shownNames(named: Named, language: Language): ShownNames {
  const [english, burmese] = [shownText(named.Name), shownText(named.BurmeseName)]
  const isBurmeseFirst = language === 'my' && burmese !== null
  const [first, second] = isBurmeseFirst ? [burmese, english] : [english ?? burmese, burmese]
  return { first, second: second === first ? null : second, secondLanguage: isBurmeseFirst ? 'en' : 'my' }
}

/** Names of several things in the language that is spoken: `names` and `burmeseNames` are the declaration's answer fields. */
export function namesIn(
  record: Readonly<Record<string, unknown>>,
  field: { names: string; burmeseNames?: string },
  language: Language,
): readonly string[] {
  const burmese = language === 'my' && field.burmeseNames ? shownText(record[field.burmeseNames]) : null
  return (burmese ?? shownText(record[field.names]) ?? '').split(', ').filter(Boolean)
}

const ofPage = { names: 'Categories', burmeseNames: 'BurmeseCategories' }

/** What a page deals in, the first first; and for a line of text. */
export const tradesIn = (record: object, language: Language) => namesIn({ ...record }, ofPage, language)
export const categoriesIn = (record: object, language: Language) => tradesIn(record, language).join(listComma[language])

/** What a reference points at, out of the joined fields `{Name}Name` and `{Name}BurmeseName`. */
export const referenceIn = (record: Readonly<Record<string, unknown>>, name: string, language: Language) =>
  shownNames({ Name: record[`${name}Name`], BurmeseName: record[`${name}BurmeseName`] }, language).first

/** Where a page is, whence a person. */
export const townIn = (page: object, language: Language) => referenceIn({ ...page }, 'Town', language)
export const countryIn = (record: object, language: Language) => referenceIn({ ...record }, 'Country', language)

/** What stands between the parts of an enumeration or an address. */
export const listComma: Readonly<Record<Language, string>> = { en: ', ', my: '၊ ' }
