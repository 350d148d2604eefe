import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import type { Executor } from '../../connection/database.ts'
import { searchedFields } from '../../schema/searchedFields.ts'
import type { KnownTerms } from './knownTerms.ts'
import { neededAlternatives, neededQueries } from './needQueries.ts'
import { resolveTerms, type ResolvedTerms } from './resolvedTerms.ts'
import { allSegmentsOrFacetsQueries, textQuery } from './segmentQueries.ts'
import { anyOf, facetQuery, nameStartQuery, wholeNameQuery, wholePhraseQuery, type WordMatching } from './tsquery.ts'

/** A match tier: a `tsquery` on one of the two vectors. */
export interface Tier {
  column: 'SearchName' | 'Search'
  query: string
  /** The name has the words as they are typed, whole. */
  isWritten?: boolean
  /** Whatever the tier before this one matches, this one does, too. */
  isWider?: boolean
}

/** A query as match tiers. The tier a record matches is the first criterion of its rank. */
export interface TieredQuery {
  /** The best tier first. A record belongs to the first tier that it matches. The last tier is `broadest`. */
  tiers: readonly Tier[]
  /** Matches whatever any tier matches. */
  broadest: Tier
  /** Of that what has the words whole. */
  whole: Tier
  /** Other words than those that are typed count too. */
  isMeant: boolean
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
 * The tiers: exact name, whole words at the start of the name, whole words in the name, beginnings of words in the name, category or
 * place, any searched text. In names, words that are only meant rank with beginnings. Null for a query without a letter or digit.
 */
export function buildTiers(
  resource: Resource,
  terms: ResolvedTerms,
  needs: readonly (readonly NeedPiece[])[],
): TieredQuery | null {
  const { interpretations } = terms
  if (interpretations.length === 0 || searchedFields(resource).length === 0) return null
  const phrase = wholePhraseQuery(interpretations, 'prefix')
  const none = () => []
  const written = textQuery(interpretations, none, { matching: 'exact' })
  const begun = textQuery(interpretations, none, { needed: neededAlternatives(needs, none) })
  const named = [
    ...terms.referenceFacets(phrase).map(facetQuery),
    ...allSegmentsOrFacetsQueries(interpretations, terms.referenceFacets),
    ...(needs.length > 0 ? neededQueries(needs, terms.referenceFacets) : []),
  ]
  const inName = (query: string, marks: Omit<Tier, 'column' | 'query'> = {}): Tier => ({
    column: 'SearchName',
    query,
    ...marks,
  })
  // A region has no tier of its own: half the country may be in it, so its name counts like a word of the text.
  const ownFacets = (term: string) => [...terms.referenceFacets(term), ...terms.regionFacets(term)]
  // The page's location counts for single segments only: a town alone does not find everything that is sold there.
  const segmentFacets = (term: string) => [...ownFacets(term), ...terms.pageLocationFacets(term)]
  const anywhere = (matching: WordMatching): Tier => ({
    column: 'Search',
    query: anyOf([
      textQuery(interpretations, segmentFacets, { matching, needed: neededAlternatives(needs, segmentFacets) }),
      ...ownFacets(phrase).map(facetQuery),
    ]),
  })
  const broadest = anywhere('prefix')
  return {
    tiers: [
      inName(wholeNameQuery(interpretations), { isWritten: true }),
      inName(nameStartQuery(interpretations, 'exact'), { isWritten: true, isWider: true }),
      inName(written, { isWritten: true, isWider: true }),
      ...(begun === written ? [] : [inName(begun, { isWider: true })]),
      ...(named.length === 0 ? [] : [inName(anyOf(named))]),
      broadest,
    ],
    broadest,
    whole: anywhere('exact'),
    isMeant: needs.length > 0,
  }
}
