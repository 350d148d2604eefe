import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from './database.ts'
import { inRegion, namingFields, regionFacet, type Lists } from './facets.ts'
import { column } from './projection.ts'
import { joinSource, joinTableName } from './tables.ts'

/** What records stand under beyond their own columns: what facets.ts makes lexemes of. */

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
]

/** What those columns hold. */
export const readLists = (resource: Resource, row: Readonly<Record<string, unknown>>): Lists =>
  new Map(
    [...namingFields(resource).map(({ name }) => name), inRegion].flatMap((name) =>
      Array.isArray(row[name]) ? [[name, row[name] as number[]]] : [],
    ),
  )

/** The lists of a stored record, with the region of the town it is about to stand in. */
export async function storedLists(db: Executor, resource: Resource, id: number, townId: unknown): Promise<Lists> {
  const columns = listColumns(resource)
  if (columns.length === 0) return new Map()
  const [row] = await db.rows(
    sql`select ${sql.join(columns, sql`, `)} from (select ${id}::integer as "Id", ${townId ?? null}::integer as "TownId") r`,
  )
  return readLists(resource, row!)
}

/** The lists of new records, with the regions of their towns. */
export async function newLists<R extends Readonly<Record<string, unknown>>>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
  given: (record: R) => Lists | undefined,
): Promise<(record: R) => Lists> {
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

/** A town comes into another region, or into none since it goes: so does all that stands in it. */
export async function moveTown(tx: Executor, id: number, from: unknown, to: unknown): Promise<void> {
  const facets = (region: unknown) => (typeof region === 'number' ? [regionFacet(region)] : [])
  await tx.rows(sql`update "page" set "Search" =
      ts_delete("Search", ${sql.param(facets(from))}::text[]) || array_to_tsvector(${sql.param(facets(to))}::text[])
    where "TownId" = ${id}`)
}
