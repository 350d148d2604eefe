import { sql, type SQL } from 'drizzle-orm'
import { registry } from '#resources'
import type { Executor } from '../connection/database.ts'
import { fileColumnsOf, isFileList } from '../schema/fileColumns.ts'

export async function fileNamesInUse(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ name: string }>(namesInUseQuery(names))
  return new Set(rows.map(({ name }) => name))
}

/** Asks the index of each column that holds names of files (docs/decisions/deletion.md#files). */
export function namesInUseQuery(names: readonly string[]): SQL {
  const queries = [...registry.values()].flatMap((resource) =>
    fileColumnsOf(resource).map((column) => {
      const [held, table] = [sql.identifier(column), sql.identifier(resource.name)]
      const wanted = sql`${sql.param(names)}::text[]`
      return isFileList(resource, column)
        ? sql`select name from ${table}, unnest(${held}) as name where ${held} && ${wanted} and name = any(${wanted})`
        : sql`select ${held} as name from ${table} where ${held} = any(${wanted})`
    }),
  )
  return sql.join(queries, sql` union `)
}
