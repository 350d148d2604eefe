import { sql, type SQL } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { isOneOf } from '../connection/statements.ts'
import { column } from '../records/projection.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { isInTown, regionField, searchableReferences, townField, type RelatedIds } from './facets.ts'
import { searchedFields } from '../schema/searchedFields.ts'

/** Reading the related ids that the facets of a record are made from. */

export const isLocatedByPage = (resource: Resource) => isUnderPage(resource) && searchedFields(resource).length > 0

export const locatedByPage = [...registry.values()].filter(isLocatedByPage)

/** The related ids of a stored record, as columns of a query for rows `r`. */
export const relatedIdColumns = (resource: Resource): SQL[] => [
  ...searchableReferences(resource)
    .filter(({ field }) => field.kind === 'references')
    .map(
      ({ name }) => sql`array(select ${column('j', `${name}Id`)} from ${sql.identifier(joinTableName(resource, name))} j
        where ${column('j', joinSource(resource))} = r."Id") as ${sql.identifier(name)}`,
    ),
  ...(isInTown(resource)
    ? [sql`array(select t."RegionId" from "town" t where t."Id" = r."TownId") as ${sql.identifier(regionField)}`]
    : []),
  ...(isLocatedByPage(resource)
    ? [
        sql`array(select p."TownId" from "page" p where p."Id" = r."PageId" and p."TownId" is not null) as ${sql.identifier(townField)}`,
        sql`array(select t."RegionId" from "page" p join "town" t on t."Id" = p."TownId" where p."Id" = r."PageId") as ${sql.identifier(regionField)}`,
      ]
    : []),
]

export const readRelatedIds = (resource: Resource, row: Columns): RelatedIds =>
  new Map(
    [...searchableReferences(resource).map(({ name }) => name), townField, regionField].flatMap((field) =>
      Array.isArray(row[field]) ? [[field, row[field] as number[]]] : [],
    ),
  )

/** The related ids of a stored record whose town or page is about to become the one of these columns. */
export async function loadRelatedIds(
  db: Executor,
  resource: Resource,
  id: number,
  { TownId = null, PageId = null }: Columns,
): Promise<RelatedIds> {
  const columns = relatedIdColumns(resource)
  if (columns.length === 0) return new Map()
  const [row] = await db.rows(sql`select ${sql.join(columns, sql`, `)}
    from (select ${id}::integer as "Id", ${TownId}::integer as "TownId", ${PageId}::integer as "PageId") r`)
  return readRelatedIds(resource, row!)
}

/** The related ids of records that are about to be inserted: the given ones, and their region or the location of their page. */
export async function relatedIdsOfNewRecords<R extends Columns>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
  given: (record: R) => RelatedIds | undefined,
): Promise<(record: R) => RelatedIds> {
  const locationOf = await findLocations(db, resource, records)
  return (record) => new Map([...(given(record) ?? []), ...locationOf(record)])
}

type Location = readonly (readonly [field: string, ids: readonly number[]])[]

/** Looks up the regions of the records' towns, or the towns and regions of their pages. */
async function findLocations(
  db: Executor,
  resource: Resource,
  records: readonly Columns[],
): Promise<(record: Columns) => Location> {
  if (isLocatedByPage(resource)) {
    const rows = await db.rows<{ Id: number; TownId: number | null; RegionId: number | null }>(
      sql`select p."Id", p."TownId", t."RegionId" from "page" p left join "town" t on t."Id" = p."TownId"
        where ${isOneOf(sql`p."Id"`, distinctIds(records, 'PageId'))}`,
      'read',
    )
    const pages = new Map<unknown, Location>(
      rows.map(({ Id, TownId, RegionId }) => [Id, [...entry(townField, TownId), ...entry(regionField, RegionId)]]),
    )
    return (record) => pages.get(record['PageId']) ?? []
  }
  if (!isInTown(resource)) return () => []
  const rows = await db.rows<{ Id: number; RegionId: number | null }>(
    sql`select "Id", "RegionId" from "town" where "Id" = any(${sql.param(distinctIds(records, 'TownId'))}::integer[])`,
  )
  const towns = new Map<unknown, Location>(rows.map(({ Id, RegionId }) => [Id, entry(regionField, RegionId)]))
  return (record) => towns.get(record['TownId']) ?? []
}

const distinctIds = (records: readonly Columns[], column: string) => [
  ...new Set(records.map((record) => record[column]).filter((id) => typeof id === 'number')),
]

const entry = (field: string, id: number | null): Location => (id ? [[field, [id]]] : [])
