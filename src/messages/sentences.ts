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
