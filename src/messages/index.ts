import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import { fieldNames } from '#resources/fieldNames.ts'
import { usualRefusals } from '#resources/usualRefusals.ts'
import { resourceNames } from '#resources/resourceNames.ts'
import { inDigits, type Speech } from '#resources/sentences.ts'
import { digitsIn } from '#resources/text/digits.ts'
import { admin } from './admin.ts'
import { choices } from './choices.ts'
import { comments } from './comments.ts'
import { forms } from './forms.ts'
import { itemMenu } from './itemMenu.ts'
import { usualWriting, type Digits, type Language, type Writing } from './languages.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { manage } from './manage.ts'
import { page } from './page.ts'
import { relations } from './relations.ts'
import { ratings } from './ratings.ts'
import { pageTeam } from './pageTeam.ts'
import { news } from './news.ts'
import { rewards } from './rewards.ts'
import { reports } from './reports.ts'
import { account } from './account.ts'
import { share } from './share.ts'
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
  relations,
  ratings,
  pageTeam,
  news,
  rewards,
  reports,
  account,
  share,
  profile,
  status,
  resources: resourceNames,
  resourceTitles,
  fields: fieldNames,
  choices,
  admin,
  search,
  usualRefusals,
}
type Subjects = typeof subjects
/** By subject, with whether somebody has reviewed its Burmese. */
export const allSentences: Readonly<Record<string, { en: object; my: object; reviewed: boolean }>> = subjects

/** All sentences of one language, by subject: `t.forms.save`, `t.manage.deleteConfirm({ name })`. */
export type Messages = { readonly [S in keyof Subjects]: Subjects[S]['en'] }

const bySubject = (spokenBy: (subject: { en: Speech; my: Speech }) => Speech) =>
  Object.fromEntries(
    Object.entries(subjects).map(([subject, spoken]) => [subject, spokenBy(spoken)]),
  ) as unknown as Messages

const english = bySubject(({ en }) => en)
const burmese: Readonly<Record<Digits, Messages>> = {
  burmese: bySubject(({ my }) => inDigits(my, 'burmese')),
  latin: bySubject(({ my }) => inDigits(my, 'latin')),
}

/** All sentences, their numbers as they are to be written; for code outside React (titles, the server's rendering, the desk). */
export const messagesIn = ({ language, digits }: Writing): Messages => (language === 'my' ? burmese[digits] : english)

/** Both languages as they are usually written. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, my: burmese.burmese }

interface Speaking extends Writing {
  /** Speaks the other language from now on; does nothing where nobody can choose (a test, the server). */
  readonly speak: (language: Language) => void
  /** Writes numbers in these digits from now on, while the language has both. */
  readonly writeIn: (digits: Digits) => void
}
const LanguageContext = createContext<Speaking>({ ...usualWriting.en, speak: () => {}, writeIn: () => {} })

interface LanguageProviderProps extends Partial<Pick<Speaking, 'speak' | 'writeIn'>> {
  readonly writing: Writing
  readonly children: ReactNode
}

export function LanguageProvider({ writing: { language, digits }, speak, writeIn, children }: LanguageProviderProps) {
  const speaking = useMemo(
    () => ({ language, digits, speak: speak ?? (() => {}), writeIn: writeIn ?? (() => {}) }),
    [language, digits, speak, writeIn],
  )
  return createElement(LanguageContext.Provider, { value: speaking }, children)
}

/** The language of the person, and the digits: what `formatDate`, `formatKyat` and the like want to know. */
export const useLanguage = () => useContext(LanguageContext)

/** The sentences in the language of the person: `const t = useMessages()`. */
export const useMessages = (): Messages => messagesIn(useLanguage())

/** Writes a number in the person's digits: `const written = useDigits()`, `written(4.5)`. Never for what people typed. */
export function useDigits(): (number: number | string) => string {
  const { digits } = useLanguage()
  return (number) => digitsIn(digits, String(number))
}

/** The label of a field by name; a field without a sentence yet (`OpenSince`) is read out of its name ("Open since"). */
export function labelOf(t: Messages, name: string): string {
  const labels: Readonly<Record<string, string>> = t.fields
  if (Object.hasOwn(labels, name)) return labels[name] ?? name
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a choice's value is called; one without a sentence yet is read out of its name. */
export const choiceOf = (t: Messages, value: string) =>
  (t.choices as Readonly<Record<string, string>>)[value] ?? labelOf(t, value)

/** What a resource is called inside a sentence and as a list's heading; its own name where no sentence stands yet. */
export const sourceName = (t: Messages, resource: string) =>
  (t.resources as Readonly<Record<string, string>>)[resource] ?? resource
export const sourceTitle = (t: Messages, resource: string) =>
  (t.resourceTitles as Readonly<Record<string, string>>)[resource] ?? resource
