import type { QueryInterpretation } from '#resources/text/index.ts'
import { lexeme, nameStartLexeme, quoteLexeme } from '../../searchIndex/vector.ts'
import { anyOf } from './tsquery.ts'

/** A consonant without any mark. */
const BARE_CONSONANT = /^[က-အ]$/u
/** A syllable that a final consonant may still close: it ends in a mark, or is a single letter. */
const OPEN_SYLLABLE = /\p{M}$|^[က-ဪ]$/u

/**
 * The query as typed so far, as text of type `tsquery`: all tokens, the last one by its prefix. A bare consonant at the end may also
 * become the final consonant of the syllable before it: ရန may go on as ရန်.
 */
export function prefixQuery(
  interpretations: readonly QueryInterpretation[],
  { atNameStart }: { atNameStart: boolean },
): string {
  const phrase = (tokens: readonly string[]) => {
    const terms = tokens.map((token, at) =>
      quoteLexeme(atNameStart && at === 0 ? nameStartLexeme(token) : lexeme(token)),
    )
    return `(${terms.join(' <-> ')}:*)`
  }
  return anyOf(interpretations.flatMap(({ tokens }) => [tokens, ...closeLastSyllable(tokens)]).map(phrase))
}

/** The tokens with a bare consonant at the end joined to the syllable before it. */
function closeLastSyllable(tokens: readonly string[]): (readonly string[])[] {
  const [previous, last = ''] = [tokens.at(-2), tokens.at(-1)]
  if (previous === undefined || !BARE_CONSONANT.test(last) || !OPEN_SYLLABLE.test(previous)) return []
  return [[...tokens.slice(0, -2), `${previous}${last}`]]
}
