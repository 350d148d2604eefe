import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { registry } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { messagesIn, sourceName, sourceTitle, type Language, type Writing } from '#src/messages/index.ts'
import { reactAdminMy } from '#src/messages/reactAdmin.my.ts'

const own = { en: english, my: reactAdminMy } satisfies Record<Language, typeof english>

/** react-admin's sentences in the app's language and digits, with our names for the resources in them. */
export function reactAdminLanguage(writing: Writing): I18nProvider {
  const { language, digits } = writing
  const t = messagesIn(writing)
  const resources = Object.fromEntries(
    [...registry.keys()].map((name) => [name, { name: `${sourceName(t, name)} |||| ${sourceTitle(t, name)}` }]),
  )
  // By it polyglot fills parameters in: numbers among them, never names, are written in the reader's digits.
  function replace(this: string, parameter: RegExp, filledBy: (whole: string, name: string) => unknown) {
    return this.replace(parameter, (whole: string, name: string) => {
      const value = filledBy(whole, name)
      return typeof value === 'number' ? digitsIn(digits, String(value)) : String(value)
    })
  }
  const options = { allowMissing: true, replace }
  return polyglotI18nProvider(() => ({ ...own[language], resources }), language, [], options)
}
