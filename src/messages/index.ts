import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import { fieldNames } from '#resources/fieldNames.ts'
import { resourceNames } from '#resources/resourceNames.ts'
import { admin } from './admin.ts'
import { choices } from './choices.ts'
import { comments } from './comments.ts'
import { forms } from './forms.ts'
import { itemMenu } from './itemMenu.ts'
import type { Language } from './languages.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { manage } from './manage.ts'
import { page } from './page.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { resourceTitles } from './resourceTitles.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

export * from './languages.ts'

const subjects = {
  shell,
  lists,
  page,
  comments,
  itemMenu,
  login,
  forms,
  manage,
  people,
  profile,
  status,
  resources: resourceNames,
  resourceTitles,
  fields: fieldNames,
  choices,
  admin,
  search,
}
type Subjects = typeof subjects
/** By subject, with whether somebody has reviewed its Burmese. */
export const allSentences: Readonly<Record<string, { en: object; my: object; reviewed: boolean }>> = subjects

/** All sentences of one language, by subject: `say.forms.save`, `say.manage.deleteConfirm({ name })`. */
export type Messages = { readonly [S in keyof Subjects]: Subjects[S]['en'] }

const messagesIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(subjects).map(([subject, spoken]) => [subject, spoken[language]]),
  ) as unknown as Messages

/** Both languages; for code outside React (document titles, the server's rendering). */
export const messages: Readonly<Record<Language, Messages>> = { en: messagesIn('en'), my: messagesIn('my') }

interface Speaking {
  language: Language
  /** Speaks the other language from now on; undefined where nobody can choose (a test, the server). */
  speak: (language: Language) => void
}
const LanguageContext = createContext<Speaking>({ language: 'en', speak: () => {} })

export function LanguageProvider({
  language,
  speak,
  children,
}: {
  language: Language
  speak?: (language: Language) => void
  children: ReactNode
}) {
  const speaking = useMemo(() => ({ language, speak: speak ?? (() => {}) }), [language, speak])
  return createElement(LanguageContext.Provider, { value: speaking }, children)
}

export const useLanguage = () => useContext(LanguageContext)

/** The sentences in the language of the person: `const say = useMessages()`. */
export const useMessages = (): Messages => messages[useContext(LanguageContext).language]

/** The label of a field by name; a field without a sentence yet (`OpenSince`) is read out of its name ("Open since"). */
export function labelOf(say: Messages, name: string): string {
  const labels: Readonly<Record<string, string>> = say.fields
  if (Object.hasOwn(labels, name)) return labels[name] ?? name
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a choice's value is called; one without a sentence yet is read out of its name. */
export const choiceOf = (say: Messages, value: string) =>
  (say.choices as Readonly<Record<string, string>>)[value] ?? labelOf(say, value)

/** What a resource is called inside a sentence and as a list's heading; its own name where no sentence stands yet. */
export const sourceName = (say: Messages, resource: string) =>
  (say.resources as Readonly<Record<string, string>>)[resource] ?? resource
export const sourceTitle = (say: Messages, resource: string) =>
  (say.resourceTitles as Readonly<Record<string, string>>)[resource] ?? resource
