import { en as readingEn } from './en/index.ts'
import { working as workingEn } from './en/working.ts'
import { my as readingMy } from './my/index.ts'
import { working as workingMy } from './my/working.ts'
import {
  addMessages,
  addWorkingMessages,
  messagesIn as readingMessagesIn,
  workingMessagesIn,
  type Messages,
  type WorkingMessages,
} from './translations.ts'
import { usualWriting, type Language, type Writing } from '#resources/text/language.ts'

/* Loads both languages: for the server, which renders in either, and for tests. The browser never imports this file. */

addMessages('en', readingEn)
addMessages('my', readingMy)
addWorkingMessages('en', workingEn)
addWorkingMessages('my', workingMy)

const en = { ...readingEn, ...workingEn }
const my = { ...readingMy, ...workingMy }

/** All texts in a language, with its digits. */
export const messagesIn = (writing: Writing): Messages & WorkingMessages => ({
  ...readingMessagesIn(writing),
  ...workingMessagesIn(writing),
})

/** Both languages with their usual digits. */
export const messages: Readonly<Record<Language, Messages & WorkingMessages>> = {
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
