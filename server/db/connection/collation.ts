import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'

const name = 'my-x-icu'
let cached: SQL | null | undefined

/**
 * ICU's Burmese collation, which also sorts Latin letters (docs/rules.md#sorting). Null in a PostgreSQL built without
 * ICU, which then sorts by code point.
 */
export async function burmeseCollation(db: Executor): Promise<SQL | null> {
  if (cached === undefined) {
    const rows = await db.rows<{ found: number }>(sql`select 1 as found from pg_collation where collname = ${name}`)
    cached = rows.length > 0 ? sql`${sql.identifier(name)}` : null
  }
  return cached
}
