import { isLanguage, type Language } from '#src/messages/index.ts'

/** What the one preference cookie holds (contract section 2: nothing else is ever a cookie). */
export interface Preferences {
  language: Language | null
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
    dataSaver: words.includes('saver'),
    lakhs: words.includes('lakhs'),
  }
}

/** The language to speak: the person's own choice, else the first of ours the browser asks for, else English. */
export function chooseLanguage(asked: { cookies?: string | undefined; acceptLanguage?: string | undefined }): Language {
  const chosen = readPreferences(asked.cookies).language
  if (chosen) return chosen
  // RFC 9110 section 12.5.4: ranges in order of weight; without weights in the order written.
  const ranges = (asked.acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', weight] = range.trim().split(/\s*;\s*q=/)
    return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  const best = ranges
    .filter((range) => range.weight > 0 && isLanguage(range.language))
    .sort((one, other) => other.weight - one.weight)[0]
  return isLanguage(best?.language) ? best.language : 'en'
}

const aYear = 365 * 24 * 3600

/** Remembers preferences for a year. Browser only. */
export function writePreferences(change: Partial<Preferences>): void {
  const { language, dataSaver, lakhs } = { ...readPreferences(document.cookie), ...change }
  const value = [language, dataSaver ? 'saver' : null, lakhs ? 'lakhs' : null].filter(Boolean).join('.')
  document.cookie = `${preferenceCookie}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`
}

/** Whether the person has said which language to speak. Browser only. */
export const hasChosenLanguage = () => readPreferences(document.cookie).language !== null

/** The language to speak where no server chose one. Browser only. */
export const browserLanguage = () =>
  chooseLanguage({ cookies: document.cookie, acceptLanguage: navigator.languages.join(',') })
