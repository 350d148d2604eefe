import { sql } from 'drizzle-orm'
import { registry } from '#resources'
import type { Executor } from '../connection/database.ts'
import { searchedFields } from '../schema/searchedFields.ts'

/**
 * Bytes up to which a row stays in one piece: two rows fill a block of 8 kB. From 2 kB on PostgreSQL otherwise moves its longest values
 * into another table, and a search compares the vectors of up to thousands of rows, which then were looked up one by one
 * (docs/decisions/search.md#rows-in-one-piece).
 */
const maxRowBytes = 4080

/**
 * Sets this limit on every searched table that does not have it. It counts for rows that are written from now on; tables are not
 * rewritten, and the statement blocks neither readers nor writers.
 */
export async function keepRowsInOnePiece(db: Executor): Promise<void> {
  const option = `toast_tuple_target=${maxRowBytes}`
  const searched = [...registry.values()].filter((one) => searchedFields(one).length > 0).map(({ name }) => name)
  const missing = await db.rows<{ name: string }>(
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r' and c.relname = any(${sql.param(searched)}::text[])
        and not coalesce(c.reloptions, '{}') && array[${option}]`,
  )
  for (const { name } of missing)
    await db.rows(sql`alter table ${sql.identifier(name)} set (${sql.raw(option.replace('=', ' = '))})`)
}
