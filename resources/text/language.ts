/** The languages the app speaks. */
export type Language = 'en' | 'my'
export const languages: readonly Language[] = ['en', 'my']
/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', my: 'မြန်မာ' }
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'my'

/** The digits numbers are written in: ၁၂၃ or 123. */
export type Digits = 'burmese' | 'latin'
export const isDigits = (value: unknown): value is Digits => value === 'burmese' || value === 'latin'

/** How numbers, dates and prices are written. English has Latin digits only; Burmese those the reader prefers. */
export interface Writing {
  readonly language: Language
  readonly digits: Digits
}

/** How each language is written by default. */
export const usualWriting: Readonly<Record<Language, Writing>> = {
  en: { language: 'en', digits: 'latin' },
  my: { language: 'my', digits: 'burmese' },
}

/** The locale extension that asks for Latin digits (UTS 35, key `nu`; RFC 6067). */
const inLatinDigits = '-u-nu-latn'

/** The `Accept-Language` header that asks for this language and these digits. */
export const acceptLanguageOf = (writing: Writing) =>
  writing.digits === usualWriting[writing.language].digits ? writing.language : `${writing.language}${inLatinDigits}`
