import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { registry } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { sourceName, sourceTitle, type Language, type Messages, type Writing } from '#src/messages/index.ts'

const sources: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('ra-language-english')).default,
  my: async () => (await import('#src/messages/my/reactAdmin.ts')).reactAdminMy,
}

export const loadReactAdminMessages = (language: Language) => sources[language]()

/** React-admin's texts in the app's language and digits, with our names of the resources. */
export function createI18nProvider(
  reactAdminMessages: TranslationMessages,
  t: Messages,
  { language, digits }: Writing,
): I18nProvider {
  const resources = Object.fromEntries(
    [...registry.keys()].map((name) => [name, { name: `${sourceName(t, name)} |||| ${sourceTitle(t, name)}` }]),
  )
  // Polyglot calls this to fill in parameters: numbers are written in the reader's digits, names stay as they are.
  function replace(this: string, parameter: RegExp, valueOf: (whole: string, name: string) => unknown) {
    return this.replace(parameter, (whole: string, name: string) => {
      const value = valueOf(whole, name)
      return typeof value === 'number' ? digitsIn(digits, String(value)) : String(value)
    })
  }
  const options = { allowMissing: true, replace }
  return polyglotI18nProvider(() => ({ ...reactAdminMessages, resources }), language, [], options)
}
