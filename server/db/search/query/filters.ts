import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources'
import { hourOf } from '#resources/openingHours.ts'
import type { SearchOrder } from '#resources/searchOrders.ts'
import { canBeSold, sold } from '#resources/status.ts'
import { isParent, isUnderPage } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { column } from '../../records/projection.ts'
import { choiceFacet, openHourFacet, referenceFacet, regionFacet, townField } from '../../searchIndex/facets.ts'
import { isWithin, type Coordinates } from './distance.ts'
import { isOpenAt } from './openHours.ts'
import { facetQuery } from './tsquery.ts'

/** What a search is narrowed to. Products and posts are filtered by their page. */
export interface SearchFilters {
  categoryId?: number
  townId?: number
  /** A region's name in either language, as stored. */
  region?: string
  /** Open at this moment. */
  openAt?: Date
  near?: Coordinates
  /** At most so many kilometres from `near`. */
  within?: number
  /** The page has at least so many stars on average. */
  rated?: number
  /** Kyat: a product for this much or more, and for this much or less. */
  priceFrom?: number
  priceTo?: number
  /** A product is in this condition. */
  condition?: string
  /** What the page has of choices, by their field: all of them. */
  chosen?: ReadonlyMap<string, readonly string[]>
  /** The page is followed by the person of this profile. */
  followedBy?: number
  /** Of what can be sold: what is for sale, or what is sold. */
  available?: boolean
}

/** The same with ids only. */
export interface ResolvedFilters extends Omit<SearchFilters, 'region'> {
  /** 0 for a region that does not exist. */
  regionId?: number
}

export async function resolveFilters(db: Executor, { region, ...others }: SearchFilters): Promise<ResolvedFilters> {
  if (region === undefined) return others
  const [row] = await db.rows<{ Id: number }>(
    sql`select "Id" from "region" where "Name" = ${region} or "BurmeseName" = ${region} order by "Id"`,
  )
  return { ...others, regionId: row?.Id ?? 0 }
}

/** The table alias of a record's page: `r` if the record is a page itself, `p` if it is under one, else null. */
export const pageAlias = (resource: Resource): 'r' | 'p' | null =>
  isParent(resource) ? 'r' : isUnderPage(resource) ? 'p' : null

/** Whether filters apply to the source: its records are pages, or are under pages. */
export const isFilterable = (resource: Resource): boolean => pageAlias(resource) !== null

/** The condition that a record's page meets all filters. A source without pages has no matches under a filter. */
export function filterCondition(resource: Resource, filters: ResolvedFilters): SQL {
  const page = pageAlias(resource)
  const { near, available, ...narrowing } = filters
  const offered = isOffered(resource, available)
  if (Object.values(narrowing).every((filter) => filter === undefined)) return offered
  if (!page) return sql`false`
  const { categoryId, townId, regionId, openAt, within, rated, priceFrom, priceTo, condition } = narrowing
  const conditions: SQL[] = [offered]
  if (categoryId !== undefined)
    conditions.push(sql`exists (select 1 from "pageCategory" c
      where c."PageId" = ${column(page, 'Id')} and c."CategoryId" = ${categoryId})`)
  if (townId !== undefined) conditions.push(sql`${column(page, 'TownId')} = ${townId}`)
  if (regionId !== undefined)
    conditions.push(sql`${column(page, 'TownId')} in (select t."Id" from "town" t where t."RegionId" = ${regionId})`)
  if (openAt)
    conditions.push(
      // (docs/rules.md#closed-pages)
      sql`coalesce(${column(page, 'Closure')}, 'none') = 'none'`,
      isOpenAt(column(page, 'Hours'), openAt),
    )
  if (near && within !== undefined) conditions.push(isWithin(page, near, within))
  if (rated !== undefined) conditions.push(sql`${column(page, 'RatingAverage')} >= ${rated}::float8`)
  if (priceFrom !== undefined || priceTo !== undefined) conditions.push(isPricedWithin(resource, priceFrom, priceTo))
  if (condition !== undefined)
    conditions.push('Condition' in resource.fields ? sql`${column('r', 'Condition')} = ${condition}` : sql`false`)
  for (const [name, values] of narrowing.chosen ?? [])
    conditions.push(sql`${column(page, name)} @> ${sql.param(values)}::text[]`)
  const { followedBy } = narrowing
  if (followedBy !== undefined)
    conditions.push(sql`exists (select 1 from "pageFollowing" f
      where f."ProfileId" = ${followedBy} and f."PageId" = ${column(page, 'Id')})`)
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** The condition that a record is for sale, or that it is sold; true where neither is asked for, and of what is never sold. */
export const isOffered = (resource: Resource, available: boolean | undefined): SQL =>
  available === undefined || !canBeSold(resource)
    ? sql`true`
    : sql`r."Status" ${sql.raw(`${available ? '<>' : '='} ${sold}`)}`

/** Whether a list is read in the order of the index of its source: the newest first, within no filter but what the row says. */
export const isFilteredInOrder = ({ available, ...others }: SearchFilters, order: SearchOrder): boolean =>
  order === 'newest' && available !== undefined && Object.values(others).every((filter) => filter === undefined)

/** The field with the price of a record, or with its lowest; undefined where nothing is sold. */
export const priceField = (resource: Pick<Resource, 'fields'>): string | undefined =>
  fieldsOf(resource).find(([, field]) => field.kind === 'number' && field.unit === 'kyat')?.[0]

/** A range of prices counts when a part of it is within. What has no price, or is no offer, is not. */
function isPricedWithin(resource: Resource, from: number | undefined, to: number | undefined): SQL {
  const name = priceField(resource)
  if (name === undefined) return sql`false`
  const highest = fieldsOf(resource).find(([, field]) => field.kind === 'number' && field.atLeast === name)?.[0]
  const lowestPrice = column('r', name)
  const highestPrice = highest === undefined ? lowestPrice : sql`greatest(${lowestPrice}, ${column('r', highest)})`
  return sql`(${lowestPrice} is not null
    ${from === undefined ? sql`` : sql`and ${highestPrice} >= ${from}::float8`}
    ${to === undefined ? sql`` : sql`and ${lowestPrice} <= ${to}::float8`})`
}

/**
 * The facets of all records that meet the filters, as queries. With them the index leaves out most others: at night one shop in 30 is
 * open, and of a product it knows the place. A facet is coarser than its filter, so `filterCondition` is checked as well.
 */
export function filterFacets(resource: Resource, filters: ResolvedFilters): string[] {
  const { categoryId, townId, regionId, openAt, chosen = [] } = filters
  const page = pageAlias(resource)
  if (page === null) return []
  const ofPlace = [
    ...(townId === undefined ? [] : [referenceFacet(townField, townId)]),
    ...(regionId === undefined ? [] : [regionFacet(regionId)]),
  ]
  const ofPage = [
    ...(categoryId === undefined ? [] : [referenceFacet('Category', categoryId)]),
    ...(openAt ? [openHourFacet(hourOf(openAt))] : []),
    ...[...chosen].flatMap(([name, values]) => values.map((value) => choiceFacet(name, value))),
  ]
  return [...ofPlace, ...(page === 'r' ? ofPage : [])].map(facetQuery)
}
