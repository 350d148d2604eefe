import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** A table as it is copied: its columns in their order. */
export interface CopiedTable {
  name: string
  columns: string[]
}

export interface Sequence {
  table: string
  column: string
  last: number
}

/**
 * What is not copied: sessions, so that none that was ended comes back (docs/decisions/backup.md#sessions); rates of the last minutes; the log
 * of changes, whose transactions are those of one server; uploads under way, whose bytes are no file yet; documents by which somebody claims
 * a page (docs/rules.md#claims).
 */
const leftOut = ['session', 'rateCount', 'change', 'nameVersion', 'resumableUpload', 'claimProof']

/** All other tables of the schema, those of an older or newer version too. An extension's are not ours. */
export const copiedTables = (db: Executor) =>
  db.rows<CopiedTable>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${sql.param(leftOut)}::text[])
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)

/** Read after the snapshot: no Id in it is beyond these. */
export async function sequencesOf(db: Executor, tables: readonly CopiedTable[]): Promise<Sequence[]> {
  const found = await db.rows<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${sql.param(tables.map(({ name }) => name))}::text[])
    order by 1`)
  const sequences: Sequence[] = []
  for (const { table, column, sequence } of found) {
    const [state] = await db.rows<{ last: string; used: boolean }>(
      sql`select last_value as last, is_called as used from ${sql.raw(sequence)}`,
    )
    if (state?.used) sequences.push({ table, column, last: Number(state.last) })
  }
  return sequences
}

/** The tables that hold a row. `searchMade` says which version made an index, of an empty table too. */
export async function filledTables(db: Executor): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await copiedTables(db)) {
    if (name === 'searchMade' || name === 'job') continue
    const rows = await db.rows(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table and its columns, for COPY. Text, because it is the same for every version of PostgreSQL. */
export const copyTarget = ({ name, columns }: CopiedTable, schema = 'public') =>
  `${schema}.${quoted(name)} (${columns.map(quoted).join(', ')})`
