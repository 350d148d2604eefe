import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** ICU's Burmese collation, which also sorts Latin letters (docs/rules.md#sorting). */
const name = 'my-x-icu'
export const burmeseCollation = sql.raw(`"${name}"`)

/** A PostgreSQL that was built without ICU gets a collation of that name, which sorts by code point. */
export async function ensureBurmeseCollation(db: Executor): Promise<void> {
  const found = await db.rows(sql`select 1 from pg_collation where collname = ${name}`)
  if (found.length === 0) await db.rows(sql`create collation if not exists ${burmeseCollation} from "C"`)
}

/** What a list is sorted by when it is sorted by title: index and query must spell it alike. An index entry has at most 2.7 kB. */
export const titleSortKey = (title: SQL): SQL => sql`(left(coalesce(${title}, ''), 100) collate ${burmeseCollation})`

/** Names that differ in spaces and capitals alone are alike. The tables' texts are in the "C" collation: ASCII letters only. */
export const alikeKey = (text: SQL): SQL => sql`lower(replace(${text}, ' ', ''))`
export const alikeText = (text: string): string =>
  text.replaceAll(' ', '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
