import { toBurmeseDigits } from './text/digits.ts'

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

/** Numbers among the parameters are written in the digits of the language. */
const inBurmeseDigits =
  (sentence: (given: Record<string, unknown>) => string) =>
  (given: Record<string, unknown> = {}): string =>
    sentence(
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'number' ? toBurmeseDigits(String(value)) : value,
        ]),
      ),
    )

/** Declares a subject's sentences; a key missing, left over or of other parameters in Burmese does not compile. */
export function sentences<const S extends Speech>(spoken: { reviewed: boolean; en: S; my: SpokenAs<S> }): Sentences<S> {
  const my = Object.entries<unknown>(spoken.my).map(([key, sentence]) => [
    key,
    typeof sentence === 'function' ? inBurmeseDigits(sentence as (given: Record<string, unknown>) => string) : sentence,
  ])
  return { ...spoken, my: Object.fromEntries(my) } as unknown as Sentences<S>
}
