import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { searchedFields } from '../index/vector.ts'
import { resolveTerms, type ResolvedTerms } from './resolvedTerms.ts'
import { allSegmentsOrFacetsQueries, allSegmentsQueries, broadestQuery } from './segmentQueries.ts'
import { anyOf, facetQuery, hasWordTokens, nameStartQuery, wholeNameQuery, wholePhraseQuery } from './tsquery.ts'

/** A match tier: a `tsquery` on one of the two vectors. */
export interface Tier {
  column: 'SearchName' | 'Search'
  query: string
}

/** A query as match tiers. The tier a record matches is the first criterion of its rank. */
export interface TieredQuery {
  /** The best tier first. A record belongs to the first tier that it matches. The last tier is `broadest`. */
  tiers: readonly Tier[]
  /** Matches whatever any tier matches. */
  broadest: Tier
}

/** The tiers of a query in a source. Null where nothing can match. */
export const compileQuery = async (
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
): Promise<TieredQuery | null> => buildTiers(resource, await resolveTerms(db, resource, interpretations))

/**
 * The tiers: exact name, start of the name, within the name, category or town, any searched text. Within the name and the text, one
 * phrase comes before separate segments. Whole words come before prefixes. Null for a query without a letter or digit.
 */
function buildTiers(resource: Resource, terms: ResolvedTerms): TieredQuery | null {
  const { interpretations } = terms
  if (interpretations.length === 0 || searchedFields(resource).length === 0) return null
  const hasWords = hasWordTokens(interpretations)
  const phrase = wholePhraseQuery(interpretations, 'prefix')
  const segments = allSegmentsQueries(interpretations)
  const facets = terms.referenceFacets(phrase).map(facetQuery)
  const segmentsOrFacets = allSegmentsOrFacetsQueries(interpretations, terms.referenceFacets)
  const nameQueries = [
    wholeNameQuery(interpretations),
    nameStartQuery(interpretations, 'exact'),
    ...(hasWords ? [nameStartQuery(interpretations, 'prefix')] : []),
    wholePhraseQuery(interpretations, 'exact'),
    ...(hasWords ? [phrase] : []),
    ...(segments.length > 0 ? [anyOf(segments)] : []),
    ...(facets.length > 0 ? [anyOf(facets)] : []),
    ...(segmentsOrFacets.length > 0 ? [anyOf(segmentsOrFacets)] : []),
  ]
  // A region has no tier of its own: half the country may be in it, so its name counts like a word of the text.
  const ownFacets = (term: string) => [...terms.referenceFacets(term), ...terms.regionFacets(term)]
  // The page's location counts for single segments only: a town alone does not find everything that is sold there.
  const segmentFacets = (term: string) => [...ownFacets(term), ...terms.pageLocationFacets(term)]
  const broadest: Tier = {
    column: 'Search',
    query: anyOf([broadestQuery(interpretations, segmentFacets), ...ownFacets(phrase).map(facetQuery)]),
  }
  return {
    tiers: [
      ...nameQueries.map((query): Tier => ({ column: 'SearchName', query })),
      ...(segments.length > 0 ? [{ column: 'Search', query: phrase } as const] : []),
      broadest,
    ],
    broadest,
  }
}
