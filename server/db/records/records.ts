import { sql, type SQL } from 'drizzle-orm'
import type { AnyRecord, Resource } from '#resources'
import type { Executor, Kept } from '../connection/database.ts'
import { column, projectionOf } from './projection.ts'
import { isPresent } from './presence.ts'

/** A record as stored, hidden or not. `Listed`: it appears in public lists. */
export type Row = AnyRecord & { readonly Listed: boolean }

export const newestFirst = sql`r."CreatedAt" desc, r."Id" desc`
/** As its people have put them (docs/rules.md#order), and behind those the others by name. */
export const inHandOrder = ({ title }: Resource): SQL =>
  sql`r."Order", r.${sql.identifier(title)} collate "my-x-icu", r."Id"`
export const oldestFirst = sql`r."CreatedAt", r."Id"`

interface Selection {
  /** A subquery of rows to select from; by default the whole table. */
  from?: SQL
  where: SQL
  /** Names of answer fields; by default all. */
  only?: readonly string[] | undefined
  order?: SQL
  limit?: number
  offset?: number
  kept?: Kept
}

/** A record's place in a list, which is ordered by time and id, the newest first. */
export type Place = Pick<Row, 'Id' | 'CreatedAt'>

/** The time as PostgreSQL writes it, since a `Date` does not hold each. */
export const placeColumns = sql`r."Id", r."CreatedAt"::text as "CreatedAt"`

export const isAfter = ({ CreatedAt, Id }: Place): SQL =>
  sql`(r."CreatedAt", r."Id") < (${CreatedAt}::timestamptz, ${Id}::integer)`

/** What a record must meet to be in a list. */
export type Condition = SQL

/** The place of a record in a list; undefined where it is not in it. */
export async function placeOf(
  db: Executor,
  resource: Resource,
  ids: readonly number[],
  where: Condition,
): Promise<Place | undefined> {
  const places = await db.rows<Place>(
    sql`select ${placeColumns} from ${sql.identifier(resource.name)} r
      where r."Id" = any(${sql.param([...ids])}::integer[]) and ${isPresent(resource)} and (${where})`,
    'read',
  )
  return ids.map((id) => places.find(({ Id }) => Id === id)).find((place) => place !== undefined)
}

/** Selects records of a resource, joined fields included. Never one that is deleted and still being removed. */
export function select(
  db: Executor,
  resource: Resource,
  { from = sql`${sql.identifier(resource.name)}`, where, only, order = newestFirst, limit, offset, kept }: Selection,
): Promise<Row[]> {
  const { columns, joins } = projectionOf(resource, only)
  const most = limit === undefined ? sql`` : sql`limit ${kept ? sql.raw(String(limit)) : limit}`
  // The inner query applies limit and offset before the joins, so a skipped row costs an index entry and no join.
  return db.rows<Row>(
    sql`select ${columns} from (
      select * from ${from} r where ${isPresent(resource)} and (${where}) order by ${order}
      ${most} ${offset ? sql`offset ${offset}` : sql``}
    ) r ${joins} order by ${order}`,
    kept,
  )
}

export async function findRecord(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  const { columns, joins } = projectionOf(resource)
  const [row] = await db.rows<Row>(
    sql`select ${columns} from ${sql.identifier(resource.name)} r ${joins} where ${isPresent(resource)} and r."Id" = ${id}`,
    'read',
  )
  return row
}

/** The records with these ids, newest first. @param only names of answer fields; by default all. @param kept one that only reads */
export function findRecords(
  db: Executor,
  resource: Resource,
  ids: readonly number[],
  only?: readonly string[],
  kept: Kept = 'read',
): Promise<Row[]> {
  // In a subquery, since of an array that it sees PostgreSQL makes a plan each time.
  const where = sql`r."Id" = any((select ${sql.param(ids)}::integer[])::integer[])`
  return select(db, resource, { where, kept, only })
}

/** `r."Name" = …` for each value. The names come from declarations, never from a request. */
export const equals = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(values).map(([name, value]) => sql`${column('r', name)} = ${value}`)],
    sql` and `,
  )
