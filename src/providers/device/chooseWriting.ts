import { preferredWriting } from '#resources/acceptLanguage.ts'
import { isLanguage, type Language, type Writing } from '#resources/text/language.ts'
import { readPreferences, withPreferredDigits } from './preferences.ts'

/** The language to use: the person's choice, else the browser's first supported language, else English. */
export const chooseLanguage = (asked: {
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}): Language => readPreferences(asked.cookies).language ?? preferredWriting(asked.acceptLanguage).language

/**
 * The language and digits for a request: the address's `?lang=` first, then the person's or the browser's preference.
 */
export function chooseWriting(asked: {
  lang?: unknown
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}): Writing {
  return withPreferredDigits(isLanguage(asked.lang) ? asked.lang : chooseLanguage(asked), asked.cookies)
}

/** Language and digits when no server has chosen them. Browser only. */
export const browserWriting = () =>
  chooseWriting({ cookies: document.cookie, acceptLanguage: navigator.languages.join(',') })
