import { sql, type SQL } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { inRegion, inTown, namingFields, regionFacet, standsUnderPage, townFacet, type Lists } from './facets.ts'
import { column } from '../../records/projection.ts'
import { searchedFields } from './vector.ts'
import { joinSource, joinTableName } from '../../schema/tables.ts'

/** What records stand under beyond their own columns: what facets.ts makes lexemes of. */

/** Whether it is found by where its page is. */
const isFoundByPage = (resource: Resource) => standsUnderPage(resource) && searchedFields(resource).length > 0

const intArray = (ids: readonly unknown[]) => sql`${sql.param(ids)}::integer[]`

/** The lists of a stored record, as columns of a query for rows `r`. */
export const listColumns = (resource: Resource): SQL[] => [
  ...namingFields(resource)
    .filter(({ field }) => field.kind === 'references')
    .map(
      ({ name }) => sql`array(select ${column('j', `${name}Id`)} from ${sql.identifier(joinTableName(resource, name))} j
        where ${column('j', joinSource(resource))} = r."Id") as ${sql.identifier(name)}`,
    ),
  ...(resource.fields['Town']
    ? [sql`array(select t."RegionId" from "town" t where t."Id" = r."TownId") as ${sql.identifier(inRegion)}`]
    : []),
  ...(isFoundByPage(resource)
    ? [
        sql`array(select p."TownId" from "page" p where p."Id" = r."PageId" and p."TownId" is not null) as ${sql.identifier(inTown)}`,
        sql`array(select t."RegionId" from "page" p join "town" t on t."Id" = p."TownId" where p."Id" = r."PageId") as ${sql.identifier(inRegion)}`,
      ]
    : []),
]

/** What those columns hold. */
export const readLists = (resource: Resource, row: Readonly<Record<string, unknown>>): Lists =>
  new Map(
    [...namingFields(resource).map(({ name }) => name), inTown, inRegion].flatMap((name) =>
      Array.isArray(row[name]) ? [[name, row[name] as number[]]] : [],
    ),
  )

/** The lists of a stored record, and where it is about to stand by its columns. */
export async function storedLists(
  db: Executor,
  resource: Resource,
  id: number,
  { TownId = null, PageId = null }: Readonly<Record<string, unknown>>,
): Promise<Lists> {
  const columns = listColumns(resource)
  if (columns.length === 0) return new Map()
  const [row] = await db.rows(sql`select ${sql.join(columns, sql`, `)}
    from (select ${id}::integer as "Id", ${TownId}::integer as "TownId", ${PageId}::integer as "PageId") r`)
  return readLists(resource, row!)
}

/** The lists of new records, with the regions of their towns, or where their pages are. */
export async function newLists<R extends Readonly<Record<string, unknown>>>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
  given: (record: R) => Lists | undefined,
): Promise<(record: R) => Lists> {
  if (isFoundByPage(resource)) {
    const pages = [...new Set(records.map((record) => record['PageId']).filter((id) => typeof id === 'number'))]
    const rows = await db.rows<{ Id: number; TownId: number | null; RegionId: number | null }>(
      sql`select p."Id", p."TownId", t."RegionId" from "page" p left join "town" t on t."Id" = p."TownId"
        where p."Id" = any(${intArray(pages)})`,
    )
    const places = new Map(rows.map(({ Id, TownId, RegionId }) => [Id, { [inTown]: TownId, [inRegion]: RegionId }]))
    return (record) => {
      const place = Object.entries(places.get(record['PageId'] as number) ?? {})
      return new Map([...(given(record) ?? []), ...place.flatMap(([name, id]) => (id ? [[name, [id]] as const] : []))])
    }
  }
  if (!resource.fields['Town']) return (record) => given(record) ?? new Map()
  const towns = [...new Set(records.map((record) => record['TownId']).filter((id) => typeof id === 'number'))]
  const rows = await db.rows<{ Id: number; RegionId: number | null }>(
    sql`select "Id", "RegionId" from "town" where "Id" = any(${intArray(towns)})`,
  )
  const regions = new Map(rows.map(({ Id, RegionId }) => [Id, RegionId]))
  return (record) => {
    const region = regions.get(record['TownId'] as number)
    return new Map([...(given(record) ?? []), ...(region ? [[inRegion, [region]] as const] : [])])
  }
}

const underPages = [...registry.values()].filter(isFoundByPage)

const exchanged = (from: readonly string[], to: readonly string[]) => sql`"Search" =
  ts_delete("Search", ${sql.param(from)}::text[]) || array_to_tsvector(${sql.param(to)}::text[])`
const facetsOf = (make: (id: number) => string, id: unknown) => (typeof id === 'number' ? [make(id)] : [])

/** A town comes into another region, or into none since it goes: so does all that stands in it. */
export async function moveTown(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const change = exchanged(facetsOf(regionFacet, from), facetsOf(regionFacet, to))
  await tx.rows(sql`update "page" set ${change} where "TownId" = ${id}`)
  for (const { name } of underPages)
    await tx.rows(sql`update ${sql.identifier(name)} set ${change}
      where "PageId" in (select "Id" from "page" where "TownId" = ${id})`)
}

/** A page comes into another town, or into none: so does all that stands under it. */
export async function movePage(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const towns = [from, to].filter((town) => typeof town === 'number')
  const rows = await tx.rows<{ Id: number; RegionId: number | null }>(
    sql`select "Id", "RegionId" from "town" where "Id" = any(${intArray(towns)})`,
  )
  const regions = new Map<unknown, number | null>(rows.map(({ Id, RegionId }) => [Id, RegionId]))
  const facets = (town: unknown) => [...facetsOf(townFacet, town), ...facetsOf(regionFacet, regions.get(town))]
  for (const { name } of underPages)
    await tx.rows(sql`update ${sql.identifier(name)} set ${exchanged(facets(from), facets(to))} where "PageId" = ${id}`)
}
