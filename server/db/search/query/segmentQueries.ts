import type { QueryInterpretation } from '#resources/text/index.ts'
import { anyOf, facetQuery, phraseQuery, wholePhraseQuery, type WordMatching } from './tsquery.ts'

/** Builds queries whose segments may match anywhere in a text, in any order. A query is text in PostgreSQL's `tsquery` syntax. */

/** Each segment of an interpretation as a phrase query of its own. */
export const segmentQueries = ({ segments, whole }: QueryInterpretation, matching: WordMatching = 'prefix'): string[] =>
  segments.map((segment, at) =>
    phraseQuery(segment, whole?.has(at) ? 'exact' : matching, { isQueryEnd: at === segments.length - 1 }),
  )

/** Finds the facets that a segment names, e.g. a town or a category. */
export type FacetsOf = (segmentQuery: string) => readonly string[]
/** For each segment, its alternative queries: the phrase itself, and each facet that it names. */
export type Alternatives = readonly (readonly string[])[]

const alternativesOf = (
  interpretation: QueryInterpretation,
  facetsOf: FacetsOf,
  matching: WordMatching = 'prefix',
): Alternatives => segmentQueries(interpretation, matching).map((query) => [query, ...facetsOf(query).map(facetQuery)])

/** Matches what has one of the alternatives of each segment. */
export const allOf = (alternatives: Alternatives) =>
  alternatives.length === 1
    ? anyOf(alternatives[0]!)
    : `(${alternatives.map((queries) => `(${anyOf(queries)})`).join(' & ')})`

const withSeveralSegments = (interpretations: readonly QueryInterpretation[]) =>
  interpretations.filter(({ segments }) => segments.length > 1)

/** Queries that match if each segment is in the text or names a facet of the record. Interpretations without facets have none. */
export const allSegmentsOrFacetsQueries = (
  interpretations: readonly QueryInterpretation[],
  facetsOf: FacetsOf,
  matching: WordMatching,
): string[] =>
  merge(
    withSeveralSegments(interpretations)
      .filter((one) => segmentQueries(one, matching).some((query) => facetsOf(query).length > 0))
      .map((one) => alternativesOf(one, facetsOf, matching)),
  ).map(allOf)

/**
 * Matches texts that have each segment or a facet that it names, and texts with a query of one segment as it is. It repeats words as
 * little as possible, because the index is searched once for each occurrence of a word.
 * @param needed what is meant besides (./needQueries.ts)
 */
export function textQuery(
  interpretations: readonly QueryInterpretation[],
  facetsOf: FacetsOf,
  { needed = [], matching = 'prefix' }: { needed?: readonly Alternatives[]; matching?: WordMatching } = {},
): string {
  const phrases = interpretations
    .filter(({ segments }) => segments.length < 2)
    .map((one) => wholePhraseQuery([one], matching))
  const segmented = withSeveralSegments(interpretations).map((one) => alternativesOf(one, facetsOf, matching))
  return anyOf([...phrases, ...merge([...segmented, ...needed]).map(allOf)])
}

/** Merges interpretations that differ in a single segment: the merged one has the alternatives of both for that segment. */
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
