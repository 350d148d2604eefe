import { sql } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources'
import type { Executor } from './database.ts'

/** The columns of a declaration that hold names of stored pictures and files. */
export const fileColumnsOf = (resource: Pick<Resource, 'fields'>): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : kind === 'file' ? [`${name}URL`] : []))

/** The stored names a record holds. */
export async function fileColumns(tx: Executor, resource: Resource, id: number): Promise<string[]> {
  const columns = fileColumnsOf(resource)
  if (columns.length === 0) return []
  const [row] = await tx.rows(sql`select ${sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )}
    from ${sql.identifier(resource.name)} where "Id" = ${id}`)
  return Object.values(row ?? {}).filter((name): name is string => typeof name === 'string')
}

/** The stored names of a row that these new columns replace. */
export const replacedFiles = (
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, unknown>>,
) =>
  fileColumnsOf(resource)
    .filter((name) => name in columns && columns[name] !== row[name])
    .map((name) => row[name])
    .filter((name): name is string => typeof name === 'string')
