import type { QueryInterpretation } from '#resources/text/index.ts'
import { anyOf, facetQuery, phraseQuery } from './tsquery.ts'

/** Queries of which each segment may match anywhere, as text of type `tsquery`. */

/** Each segment of an interpretation as a phrase query of its own. */
export const segmentQueries = ({ segments }: QueryInterpretation): string[] =>
  segments.map((segment, at) => phraseQuery(segment, 'prefix', { isQueryEnd: at === segments.length - 1 }))

/** The facets that a segment, given as its query, names. */
type FacetsOf = (segmentQuery: string) => readonly string[]
/** For each segment, the queries by which it may match: the phrase itself, or a facet that it names. */
type Alternatives = readonly (readonly string[])[]

const alternativesOf = (interpretation: QueryInterpretation, facetsOf: FacetsOf): Alternatives =>
  segmentQueries(interpretation).map((query) => [query, ...facetsOf(query).map(facetQuery)])

const allOf = (alternatives: Alternatives) => `(${alternatives.map((queries) => `(${anyOf(queries)})`).join(' & ')})`

const withSeveralSegments = (interpretations: readonly QueryInterpretation[]) =>
  interpretations.filter(({ segments }) => segments.length > 1)

/** Matches all segments of an interpretation, wherever they are. None for interpretations of one segment. */
export const allSegmentsQueries = (interpretations: readonly QueryInterpretation[]): string[] =>
  withSeveralSegments(interpretations).map((interpretation) => allOf(alternativesOf(interpretation, () => [])))

/** Matches all segments, each in the text or by a facet it names. None for interpretations in which no segment names a facet. */
export const allSegmentsOrFacetsQueries = (
  interpretations: readonly QueryInterpretation[],
  facetsOf: FacetsOf,
): string[] =>
  withSeveralSegments(interpretations)
    .filter((interpretation) => segmentQueries(interpretation).some((query) => facetsOf(query).length > 0))
    .map((interpretation) => allOf(alternativesOf(interpretation, facetsOf)))

/**
 * The broadest query: every segment somewhere, in the text or by a facet. It matches whatever a narrower query matches. Each word is
 * in it only once where possible, because the index looks a word up as often as the query contains it.
 */
export function broadestQuery(interpretations: readonly QueryInterpretation[], facetsOf: FacetsOf): string {
  const phrases = interpretations
    .filter(({ segments }) => segments.length < 2)
    .map(({ tokens }) => phraseQuery(tokens, 'prefix'))
  const segmented = withSeveralSegments(interpretations).map((one) => alternativesOf(one, facetsOf))
  return anyOf([...phrases, ...merge(segmented).map(allOf)])
}

/** Merges interpretations that differ in one segment only into one in which that segment has the alternatives of both. */
function merge(interpretations: readonly Alternatives[]): Alternatives[] {
  const merged: Alternatives[] = []
  for (const segments of interpretations) {
    const differencesFrom = (other: Alternatives) =>
      segments.flatMap((queries, at) => (queries.every((query) => other[at]?.includes(query)) ? [] : [at]))
    const index = merged.findIndex((other) => other.length === segments.length && differencesFrom(other).length < 2)
    const similar = merged[index]
    if (!similar) merged.push(segments)
    else {
      const [differing] = differencesFrom(similar)
      merged[index] = similar.map((queries, at) => (at === differing ? [...queries, ...segments[at]!] : queries))
    }
  }
  return merged
}
