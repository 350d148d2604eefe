import type { Expression } from '#resources/text/needs/everydayNeeds.ts'
import type { QueryInterpretation } from '#resources/text/index.ts'
import { readNeeds, type NeedPiece } from '#resources/text/needs/readNeeds.ts'
import { allOf, type Alternatives, type FacetsOf } from './segmentQueries.ts'
import { anyOf, facetQuery, phraseQuery } from './tsquery.ts'

/**
 * What a query means by its everyday needs (resources/text/needs/): each piece is met by itself, by what else is said for it, or by a
 * facet. It ranks after what is written so.
 */

/**
 * The needs that a query names; none or one reading, since each makes the search slower: in canonical form where that differs, which the
 * index has of everything.
 */
export function needsOf(interpretations: readonly QueryInterpretation[]): (readonly NeedPiece[])[] {
  const [written, canonical = written] = interpretations.slice(0, 2).flatMap((one) => {
    const pieces = readNeeds(one)
    return pieces ? [pieces] : []
  })
  return canonical ? [canonical] : []
}

/** A piece by its words, as the lookup of what it names and as what a name has. */
export const needQuery = (piece: NeedPiece): string => anyOf(wordsOf(piece))

/** Words of a piece. What is said for a need matches whole: a car is no card. */
const wordsOf = ({ tokens, meanings }: NeedPiece): string[] =>
  meanings.length === 0
    ? [phraseQuery(tokens, 'prefix')]
    : shortest([tokens, ...meanings]).map((expression) => phraseQuery(expression, 'exact'))

/** Whatever has _tyre repair_ in it has _tyre_: only the shorter one is asked for, since the index is searched for each word. */
const shortest = (expressions: readonly Expression[]) =>
  expressions.filter((one) => !expressions.some((other) => other.length < one.length && isWithin(other, one)))

const isWithin = (part: Expression, whole: Expression) =>
  whole.some((_, at) => part.every((token, n) => token === whole[at + n]))

/** For each piece its alternative queries: its words, and the facets that it names. */
export const neededAlternatives = (needs: readonly (readonly NeedPiece[])[], facetsOf: FacetsOf): Alternatives[] =>
  needs.map((pieces) => pieces.map((piece) => [...wordsOf(piece), ...facetsOf(needQuery(piece)).map(facetQuery)]))

/** Matches what has all pieces, each by its words or by a facet. */
export const neededQueries = (needs: readonly (readonly NeedPiece[])[], facetsOf: FacetsOf): string[] =>
  neededAlternatives(needs, facetsOf).map(allOf)
