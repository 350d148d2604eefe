import { sql } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources'
import type { Columns, Executor } from '../connection/database.ts'
import type { RelatedIds } from '../searchIndex/facets.ts'
import { searchVectors } from '../searchIndex/vector.ts'
import { addToVocabulary } from '../searchIndex/vocabulary.ts'
import { relatedIdsOfNewRecords } from '../searchIndex/relatedIds.ts'
import { ranksOfNewRecords } from '../searchIndex/storedRank.ts'
import { recountAfter } from '../ratings/counts.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'

/** Rows per statement. More are not faster and take more memory. */
const rowsPerStatement = 2000

/** Inserts many rows into a table. All must name the same columns; omitted columns take their defaults. */
export async function insertRows(db: Executor, table: string, rows: readonly Columns[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  for (let offset = 0; offset < rows.length; offset += rowsPerStatement) {
    const batch = JSON.stringify(rows.slice(offset, offset + rowsPerStatement))
    await db.rows(sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${batch}::json)`)
  }
}

/**
 * Inserts many records with their search index, in the transaction of the caller. Records with related ids must already
 * have ids.
 */
export async function insertRecords<R extends Columns>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
  relatedIdsOf: (record: R) => RelatedIds = () => new Map(),
): Promise<void> {
  const indexedIdsOf = await relatedIdsOfNewRecords(db, resource, records, relatedIdsOf)
  const rankOf = await ranksOfNewRecords(db, resource, records)
  await insertRows(
    db,
    resource.name,
    records.map((record) => ({
      ...record,
      ...rankOf(record),
      ...searchVectors(resource, record, indexedIdsOf(record)),
    })),
  )
  await insertJoinRows(db, resource, records, relatedIdsOf)
  await addToVocabulary(db, resource, records)
  await recountAfter(db, resource, records)
}

async function insertJoinRows<R extends Columns>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
  relatedIdsOf: (record: R) => RelatedIds,
): Promise<void> {
  for (const [name, { kind }] of fieldsOf(resource)) {
    if (kind !== 'references') continue
    const rows = records.flatMap((record) =>
      (relatedIdsOf(record).get(name) ?? []).map((id, Position) => ({
        [joinSource(resource)]: record['Id'],
        [`${name}Id`]: id,
        Position,
      })),
    )
    await insertRows(db, joinTableName(resource, name), rows)
  }
}

/** The next free id of a table, for records that get their ids here. */
export async function nextId(db: Executor, table: string): Promise<number> {
  const [row] = await db.rows<{ next: number }>(
    sql`select coalesce(max("Id"), 0) + 1 as next from ${sql.identifier(table)}`,
  )
  return row!.next
}

export const advanceIdSequence = (db: Executor, table: string) =>
  db.rows(
    sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'Id'), greatest((select max("Id") from ${sql.identifier(table)}), 1))`,
  )

/** Ids for records that had these ones: the same, where they are free. Others that write meanwhile take none of them. */
export async function idsInPlaceOf(db: Executor, table: string, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'Id')::regclass`
  await db.rows(sql`select setval(${sequence}, greatest(nextval(${sequence}), ${Math.max(...ids)}))`)
  const rows = await db.rows<{ old: number; id: number }>(
    sql`select old, case when r."Id" is null then old else nextval(${sequence})::integer end as id
      from unnest(${sql.param(ids)}::integer[]) old left join ${sql.identifier(table)} r on r."Id" = old`,
  )
  return new Map(rows.map(({ old, id }) => [old, id]))
}

/** Runs `work` in one transaction. The connection must not be shared. */
export async function inTransaction<T>(db: Executor, work: () => Promise<T>): Promise<T> {
  await db.rows(sql`begin`)
  try {
    const done = await work()
    await db.rows(sql`commit`)
    return done
  } catch (error) {
    await db.rows(sql`rollback`)
    throw error
  }
}

/** Updates the planner's statistics after large writes; without them query plans are bad. */
export const vacuumAndAnalyze = (db: Executor) => db.rows(sql`vacuum (analyze)`)

export const isTableEmpty = async (db: Executor, table: string) =>
  (await db.rows(sql`select 1 from ${sql.identifier(table)} limit 1`)).length === 0

export async function idsByColumn(db: Executor, table: string, name: string): Promise<Map<string, number>> {
  const rows = await db.rows<{ Id: number; Key: string }>(
    sql`select "Id", ${sql.identifier(name)} as "Key" from ${sql.identifier(table)}`,
  )
  return new Map(rows.map(({ Id, Key }) => [Key, Id]))
}

/** The newest listed ids of a table, with the values of `extraColumns`. */
export const newestIds = (db: Executor, table: string, limit: number, extraColumns: readonly string[] = []) =>
  db.rows<{ Id: number } & Record<string, number>>(sql`select ${sql.join(
    ['Id', ...extraColumns].map((name) => sql.identifier(name)),
    sql`, `,
  )}
    from ${sql.identifier(table)} where "Listed" order by "Id" desc limit ${limit}`)
