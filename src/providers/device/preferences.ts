import { preferredWriting } from '#resources/acceptLanguage.ts'
import {
  isDigits,
  isLanguage,
  usualWriting,
  type Digits,
  type Language,
  type Writing,
} from '#resources/text/language.ts'

/** What the one preference cookie holds (nothing else is ever a cookie, docs/rules.md#preference-cookie). */
export interface Preferences {
  language: Language | null
  /** null: as the language is usually written */
  digits: Digits | null
  dataSaver: boolean
  /** great sums in lakhs */
  lakhs: boolean
}
export const preferenceCookie = 'preferences'

/** Out of a `Cookie` header or `document.cookie`; unknown words are passed over. */
export function readPreferences(cookies: string | undefined): Preferences {
  const value = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === preferenceCookie)?.[1]
  const words = (value ?? '').split('.')
  return {
    language: words.find(isLanguage) ?? null,
    digits: words.find(isDigits) ?? null,
    dataSaver: words.includes('saver'),
    lakhs: words.includes('lakhs'),
  }
}

/** The language to speak: the person's own choice, else the first of ours the browser asks for, else English. */
export const chooseLanguage = (asked: {
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}): Language => readPreferences(asked.cookies).language ?? preferredWriting(asked.acceptLanguage).language

/** That language in the digits the person prefers, where it has both. */
export const asPreferred = (language: Language, cookies: string | undefined): Writing =>
  language === 'my'
    ? { language, digits: readPreferences(cookies).digits ?? usualWriting.my.digits }
    : usualWriting[language]

/** How to write to somebody whose address may name the language (`?lang=`), else as they or their browser prefer. */
export function chooseWriting(asked: {
  lang?: unknown
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}): Writing {
  return asPreferred(isLanguage(asked.lang) ? asked.lang : chooseLanguage(asked), asked.cookies)
}

const aYear = 365 * 24 * 3600

/** Remembers preferences for a year. Browser only. */
export function writePreferences(change: Partial<Preferences>): void {
  const { language, digits, dataSaver, lakhs } = { ...readPreferences(document.cookie), ...change }
  const value = [language, digits, dataSaver ? 'saver' : null, lakhs ? 'lakhs' : null].filter(Boolean).join('.')
  document.cookie = `${preferenceCookie}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`
}

/** Whether the person has said which language to speak. Browser only. */
export const hasChosenLanguage = () => readPreferences(document.cookie).language !== null

/** How to write where no server chose. Browser only. */
export const browserWriting = () =>
  chooseWriting({ cookies: document.cookie, acceptLanguage: navigator.languages.join(',') })

/** How the screen is written at this moment, the language as the document says of itself; undefined before it does. Browser only. */
export function currentWriting(): Writing | undefined {
  const { lang } = document.documentElement
  return isLanguage(lang) ? asPreferred(lang, document.cookie) : undefined
}
