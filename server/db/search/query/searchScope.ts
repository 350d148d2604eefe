import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Kept } from '../../connection/database.ts'
import { isPresent } from '../../records/presence.ts'
import { notBlocked, type Viewer } from '../../records/visibility.ts'
import { filterCondition, filterFacets, pageAlias, type ResolvedFilters } from './filters.ts'
import { indexMatchesAny, rowMatchesQuery } from './tierConditions.ts'
import type { Tier, TieredQuery } from './tieredQuery.ts'
import { anyOf, partsForIndex } from './tsquery.ts'

/** What a query is asked of: the records of a source that this person may find within the filters. */
export interface SearchScope {
  resource: Resource
  viewer: Viewer
  filters?: ResolvedFilters
  /** Records that match this query are left out. */
  exclude?: TieredQuery
  /** Records that are left out by their ids. */
  without?: readonly number[]
  /** How its statements are kept. */
  together?: Kept
}

/** Whether neither filters nor another query leave records out. */
export const isWhole = ({ filters = {}, exclude }: SearchScope): boolean =>
  exclude === undefined && Object.values(filters).every((filter) => filter === undefined)

/** Whether nothing leaves records out, nor who asks. */
export const isOfAll = (scope: SearchScope): boolean =>
  isWhole(scope) && scope.viewer === null && (scope.without ?? []).length === 0

/** The condition that a row is in the scope. */
export const isInScope = ({ resource, viewer, filters = {}, exclude, without = [] }: SearchScope): SQL =>
  sql`r."Listed" and ${isPresent(resource)} and ${notBlocked(resource, viewer)} and ${filterCondition(resource, filters)}
    ${exclude ? sql`and not ${rowMatchesQuery(exclude)}` : sql``}
    ${without.length > 0 ? sql`and r."Id" <> all(${sql.param(without)}::bigint[])` : sql``}`

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
  return facets.length === 0 ? sql`true` : indexMatchesAny([{ column: 'Search', query: facets.join(' & ') }])
}

/** The condition that a row matches a tier, for the index, together with the facets of the filters. */
export function indexMatchesTier({ resource, filters = {} }: SearchScope, { column, query }: Tier): SQL {
  const facets = filterFacets(resource, filters)
  const narrowed = (part: string) => (facets.length === 0 ? part : [`(${part})`, ...facets].join(' & '))
  return indexMatchesAny([{ column, query: anyOf(partsForIndex(query).map(narrowed)) }])
}

/** Where no filter is, the values never decide what is the best plan: the query is hidden from the planner. */
export const keptPlan = ({ filters = {}, together }: SearchScope): Kept | undefined =>
  Object.keys(filters).length === 0 ? (together ?? 'write') : undefined
