import type { QueryInterpretation } from '#resources/text/index.ts'
import { lexeme, nameStartLexeme, quoteLexeme } from '../../searchIndex/vector.ts'
import { anyOf } from './tsquery.ts'

/** A query that is still being typed, as two texts of type `tsquery`. */
export interface PrefixQuery {
  /** Matches all tokens, the last one by its prefix. */
  query: string
  /** The same without the last token, where something stands before it. An index answers it faster than a prefix. */
  head: string
}

/** A consonant without any mark. */
const BARE_CONSONANT = /^[က-အ]$/u
/** A syllable that a final consonant may still close: it ends in a mark, or is a single letter. */
const OPEN_SYLLABLE = /\p{M}$|^[က-ဪ]$/u

/**
 * The query as typed so far: its last token may go on. A bare consonant at the end may also become the final consonant of the
 * syllable before it: ရန may go on as ရန်.
 */
export function prefixQuery(
  interpretations: readonly QueryInterpretation[],
  { atNameStart }: { atNameStart: boolean },
): PrefixQuery {
  const variants = interpretations.flatMap(({ tokens }) => [
    { tokens, hasOwnHead: tokens.length > 1 },
    ...closeLastSyllable(tokens),
  ])
  const phrase = (tokens: readonly string[], last: 'exact' | 'prefix') => {
    const terms = tokens.map((token, at) => {
      const term = quoteLexeme(atNameStart && at === 0 ? nameStartLexeme(token) : lexeme(token))
      return last === 'prefix' && at === tokens.length - 1 ? `${term}:*` : term
    })
    return `(${terms.join(' <-> ')})`
  }
  return {
    query: anyOf(variants.map(({ tokens }) => phrase(tokens, 'prefix'))),
    head: anyOf(
      variants.map(({ tokens, hasOwnHead }) =>
        hasOwnHead ? phrase(tokens.slice(0, -1), 'exact') : phrase(tokens, 'prefix'),
      ),
    ),
  }
}

/**
 * The tokens with a bare consonant at the end joined to the syllable before it. A joined syllable begins few words and a single token
 * before it may be in many names, so the head leaves the joined one out only where at least two tokens stand before it.
 */
function closeLastSyllable(tokens: readonly string[]): { tokens: readonly string[]; hasOwnHead: boolean }[] {
  const [previous, last = ''] = [tokens.at(-2), tokens.at(-1)]
  if (previous === undefined || !BARE_CONSONANT.test(last) || !OPEN_SYLLABLE.test(previous)) return []
  const joined = [...tokens.slice(0, -2), `${previous}${last}`]
  return [{ tokens: joined, hasOwnHead: joined.length > 2 }]
}
