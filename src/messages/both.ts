import { browsing as browsingEn } from './en/browsing.ts'
import { en as readingEn } from './en/index.ts'
import { visiting as visitingEn } from './en/visiting.ts'
import { working as workingEn } from './en/working.ts'
import { browsing as browsingMy } from './my/browsing.ts'
import { my as readingMy } from './my/index.ts'
import { visiting as visitingMy } from './my/visiting.ts'
import { working as workingMy } from './my/working.ts'
import {
  addLaterMessages,
  addMessages,
  laterMessagesIn,
  messagesIn as readingMessagesIn,
  namespaces,
  type LaterMessages,
} from './translations.ts'
import type { AllMessages } from './working.ts'
import { languages, usualWriting, type Language, type Writing } from '#resources/text/language.ts'

/* Loads both languages: for the server, which renders in either, and for tests. The browser never imports this file. */

addMessages('en', readingEn)
addMessages('my', readingMy)
const later: Readonly<Record<Language, LaterMessages>> = {
  en: { browsing: browsingEn, visiting: visitingEn, working: workingEn },
  my: { browsing: browsingMy, visiting: visitingMy, working: workingMy },
}
for (const language of languages)
  for (const namespace of namespaces) addLaterMessages(namespace, language, later[language][namespace])

const en = { ...readingEn, ...browsingEn, ...visitingEn, ...workingEn }
const my = { ...readingMy, ...browsingMy, ...visitingMy, ...workingMy }

/** All texts in a language, with its digits. */
export const messagesIn = (writing: Writing): AllMessages => ({
  ...readingMessagesIn(writing),
  ...laterMessagesIn('browsing', writing),
  ...laterMessagesIn('visiting', writing),
  ...laterMessagesIn('working', writing),
})

/** Both languages with their usual digits. */
export const messages: Readonly<Record<Language, AllMessages>> = {
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
