import { sql, type SQL } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { column } from '../records/projection.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { isInTown, regionField, searchableReferences, townField, type RelatedIds } from './facets.ts'
import { searchedFields } from '../schema/searchedFields.ts'

/** Reading the related ids that the facets of a record are made from. */

export const isLocatedByPage = (resource: Resource) => isUnderPage(resource) && searchedFields(resource).length > 0

export const locatedByPage = [...registry.values()].filter(isLocatedByPage)

/** The region of the record's town, or the town and region of its page, as columns of a query for rows `r`. */
const locationColumns = (resource: Resource): SQL[] => [
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

/** The related ids of a stored record, as columns of a query for rows `r`. */
export const relatedIdColumns = (resource: Resource): SQL[] => [
  ...searchableReferences(resource)
    .filter(({ field }) => field.kind === 'references')
    .map(
      ({ name }) => sql`array(select ${column('j', `${name}Id`)} from ${sql.identifier(joinTableName(resource, name))} j
        where ${column('j', joinSource(resource))} = r."Id") as ${sql.identifier(name)}`,
    ),
  ...locationColumns(resource),
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
  const columns = locationColumns(resource)
  const name = isLocatedByPage(resource) ? 'PageId' : 'TownId'
  const ids = new Set(records.map((record) => record[name]).filter((id) => typeof id === 'number'))
  const rows =
    columns.length === 0 || ids.size === 0
      ? []
      : await db.rows(
          sql`select r.${sql.identifier(name)}, ${sql.join(columns, sql`, `)}
            from unnest(${sql.param([...ids])}::integer[]) r(${sql.identifier(name)})`,
          'read',
        )
  const locations = new Map(rows.map((row) => [row[name], readRelatedIds(resource, row)]))
  return (record) => new Map([...(given(record) ?? []), ...(locations.get(record[name]) ?? [])])
}
