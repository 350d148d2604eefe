import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { registry } from '#resources'
import { messages, sourceName, sourceTitle, type Language } from '#src/messages/index.ts'
import { reactAdminMy } from '#src/messages/reactAdmin.my.ts'

const own = { en: english, my: reactAdminMy } satisfies Record<Language, typeof english>

/** react-admin's sentences in the app's language, with our names for the resources in them. */
export function reactAdminLanguage(language: Language): I18nProvider {
  const say = messages[language]
  const resources = Object.fromEntries(
    [...registry.keys()].map((name) => [name, { name: `${sourceName(say, name)} |||| ${sourceTitle(say, name)}` }]),
  )
  return polyglotI18nProvider(() => ({ ...own[language], resources }), language, [], { allowMissing: true })
}
