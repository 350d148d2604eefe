import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { canBeSold } from '#resources/status.ts'
import type { Kept } from '../../connection/database.ts'
import { isPresent } from '../../records/presence.ts'
import { notBlocked, type Viewer } from '../../records/visibility.ts'
import { filterCondition, filterFacets, isOffered, pageAlias, type ResolvedFilters } from './filters.ts'
import { indexMatches, matchesAnyOf, rowMatchesTier } from './tierConditions.ts'
import type { Tier, TieredQuery } from './tieredQuery.ts'
import { partsForIndex } from './tsquery.ts'

/** What a query is asked of: the records of a source that this person may find within the filters. */
export interface SearchScope {
  resource: Resource
  viewer: Viewer
  filters?: ResolvedFilters
  /** Records that match this query are left out. */
  exclude?: TieredQuery
}

/** The condition that a row is in the scope. */
export const isInScope = ({ resource, viewer, filters = {}, exclude }: SearchScope): SQL =>
  sql`r."Listed" and ${isPresent(resource)} and ${notBlocked(resource, viewer)} and ${filterCondition(resource, filters)}
    ${exclude ? sql`and not ${rowMatchesTier(exclude.broadest)}` : sql``}`

/** Whether some of what is found may be sold, which comes behind all that is for sale. */
export const hasSoldLast = ({ resource, filters = {} }: SearchScope): boolean =>
  canBeSold(resource) && filters.available === undefined

/** Whether a row is sold, where that puts it behind others. */
export const isSold = (scope: SearchScope): SQL => (hasSoldLast(scope) ? isOffered(scope.resource, false) : sql`false`)

/** Rows of the source under the alias `r`, and their page as `p` where they are under one and filters ask about it. */
export const rowsOf = (
  { resource, filters = {} }: Pick<SearchScope, 'resource' | 'filters'>,
  rows: SQL = sql`${sql.identifier(resource.name)}`,
): SQL =>
  pageAlias(resource) === 'p' && Object.values(filters).some((filter) => filter !== undefined)
    ? sql`${rows} r join "page" p on p."Id" = r."PageId"`
    : sql`${rows} r`

/** The condition that a row has the facets of the filters, for the index; true where it has none of them. */
export function indexMatchesFacets({ resource, filters = {} }: SearchScope): SQL {
  const facets = filterFacets(resource, filters)
  return facets.length === 0 ? sql`true` : indexMatches({ column: 'Search', query: facets.join(' & ') })
}

/** The queries of a tier for the index of all texts, each together with the facets of the filters. */
export function queriesInScope({ resource, filters = {} }: SearchScope, { query }: Pick<Tier, 'query'>): string[] {
  const facets = filterFacets(resource, filters)
  const parts = partsForIndex(query)
  return facets.length === 0 ? parts : parts.map((part) => [`(${part})`, ...facets].join(' & '))
}

/** The condition that a row matches a tier, for the index, together with the facets of the filters: names have not all of those. */
export const indexMatchesTier = (scope: SearchScope, tier: Tier): SQL =>
  tier.column === 'Search'
    ? matchesAnyOf('Search', sql`${sql.param(queriesInScope(scope, tier))}::tsquery[]`)
    : indexMatches(tier)

/** A plan is kept where no filter is but the place: whatever the values are, it is the best one, since queries are hidden from the planner. */
export const keptPlan = ({ filters = {} }: SearchScope): Kept | undefined =>
  Object.entries(filters).every(([name, filter]) => name === 'near' || filter === undefined) ? 'read' : undefined
