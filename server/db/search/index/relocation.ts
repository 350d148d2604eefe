import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { isPlace, regionFacet, townFacet } from './facets.ts'
import { isLocatedByPage } from './relatedIds.ts'

/**
 * Keeps location facets up to date. What is in a town or under a page is indexed by their location, so it must be indexed anew when
 * they move. Only the facets are exchanged; the words stay as they are.
 */

const locatedByPage = [...registry.values()].filter(isLocatedByPage)

/** The column that locates a record which other records are located by: a page's town or a town's region. */
export const locatingColumn = (resource: Resource): string | undefined =>
  resource.locatedBy && (isParent(resource) || isPlace(resource)) ? `${resource.locatedBy}Id` : undefined

/** Exchanges the facets of everything that is located by this record; `from` and `to` are the values of its locating column. */
export const relocate = (tx: Executor, resource: Resource, id: number, from: unknown, to: unknown): Promise<void> =>
  isParent(resource) ? movePageToTown(tx, id, from, to) : moveTownToRegion(tx, id, from, to)

const exchangeFacets = (from: readonly string[], to: readonly string[]) => sql`"Search" =
  ts_delete("Search", ${sql.param(from)}::text[]) || array_to_tsvector(${sql.param(to)}::text[])`
const facetOf = (make: (id: number) => string, id: unknown) => (typeof id === 'number' ? [make(id)] : [])

/** A town has come into another region, or into none because it is deleted: moves its pages and what is under them. */
async function moveTownToRegion(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const change = exchangeFacets(facetOf(regionFacet, from), facetOf(regionFacet, to))
  await tx.rows(sql`update "page" set ${change} where "TownId" = ${id}`)
  for (const { name } of locatedByPage)
    await tx.rows(sql`update ${sql.identifier(name)} set ${change}
      where "PageId" in (select "Id" from "page" where "TownId" = ${id})`)
}

/** A page has come into another town, or into none: moves what is under it. */
async function movePageToTown(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const towns = [from, to].filter((town) => typeof town === 'number')
  const rows = await tx.rows<{ Id: number; RegionId: number | null }>(
    sql`select "Id", "RegionId" from "town" where "Id" = any(${sql.param(towns)}::integer[])`,
  )
  const regions = new Map<unknown, number | null>(rows.map(({ Id, RegionId }) => [Id, RegionId]))
  const facetsOf = (town: unknown) => [...facetOf(townFacet, town), ...facetOf(regionFacet, regions.get(town))]
  for (const { name } of locatedByPage)
    await tx.rows(
      sql`update ${sql.identifier(name)} set ${exchangeFacets(facetsOf(from), facetsOf(to))} where "PageId" = ${id}`,
    )
}
