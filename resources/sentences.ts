import { digitsIn, toAsciiDigits } from './text/digits.ts'
import type { Digits, Writing } from './text/language.ts'

/** A sentence, or a function that fills parameters into one. */
export type Sentence = string | ((given: never) => string)
export type Speech = Readonly<Record<string, Sentence>>

/** The same keys and parameters in whatever language. */
export type SpokenAs<S extends Speech> = {
  readonly [K in keyof S]: S[K] extends (given: infer G) => string ? (given: G) => string : string
}

/** Both languages of one subject. `reviewed`: somebody who grew up with Burmese has read that half. */
export interface Sentences<S extends Speech> {
  readonly reviewed: boolean
  readonly en: SpokenAs<S>
  readonly my: SpokenAs<S>
}

/** Declares a subject's sentences; a key missing, left over or of other parameters in Burmese does not compile. */
export const sentences = <const S extends Speech>(spoken: {
  reviewed: boolean
  en: S
  my: SpokenAs<S>
}): Sentences<S> => spoken as unknown as Sentences<S>

/**
 * The same Burmese sentences with their numbers in these digits: those that are filled in, and those that stand in a sentence. Names
 * that are filled in keep their own digits; hence a sentence with parameters writes no digit itself, but takes it as one of them.
 */
export const inDigits = <S extends Speech>(spoken: S, digits: Digits): S =>
  Object.fromEntries(
    Object.entries(spoken).map(([key, sentence]) => [
      key,
      typeof sentence === 'string' ? digitsIn(digits, toAsciiDigits(sentence)) : filledIn(sentence, digits),
    ]),
  ) as S

const filledIn =
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

declare const isOfASubject: unique symbol
/** A sentence whose language is chosen later, by who answers. Only a subject makes one, so its words never stand in the code that uses it. */
export interface LazyMessage {
  readonly [isOfASubject]: true
  readonly in: (writing: Writing) => string
}
type LazyMessages<S extends Speech> = {
  readonly [K in keyof S]: S[K] extends (given: infer G) => string ? (given: G) => LazyMessage : LazyMessage
}

/** A subject by sentence instead of by language: the same keys and parameters. */
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
