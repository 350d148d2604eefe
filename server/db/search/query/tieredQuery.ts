import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import type { Executor } from '../../connection/database.ts'
import { searchedFields } from '../../schema/searchedFields.ts'
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
  /** Whatever the tiers before this one match, this one does, too. */
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
): Promise<TieredQuery | null> => buildTiers(resource, await resolveTerms(db, resource, interpretations), [])

/**
 * The tiers: exact name; whole words at the start of the name; whole words in the name; what else is meant by them in the name, category
 * or place; whole words in any searched text; beginnings of words in the name; any searched text. Null for a query without a letter or
 * digit.
 */
export function buildTiers(
  resource: Resource,
  terms: ResolvedTerms,
  needs: readonly (readonly NeedPiece[])[],
): TieredQuery | null {
  const { interpretations } = terms
  if (interpretations.length === 0 || searchedFields(resource).length === 0) return null
  const none = () => []
  const inText = (matching: WordMatching) => textQuery(interpretations, none, { matching })
  const [written, begun] = [inText('exact'), inText('prefix')]
  const named = [
    ...terms.referenceFacets(wholePhraseQuery(interpretations, 'exact')).map(facetQuery),
    ...allSegmentsOrFacetsQueries(interpretations, terms.referenceFacets, 'exact'),
    ...neededQueries(needs, terms.referenceFacets),
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
      ...ownFacets(wholePhraseQuery(interpretations, matching)).map(facetQuery),
    ]),
    isWider: true,
  })
  const [whole, broadest] = [anywhere('exact'), anywhere('prefix')]
  return {
    tiers: [
      inName(wholeNameQuery(interpretations), { isWritten: true }),
      inName(nameStartQuery(interpretations, 'exact'), { isWritten: true, isWider: true }),
      inName(written, { isWritten: true, isWider: true }),
      ...(named.length === 0 ? [] : [inName(anyOf(named))]),
      ...(whole.query === broadest.query ? [] : [whole]),
      ...(begun === written ? [] : [inName(begun)]),
      broadest,
    ],
    broadest,
    whole,
    isMeant: needs.length > 0,
  }
}
