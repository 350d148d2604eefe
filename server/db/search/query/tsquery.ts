import { isWordToken, type QueryInterpretation } from '#resources/text/index.ts'
import { nameStartLexeme, lexeme, quoteLexeme, wholeNameLexeme } from '../index/vector.ts'

/**
 * Search texts as `tsquery` over the vectors of searchVector.ts. Burmese syllables and numbers are met whole; words of other
 * scripts also by their beginning (Mandal finds Mandalay).
 */

/** Whether words must be met whole. */
type Precision = 'whole' | 'begun'

/** A single letter is the beginning of too much, but for the last word, which may still be typed. */
const shortest = 2

const met = (token: string, text: string, precision: Precision, isEnd: boolean) =>
  precision === 'begun' && isWordToken(token) && (isEnd || token.length >= shortest)
    ? `${quoteLexeme(text)}:*`
    : quoteLexeme(text)

/** These tokens one after the other. `isEnd`: the text ends with them. */
export const sequence = (tokens: readonly string[], precision: Precision, { atStart = false, isEnd = true } = {}) =>
  `(${tokens
    .map((token, at) =>
      met(
        token,
        atStart && at === 0 ? nameStartLexeme(token) : lexeme(token),
        precision,
        isEnd && at === tokens.length - 1,
      ),
    )
    .join(' <-> ')})`

/** Several queries as one that any of them meets. */
export const anyOf = (queries: readonly string[]) => [...new Set(queries)].join(' | ')

/** What a record stands under. */
export const facet = (name: string) => quoteLexeme(name)

/** The whole name is the text. */
export const isName = (ways: readonly QueryInterpretation[]) =>
  anyOf(ways.map(({ tokens }) => quoteLexeme(wholeNameLexeme(tokens))))

/** The name begins with the text. */
export const beginsName = (ways: readonly QueryInterpretation[], precision: Precision) =>
  anyOf(ways.map(({ tokens }) => sequence(tokens, precision, { atStart: true })))

/** All of the text in one sequence. */
export const inSequence = (ways: readonly QueryInterpretation[], precision: Precision) =>
  anyOf(ways.map(({ tokens }) => sequence(tokens, precision)))

/** Whether any word could be met by its beginning alone. */
export const hasWords = (ways: readonly QueryInterpretation[]) => ways.some(({ tokens }) => tokens.some(isWordToken))

/** Whether there is more than one part to be met apart. */
export const hasParts = (ways: readonly QueryInterpretation[]) => ways.some(({ segments: parts }) => parts.length > 1)

const BARE = /^[က-အ]$/u
const OPEN = /\p{M}$|^[က-ဪ]$/u

/** A text as far as it is typed. */
export interface Typed {
  /** What a name must hold. */
  query: string
  /** The same without its end where something stands before that: what an index looks up quickly. */
  head: string
}

/**
 * The text as far as it is typed: its last token may go on. A bare consonant at the end may also become the killed end of the
 * syllable before it: ရန is the beginning of ရန်.
 */
export function typed(ways: readonly QueryInterpretation[], atStart: boolean): Typed {
  const begun = ways.flatMap(({ tokens }): { tokens: readonly string[]; isOne?: boolean }[] => {
    const last = tokens.at(-1) ?? ''
    const before = tokens.at(-2)
    const goesOn = before !== undefined && BARE.test(last) && OPEN.test(before)
    // As one syllable it is no longer the beginning of much; what stands before it, if but one other, may be.
    const joined = { tokens: [...tokens.slice(0, -2), `${before}${last}`], isOne: tokens.length < 4 }
    return goesOn ? [{ tokens }, joined] : [{ tokens }]
  })
  const follows = (tokens: readonly string[], openEnd: boolean) =>
    `(${tokens
      .map((token, at) => {
        const text = quoteLexeme(atStart && at === 0 ? nameStartLexeme(token) : lexeme(token))
        return openEnd && at === tokens.length - 1 ? `${text}:*` : text
      })
      .join(' <-> ')})`
  return {
    query: anyOf(begun.map(({ tokens }) => follows(tokens, true))),
    head: anyOf(
      begun.map(({ tokens, isOne }) =>
        tokens.length > 1 && !isOne ? follows(tokens.slice(0, -1), false) : follows(tokens, true),
      ),
    ),
  }
}
