import { sql, type SQL } from 'drizzle-orm'
import { registry } from '#resources'
import type { Executor } from '../connection/database.ts'
import { fileColumnsOf } from './fileColumns.ts'

/** Which of these stored file names some record still refers to. */
export async function fileNamesInUse(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ name: string }>(namesInUseQuery(names))
  return new Set(rows.map(({ name }) => name))
}

/** Asks the index of each column that holds names of files (docs/decisions/deletion.md#files). */
export function namesInUseQuery(names: readonly string[]): SQL {
  const queries = [...registry.values()].flatMap((resource) =>
    fileColumnsOf(resource).map(
      (column) =>
        sql`select ${sql.identifier(column)} as name from ${sql.identifier(resource.name)} where ${sql.identifier(column)} = any(${sql.param(names)}::text[])`,
    ),
  )
  return sql.join(queries, sql` union `)
}
