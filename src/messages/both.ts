import type { Language } from '#resources/text/language.ts'
import { en } from './en/index.ts'
import { my } from './my/index.ts'
import { addMessages, messagesIn, type Messages } from './translations.ts'
import { usualWriting } from '#resources/text/language.ts'

export { messagesIn } from './translations.ts'

/* Loads both languages: for the server, which renders in either, and for tests. The browser never imports this file. */

addMessages('en', en)
addMessages('my', my)

/** Both languages with their usual digits. */
export const messages: Readonly<Record<Language, Messages>> = {
  en: messagesIn(usualWriting.en),
  my: messagesIn(usualWriting.my),
}

/** The subjects whose Burmese a native speaker has reviewed (docs/languages.md). */
const reviewed: readonly (keyof typeof en)[] = []

const { declared: _declared, ...subjects } = en
/** The texts by subject, with whether their Burmese has been reviewed. Labels state that in the declarations. */
export const allSentences: Readonly<Record<string, { en: object; my: object; reviewed: boolean }>> = Object.fromEntries(
  (Object.keys(subjects) as (keyof typeof subjects)[]).map((subject) => [
    subject,
    { en: en[subject], my: my[subject], reviewed: reviewed.includes(subject) },
  ]),
)
