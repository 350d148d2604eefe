import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import type { Executor } from '../../connection/database.ts'
import { searchedFields } from '../index/vector.ts'
import type { KnownTerms } from './knownTerms.ts'
import { neededAlternatives, neededQueries } from './needQueries.ts'
import { resolveTerms, type ResolvedTerms } from './resolvedTerms.ts'
import { allSegmentsOrFacetsQueries, allSegmentsQueries, broadestQuery, type Alternatives } from './segmentQueries.ts'
import { anyOf, facetQuery, hasWordTokens, nameStartQuery, wholeNameQuery, wholePhraseQuery } from './tsquery.ts'

/** A match tier: a `tsquery` on one of the two vectors. */
export interface Tier {
  column: 'SearchName' | 'Search'
  query: string
  /** So many of the best tiers match nothing that this one does not. */
  covers?: number
}

/** A query as match tiers. The tier a record matches is the first criterion of its rank. */
export interface TieredQuery {
  /** The best tier first. A record belongs to the first tier that it matches. The last tier is `broadest`. */
  tiers: readonly Tier[]
  /** Matches whatever any tier matches. */
  broadest: Tier
  /** So many of the best tiers look for the query in the name, the others for what it names, or in any text. */
  byName: number
  /** Matches whatever any of these matches. */
  inNames: Tier
  /** Names that have the query in them as it is written, in whole words. */
  asWritten: Tier
}

/** The tiers of a query in a source, as it is written. Null where nothing can match. */
export const compileQuery = async (
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
  names?: KnownTerms,
): Promise<TieredQuery | null> =>
  buildTiers(resource, await resolveTerms(db, resource, interpretations, names ? { names } : {}), [])

/**
 * The tiers: exact name, start of the name, within the name, category or town, any searched text. Within the name, and within a text
 * where no place is named, one phrase comes before separate segments, and what is written before what is only meant. Whole words come
 * before prefixes. Null for a query without a letter or digit.
 */
export function buildTiers(
  resource: Resource,
  terms: ResolvedTerms,
  needs: readonly (readonly NeedPiece[])[],
): TieredQuery | null {
  const { interpretations } = terms
  if (interpretations.length === 0 || searchedFields(resource).length === 0) return null
  const hasWords = hasWordTokens(interpretations)
  const phrase = wholePhraseQuery(interpretations, 'prefix')
  // Names are written in two languages at once, sentences are not. And a sentence about a hotel in Yangon need not say "Yangon hotel".
  // For each phrase the index reads all entries of its words.
  const hasPlace = interpretations.some(({ whole }) => whole)
  const inTexts = hasPlace ? [] : interpretations.filter(({ isTranslatedInPart }) => !isTranslatedInPart)
  const segments = allSegmentsQueries(interpretations)
  const facets = terms.referenceFacets(phrase).map(facetQuery)
  const segmentsOrFacets = allSegmentsOrFacetsQueries(interpretations, terms.referenceFacets)
  const inName = (query: string, covers?: number): Tier => ({
    column: 'SearchName',
    query,
    ...(covers === undefined ? {} : { covers }),
  })
  const asWritten = inName(wholePhraseQuery(interpretations, 'exact'), 2)
  const needed = neededQueries(needs, () => [])
  const byName = [
    inName(wholeNameQuery(interpretations)),
    inName(nameStartQuery(interpretations, 'exact'), 1),
    ...(hasWords ? [inName(nameStartQuery(interpretations, 'prefix'), 2)] : []),
    asWritten,
    ...(hasWords ? [inName(phrase, 4)] : []),
    ...(segments.length > 0 ? [inName(anyOf(segments))] : []),
    ...(needed.length > 0 ? [inName(anyOf(needed))] : []),
  ]
  // A region has no tier of its own: half the country may be in it, so its name counts like a word of the text.
  const ownFacets = (term: string) => [...terms.referenceFacets(term), ...terms.regionFacets(term)]
  // The page's location counts for single segments only: a town alone does not find everything that is sold there.
  const segmentFacets = (term: string) => [...ownFacets(term), ...terms.pageLocationFacets(term)]
  const anywhere = (meant: readonly Alternatives[] = []): Tier => ({
    column: 'Search',
    query: anyOf([broadestQuery(interpretations, segmentFacets, meant), ...ownFacets(phrase).map(facetQuery)]),
  })
  const written = anywhere()
  const broadest = needs.length === 0 ? written : anywhere(neededAlternatives(needs, segmentFacets))
  return {
    tiers: [
      ...byName,
      ...(facets.length > 0 ? [inName(anyOf(facets))] : []),
      ...(segmentsOrFacets.length > 0 ? [inName(anyOf(segmentsOrFacets))] : []),
      ...(needs.length > 0 ? [inName(anyOf(neededQueries(needs, terms.referenceFacets)))] : []),
      ...(segments.length > 0 && inTexts.length > 0
        ? [{ column: 'Search', query: wholePhraseQuery(inTexts, 'prefix') } as const]
        : []),
      ...(needs.length > 0 ? [written] : []),
      broadest,
    ],
    broadest,
    byName: byName.length,
    inNames: inName(
      broadestQuery(
        interpretations,
        () => [],
        neededAlternatives(needs, () => []),
      ),
    ),
    asWritten,
  }
}
