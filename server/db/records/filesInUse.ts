import { sql } from 'drizzle-orm'
import { registry } from '#resources'
import type { Executor } from '../connection/database.ts'
import { fileColumnsOf } from './fileColumns.ts'

/** Which of these stored file names some record still refers to. */
export async function fileNamesInUse(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const queries = [...registry.values()].flatMap((resource) =>
    fileColumnsOf(resource).map(
      (column) =>
        sql`select ${sql.identifier(column)} as name from ${sql.identifier(resource.name)} where ${sql.identifier(column)} = any(${sql.param(names)}::text[])`,
    ),
  )
  const rows = await db.rows<{ name: string }>(sql.join(queries, sql` union `))
  return new Set(rows.map(({ name }) => name))
}
