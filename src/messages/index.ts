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
/** By subject, with whether its Burmese has been reviewed. */
export const allSentences: Readonly<Record<string, { en: object; my: object; reviewed: boolean }>> = subjects

/**
 * All texts of one language by subject (`t.forms.save`, `t.manage.deleteConfirm({ name })`), and the declarations'
 * labels.
 */
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

/**
 * All texts in a language, with its digits; for code outside React (titles, the server's rendering, the admin area).
 */
export const messagesIn = ({ language, digits }: Writing): Messages => (language === 'my' ? burmese[digits] : english)

/** Both languages with their usual digits. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, my: burmese.burmese }

interface LanguageState extends Writing {
  /** Switches the language; does nothing where it cannot be chosen (a test, the server). */
  readonly setLanguage: (language: Language) => void
  /** Switches the digits, while the language has two kinds. */
  readonly setDigits: (digits: Digits) => void
}
const LanguageContext = createContext<LanguageState>({ ...usualWriting.en, setLanguage: () => {}, setDigits: () => {} })

interface LanguageProviderProps extends Partial<Pick<LanguageState, 'setLanguage' | 'setDigits'>> {
  readonly writing: Writing
  readonly children: ReactNode
}

export function LanguageProvider({
  writing: { language, digits },
  setLanguage,
  setDigits,
  children,
}: LanguageProviderProps) {
  const languageState = useMemo(
    () => ({ language, digits, setLanguage: setLanguage ?? (() => {}), setDigits: setDigits ?? (() => {}) }),
    [language, digits, setLanguage, setDigits],
  )
  return createElement(LanguageContext.Provider, { value: languageState }, children)
}

/** The person's language and digits, as `formatDate`, `formatKyat` and the like expect them. */
export const useLanguage = () => useContext(LanguageContext)

/** The texts in the person's language: `const t = useMessages()`. */
export const useMessages = (): Messages => messagesIn(useLanguage())

/**
 * Formats a number in the person's digits: `const formatDigits = useDigits()`, `formatDigits(4.5)`. Never for text
 * that people typed.
 */
export function useDigits(): (number: number | string) => string {
  const { digits } = useLanguage()
  return (number) => digitsIn(digits, String(number))
}

/** A field's label. */
export const labelOf = (t: Messages, resource: Pick<Resource, 'name'>, name: string) =>
  t.declared.field(resource.name, name)

/** The name of a choice value; without a text it is derived from the value (`OpenSince`: "Open since"). */
export function choiceOf(t: Messages, value: string): string {
  const words = (t.choices as Readonly<Record<string, string>>)[value]
  if (words !== undefined) return words
  const spaced = value.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The name of one record of a resource, for use in a sentence. */
export const sourceName = (t: Messages, resource: string) => t.declared.one(resource)
/** The title of a resource's lists. */
export const sourceTitle = (t: Messages, resource: string) => t.declared.many(resource)
