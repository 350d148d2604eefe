import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'

const name = 'my-x-icu'
let known: SQL | null | undefined

/**
 * ICU's Burmese collation, which sorts Latin by the alphabet too (docs/rules.md#sorting): the embedded PostgreSQL and the
 * usual packages have it. One built without ICU sorts by code points, which keeps at least the letters together.
 */
export async function burmeseCollation(db: Executor): Promise<SQL | null> {
  if (known === undefined) {
    const rows = await db.rows<{ found: number }>(sql`select 1 as found from pg_collation where collname = ${name}`)
    known = rows.length > 0 ? sql`${sql.identifier(name)}` : null
  }
  return known
}
