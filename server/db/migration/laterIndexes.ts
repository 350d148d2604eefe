import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { projectRoot } from '../../config/environment.ts'
import type { Executor } from '../connection/database.ts'

export const migrationsFolder = join(projectRoot, 'server', 'db', 'schema', 'migrations')

/** Indexes of tables with rows that are missing, or were broken off: in the migrations writers would wait (docs/safety.md#s66). */
export async function missingIndexes(db: Executor) {
  const text = await readFile(join(migrationsFolder, 'indexes.sql'), 'utf8')
  const there = await db.rows<{ name: string; valid: boolean }>(sql`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace`)
  const valid = new Map(there.map((index) => [index.name, index.valid]))
  return [...text.matchAll(/^CREATE INDEX CONCURRENTLY "(\w+)" .+$/gm)]
    .map(([statement, name = '']) => ({ statement, name, isValid: valid.get(name) }))
    .filter(({ isValid }) => isValid !== true)
}

export async function makeMissingIndexes(db: Executor): Promise<void> {
  for (const { name, statement, isValid } of await missingIndexes(db)) {
    if (isValid === false) await db.rows(sql`drop index concurrently ${sql.identifier(name)}`)
    await db.rows(sql.raw(statement))
  }
}
