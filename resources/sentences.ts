import { digitsIn, toAsciiDigits } from './text/digits.ts'
import type { Digits, Writing } from './text/language.ts'

/** A sentence, or a function that fills parameters into one. */
export type Sentence = string | ((given: never) => string)
export type Speech = Readonly<Record<string, Sentence>>

/** The same keys and parameters in any language. */
export type TranslationOf<S extends Speech> = {
  readonly [K in keyof S]: S[K] extends (given: infer G) => string ? (given: G) => string : string
}

/** The sentences of one subject in both languages. `reviewed`: a native speaker has read the Burmese. */
export interface Sentences<S extends Speech> {
  readonly reviewed: boolean
  readonly en: TranslationOf<S>
  readonly my: TranslationOf<S>
}

/** Declares a subject's sentences. Missing or surplus keys and other parameters in Burmese do not compile. */
export const sentences = <const S extends Speech>(sentences: {
  reviewed: boolean
  en: S
  my: TranslationOf<S>
}): Sentences<S> => sentences as unknown as Sentences<S>

/**
 * Writes the numbers of Burmese sentences in these digits: fixed numbers and number parameters. Names given as parameters keep their
 * digits. For this reason a sentence with parameters contains no digits itself: each number must be a parameter.
 */
export const inDigits = <S extends Speech>(sentences: S, digits: Digits): S =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]) => [
      key,
      typeof sentence === 'string' ? digitsIn(digits, toAsciiDigits(sentence)) : withDigits(sentence, digits),
    ]),
  ) as S

const withDigits =
  (sentence: (given: never) => string, digits: Digits) =>
  (given: Readonly<Record<string, unknown>> = {}): string =>
    sentence(
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'number' ? digitsIn(digits, String(value)) : value,
        ]),
      ) as never,
    )

declare const lazyMessageBrand: unique symbol
/** A sentence whose language is chosen later, when it is sent. Only `lazyMessages` makes them, so that their text stays out of other code. */
export interface LazyMessage {
  readonly [lazyMessageBrand]: true
  readonly in: (writing: Writing) => string
}

/** Several messages as one, in their order. */
export const joinMessages = (...messages: readonly LazyMessage[]): LazyMessage =>
  ({ in: (writing: Writing) => messages.map((message) => message.in(writing)).join(' ') }) as LazyMessage

type LazyMessages<S extends Speech> = {
  readonly [K in keyof S]: S[K] extends (given: infer G) => string ? (given: G) => LazyMessage : LazyMessage
}

/** Makes a lazy message of each sentence, under the same key and with the same parameters. */
export function lazyMessages<S extends Speech>({ en, my }: Sentences<S>): LazyMessages<S> {
  const burmese = { burmese: inDigits(my as Speech, 'burmese'), latin: inDigits(my as Speech, 'latin') }
  const message = (key: string, given?: unknown) => ({
    in: ({ language, digits }: Writing) => {
      const sentence = (language === 'my' ? burmese[digits] : (en as Speech))[key]
      return typeof sentence === 'function' ? sentence(given as never) : sentence
    },
  })
  return Object.fromEntries(
    Object.entries<unknown>(en).map(([key, sentence]) => [
      key,
      typeof sentence === 'function' ? (given: unknown) => message(key, given) : message(key),
    ]),
  ) as unknown as LazyMessages<S>
}
