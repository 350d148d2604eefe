import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { registry } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { messagesIn, sourceName, sourceTitle, type Language, type Writing } from '#src/messages/index.ts'
import { reactAdminMy } from '#src/messages/reactAdmin.my.ts'

const reactAdminMessages = { en: english, my: reactAdminMy } satisfies Record<Language, typeof english>

/** React-admin's texts in the app's language and digits, with our names of the resources. */
export function createI18nProvider(writing: Writing): I18nProvider {
  const { language, digits } = writing
  const t = messagesIn(writing)
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
  return polyglotI18nProvider(() => ({ ...reactAdminMessages[language], resources }), language, [], options)
}
