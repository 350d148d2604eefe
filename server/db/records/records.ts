import { sql, type SQL } from 'drizzle-orm'
import type { AnyRecord, Resource } from '#resources'
import { memoryOf } from '../../memories.ts'
import type { Executor, Kept } from '../connection/database.ts'
import { shape, value } from '../connection/statements.ts'
import { column, projectionOf, projectionWithoutLongTexts, type Projection } from './projection.ts'
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
  only?: readonly string[]
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
export const select = (db: Executor, resource: Resource, selection: Selection) =>
  db.rows<Row>(selecting(resource, selection), selection.kept)

function selecting(
  resource: Resource,
  { from = sql`${sql.identifier(resource.name)}`, where, only, order = newestFirst, limit, offset, kept }: Selection,
): SQL {
  const { columns, joins } = projectionOf(resource, only)
  // The inner query applies limit and offset before the joins, so a skipped row costs an index entry and no join.
  return sql`select ${columns} from (
      select * from ${from} r where ${isPresent(resource)} and (${where}) order by ${order}
      ${limit === undefined ? sql`` : sql`limit ${kept ? sql.raw(String(limit)) : limit}`} ${offset ? sql`offset ${offset}` : sql``}
    ) r ${joins} order by ${order}`
}

type Statement = (...values: unknown[]) => SQL
const listingsOf = memoryOf('listings', (_: Resource) => new Map<string, Statement>())

/**
 * The newest records of the public list, or those after a place. It is asked most, so its statement is made once for each
 * number of records.
 */
export async function selectListed(
  db: Executor,
  resource: Resource,
  { after, limit, only }: { after: Place | undefined; limit: number; only?: readonly string[] | undefined },
): Promise<Row[]> {
  const known = listingsOf(resource)
  const key = `${after !== undefined} ${limit} ${only?.join() ?? '*'}`
  const make = (): Statement => {
    const isFurther = sql`(r."CreatedAt", r."Id") < (${value}::timestamptz, ${value}::integer)`
    const where = after ? sql`r."Listed" and ${isFurther}` : sql`r."Listed"`
    return shape(selecting(resource, { where, limit, kept: 'read', ...(only && { only }) }))
  }
  const statement = known.get(key) ?? make()
  known.set(key, statement)
  return db.rows<Row>(after ? statement(after.CreatedAt, after.Id) : statement(), 'read')
}

const selectingById = (memory: string, columnsOf: (resource: Resource) => Projection) =>
  memoryOf(memory, (resource: Resource): Statement => {
    const { columns, joins } = columnsOf(resource)
    return shape(
      sql`select ${columns} from ${sql.identifier(resource.name)} r ${joins} where ${isPresent(resource)} and r."Id" = ${value}`,
    )
  })
const wholeById = selectingById('selectingById', projectionOf)
const withoutLongTextsById = selectingById('selectingShort', projectionWithoutLongTexts)

export async function findRecord(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  return (await db.rows<Row>(wholeById(resource)(id), 'read'))[0]
}

/** A record for a decision about it. No rule asks for its long texts, and two policies take longer to read than all else. */
export async function findWithoutLongTexts(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  return (await db.rows<Row>(withoutLongTextsById(resource)(id), 'read'))[0]
}

/** The statements of `findRecords`, made once for each resource and choice of fields. */
const selectingByIds = memoryOf('selectingByIds', (_: Resource) => new Map<string, Statement>())

/** The records with these ids, newest first. @param only names of answer fields; by default all. @param kept one that only reads */
export async function findRecords(
  db: Executor,
  resource: Resource,
  ids: readonly number[],
  only?: readonly string[],
  kept: Kept = 'read',
): Promise<Row[]> {
  const known = selectingByIds(resource)
  const key = only?.join() ?? '*'
  // In a subquery, since of an array that it sees PostgreSQL makes a plan each time.
  const where = sql`r."Id" = any((select ${value}::integer[])::integer[])`
  const statement = known.get(key) ?? shape(selecting(resource, { where, kept: 'read', ...(only && { only }) }))
  known.set(key, statement)
  return db.rows<Row>(statement(ids), kept)
}

/** `r."Name" = …` for each value. The names come from declarations, never from a request. */
export const equals = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(values).map(([name, value]) => sql`${column('r', name)} = ${value}`)],
    sql` and `,
  )
