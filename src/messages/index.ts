import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import type { Resource } from '#resources'
import { declaredLabels, type DeclaredLabels } from '#resources/declaredLabels.ts'
import { usualRefusals } from '#resources/usualRefusals.ts'
import { inDigits, type Speech } from '#resources/sentences.ts'
import { digitsIn, toAsciiDigits } from '#resources/text/digits.ts'
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
  choices,
  admin,
  search,
  usualRefusals,
}
type Subjects = typeof subjects
/** By subject, with whether somebody has reviewed its Burmese. */
export const allSentences: Readonly<Record<string, { en: object; my: object; reviewed: boolean }>> = subjects

/** All sentences of one language, by subject (`t.forms.save`, `t.manage.deleteConfirm({ name })`), and what the declarations call things. */
export type Messages = { readonly [S in keyof Subjects]: Subjects[S]['en'] } & { readonly declared: DeclaredLabels }

const bySubject = (spokenBy: (subject: { en: Speech; my: Speech }) => Speech) =>
  Object.fromEntries(
    Object.entries(subjects).map(([subject, spoken]) => [subject, spokenBy(spoken)]),
  ) as unknown as Omit<Messages, 'declared'>

const english: Messages = { ...bySubject(({ en }) => en), declared: declaredLabels('en') }
const burmeseIn = (digits: Digits): Messages => {
  const { field, one, many } = declaredLabels('my')
  const formatDigits = (label: string) => digitsIn(digits, toAsciiDigits(label))
  return {
    ...bySubject(({ my }) => inDigits(my, digits)),
    declared: {
      field: (resource, name) => formatDigits(field(resource, name)),
      one: (resource) => formatDigits(one(resource)),
      many: (resource) => formatDigits(many(resource)),
    },
  }
}
const burmese: Readonly<Record<Digits, Messages>> = { burmese: burmeseIn('burmese'), latin: burmeseIn('latin') }

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

/** Writes a number in the person's digits: `const formatDigits = useDigits()`, `formatDigits(4.5)`. Never for what people typed. */
export function useDigits(): (number: number | string) => string {
  const { digits } = useLanguage()
  return (number) => digitsIn(digits, String(number))
}

/** The label of a field of that resource. */
export const labelOf = (t: Messages, resource: Pick<Resource, 'name'>, name: string) =>
  t.declared.field(resource.name, name)

/** What a choice's value is called; one without a sentence yet is read out of its name (`OpenSince`: "Open since"). */
export function choiceOf(t: Messages, value: string): string {
  const words = (t.choices as Readonly<Record<string, string>>)[value]
  if (words !== undefined) return words
  const spaced = value.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What a record of a resource is called inside a sentence. */
export const sourceName = (t: Messages, resource: string) => t.declared.one(resource)
/** What a list of a resource is headed. */
export const sourceTitle = (t: Messages, resource: string) => t.declared.many(resource)
