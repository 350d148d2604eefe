import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from './database.ts'
import { searchTokensOf } from './searchTokens.ts'

/** Rows a statement carries; more gains nothing and takes memory. */
const perStatement = 2000

/** Writes many rows of one table, given by column. Columns left out take their defaults. All rows name the same columns. */
export async function insertRows(
  db: Executor,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += perStatement) {
    const part = JSON.stringify(rows.slice(from, from + perStatement))
    await db.rows(sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${part}::json)`)
  }
}

/** Writes many records of a declaration, their search tokens included. */
export const insertRecords = (
  db: Executor,
  resource: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
) =>
  insertRows(
    db,
    resource.name,
    records.map((record) => ({ ...record, Search: searchTokensOf(resource, record) })),
  )

/** The next free id of a table; ids given by hand start here. */
export async function nextId(db: Executor, table: string): Promise<number> {
  const [row] = await db.rows<{ next: number }>(
    sql`select coalesce(max("Id"), 0) + 1 as next from ${sql.identifier(table)}`,
  )
  return row!.next
}

/** After ids were given by hand: the next one the database gives follows them. */
export const followIds = (db: Executor, table: string) =>
  db.rows(
    sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'Id'), greatest((select max("Id") from ${sql.identifier(table)}), 1))`,
  )
