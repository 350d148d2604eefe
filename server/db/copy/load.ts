import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { copiedTables, copyTarget, filledTables, type CopiedTable, type Sequence } from './copiedTables.ts'

export interface Loading {
  write(table: CopiedTable, rows: Readable): Promise<void>
}

/**
 * Fills an empty database in one transaction, which commits after `work`: broken off, it leaves the database empty.
 * @param sequences where the numbers of Ids go on
 * @throws DatabaseNotEmpty before anything is written
 */
export const withEmptyDatabase = (
  url: string,
  { tables, sequences }: { tables: readonly CopiedTable[]; sequences: readonly Sequence[] },
  work: (loading: Loading) => Promise<void>,
): Promise<void> =>
  withDirectConnection(
    url,
    async (db) => {
      await db.rows(sql`begin`)
      const names = (await copiedTables(db)).map(({ name }) => sql.identifier(name))
      // Whoever else uses the database waits, and finds it full.
      await db.rows(sql`lock table ${sql.join(names, sql`, `)} in access exclusive mode`)
      const filled = await filledTables(db)
      if (filled.length > 0) throw new DatabaseNotEmpty(filled)
      // The rows have passed the triggers once. Switching off those of foreign keys takes a superuser, so the keys are dropped and made anew.
      for (const name of names) await db.rows(sql`alter table ${name} disable trigger user`)
      const keys = await takeForeignKeys(db)
      // What the migrations have written is in the data too.
      await db.rows(sql`truncate ${sql.join(names, sql`, `)}`)
      await work({
        write: (table, rows) => pipeline(rows, db.client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))),
      })
      for (const key of keys) await db.rows(key)
      for (const name of names) await db.rows(sql`alter table ${name} enable trigger user`)
      for (const { table, column, last } of sequences)
        await db.rows(
          sql`select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column})::regclass, ${last})`,
        )
      await db.rows(sql`commit`)
      for (const { name } of tables) await db.rows(sql`analyze ${sql.identifier(name)}`)
    },
    { pipeline: false },
  )

export class DatabaseNotEmpty extends Error {
  constructor(readonly tables: string[]) {
    super(`There are rows in ${tables.join(', ')}`)
  }
}

/** Drops all foreign keys; returns what makes them anew, which checks all rows at once. */
async function takeForeignKeys(db: Executor) {
  const keys = await db.rows<{ table: string; name: string; definition: string }>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`)
  for (const { table, name } of keys)
    await db.rows(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  return keys.map(
    ({ table, name, definition }) =>
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
  )
}

/** Whether nothing is stored yet; also of a database without tables. */
export const isDatabaseEmpty = (url: string): Promise<boolean> =>
  withDirectConnection(url, async (db) => (await filledTables(db)).length === 0)
