import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import type { Resource } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { usualWriting, type Digits, type Language, type Writing } from '#resources/text/language.ts'
import { messagesIn, type Messages, type WorkingMessages } from './translations.ts'

export * from '#resources/text/language.ts'
export type { Messages } from './translations.ts'

interface LanguageState extends Writing {
  /**
   * Switches the language once its texts are loaded; rejects where they cannot be. Does nothing where the language
   * cannot be chosen (a test, the server).
   */
  readonly setLanguage: (language: Language) => Promise<void>
  /** Switches the digits, while the language has two kinds. */
  readonly setDigits: (digits: Digits) => void
}
const LanguageContext = createContext<LanguageState>({
  ...usualWriting.en,
  setLanguage: async () => {},
  setDigits: () => {},
})

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
    () => ({ language, digits, setLanguage: setLanguage ?? (async () => {}), setDigits: setDigits ?? (() => {}) }),
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
export const labelOf = (t: Pick<WorkingMessages, 'declared'>, resource: Pick<Resource, 'name'>, name: string) =>
  t.declared.field(resource.name, name)

/** The name of a choice's value. */
export const choiceOf = (t: Messages, resource: Pick<Resource, 'name'>, name: string, value: string) =>
  t.declared.value(resource.name, name, value)

/** The name of one record of a resource, for use in a sentence. */
export const sourceName = (t: Messages, resource: string) => t.declared.one(resource)
/** What somebody who looks for one record calls it: a business, not a page. */
export const searchedName = (t: Messages, resource: string) => t.declared.searchedAs(resource)
/** The title of a resource's lists. */
export const sourceTitle = (t: Messages, resource: string) => t.declared.many(resource)
