import { readTown, townWord, type ShownPreferences, type TownChoice } from '#resources/shownPreferences.ts'
import { showsByTown } from '#src/paths.ts'
import {
  isDigits,
  isLanguage,
  usualWriting,
  type Digits,
  type Language,
  type Writing,
} from '#resources/text/language.ts'

/** The contents of the preference cookie, the only cookie there is (docs/rules.md#preference-cookie). */
export interface Preferences {
  language: Language | null
  /** null: the language's usual digits */
  digits: Digits | null
  dataSaver: boolean
  /** shows large amounts in lakhs */
  lakhs: boolean
  /** where lists look */
  town: TownChoice
  /** has blocked pages (blocked.ts): index.html asks the browser's storage only then, which takes a slow phone longer than a cookie */
  hasBlocked: boolean
}
export const preferenceCookie = 'preferences'

/** Parses a `Cookie` header or `document.cookie`; unknown words are ignored. */
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
    town: words.map(readTown).find((town) => town !== null) ?? null,
    hasBlocked: words.includes('blocks'),
  }
}

/** The language with the person's preferred digits, where the language has two kinds of digits. */
export const withPreferredDigits = (language: Language, cookies: string | undefined): Writing =>
  language === 'my'
    ? { language, digits: readPreferences(cookies).digits ?? usualWriting.my.digits }
    : usualWriting[language]

/** What a screen is rendered by besides language and digits: the town only where it changes what is shown. */
export function chooseShown(path: string, cookies: string | undefined): ShownPreferences {
  const { lakhs, town } = readPreferences(cookies)
  return { lakhs, town: showsByTown(path) ? town : null }
}

let known: Preferences | undefined

/**
 * The preferences at this moment. Browser only. The cookie, which another tab may change, is read once a task: that takes a slow phone
 * half a millisecond to two, and each price on a screen asks.
 */
export function currentPreferences(): Preferences {
  if (!known) {
    known = readPreferences(document.cookie)
    queueMicrotask(() => (known = undefined))
  }
  return known
}

const yearInSeconds = 365 * 24 * 3600

/** Stores preferences for one year. Browser only. */
export function writePreferences(change: Partial<Preferences>): void {
  const { language, digits, dataSaver, lakhs, town, hasBlocked } = { ...readPreferences(document.cookie), ...change }
  const words = [
    language,
    digits,
    dataSaver ? 'saver' : null,
    lakhs ? 'lakhs' : null,
    townWord(town),
    hasBlocked && 'blocks',
  ]
  const value = words.filter(Boolean).join('.')
  document.cookie = `${preferenceCookie}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  known = undefined
}

/** Whether the person has chosen a language. Browser only. */
export const hasChosenLanguage = () => readPreferences(document.cookie).language !== null

/**
 * The language and digits of the current screen, read from the document's `lang`; undefined while the document has
 * none. Browser only.
 */
export function currentWriting(): Writing | undefined {
  const { lang } = document.documentElement
  return isLanguage(lang) ? withPreferredDigits(lang, document.cookie) : undefined
}
