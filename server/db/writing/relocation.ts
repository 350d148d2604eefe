import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { enqueueRelocation } from '../jobs/jobs.ts'
import { isPlace, regionFacet, townFacet } from '../searchIndex/facets.ts'
import { locatedByPage } from '../searchIndex/relatedIds.ts'
import { quoteLexeme } from '../searchIndex/vector.ts'

/**
 * Keeps location facets up to date. What is in a town or under a page is indexed by their location, so it must be indexed anew when
 * they move. Only the facets are exchanged; the words stay as they are.
 */

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

/** Rows of a table that one transaction changes; a job does the rest. */
const changedAtOnce = 1000

/** A page has come into another town, or into none: moves what is under it. */
async function movePageToTown(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const [obsolete, current] = [await facetsOfTown(tx, from), await facetsOfTown(tx, to)]
  if (!(await exchangeUnder(tx, id, obsolete, current, changedAtOnce))) await enqueueRelocation(tx, id, obsolete)
}

/** Moves a portion of what is under a page to the town that it is in now. True: nothing is left. */
export async function followPage(
  tx: Executor,
  id: number,
  obsolete: readonly string[],
  limit: number,
): Promise<boolean> {
  const [page] = await tx.rows<{ TownId: number | null }>(sql`select "TownId" from "page" where "Id" = ${id} for share`)
  return !page || exchangeUnder(tx, id, obsolete, await facetsOfTown(tx, page.TownId), limit)
}

async function facetsOfTown(tx: Executor, town: unknown): Promise<string[]> {
  if (typeof town !== 'number') return []
  const [row] = await tx.rows<{ RegionId: number | null }>(sql`select "RegionId" from "town" where "Id" = ${town}`)
  return [townFacet(town), ...facetOf(regionFacet, row?.RegionId)]
}

/** Only rows that have an obsolete facet or lack a current one are changed, so that a job finds what is left. */
async function exchangeUnder(
  tx: Executor,
  id: number,
  from: readonly string[],
  to: readonly string[],
  limit: number,
): Promise<boolean> {
  const obsolete = from.filter((facet) => !to.includes(facet))
  const isOutdated = [
    ...obsolete.map((facet) => sql`"Search" @@ ${quoteLexeme(facet)}::tsquery`),
    ...to.map((facet) => sql`not "Search" @@ ${quoteLexeme(facet)}::tsquery`),
  ]
  if (isOutdated.length === 0) return true
  let isDone = true
  for (const { name } of locatedByPage) {
    const table = sql.identifier(name)
    const rows = await tx.rows(sql`update ${table} set ${exchangeFacets(obsolete, to)} where "Id" = any(array(
      select "Id" from ${table} where "PageId" = ${id} and (${sql.join(isOutdated, sql` or `)}) limit ${limit})) returning 1`)
    if (rows.length === limit) isDone = false
  }
  return isDone
}
