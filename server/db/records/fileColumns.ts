import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources'
import { childrenOf } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'

/** The columns of a resource that hold names of stored pictures and files. */
export const fileColumnsOf = (resource: Pick<Resource, 'fields'>): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : kind === 'file' ? [`${name}URL`] : []))

/** The stored file names of a record that is being deleted, and of everything under it that is deleted with it. */
export async function filesRemovedWith(tx: Executor, resource: Resource, id: number): Promise<string[]> {
  const names = await filesOf(tx, resource, sql`"Id" = ${id}`)
  for (const child of childrenOf(resource)) {
    for (const name of child.idNames)
      names.push(...(await filesOf(tx, child.resource, sql`${sql.identifier(name)} = ${id}`)))
  }
  return names
}

async function filesOf(tx: Executor, resource: Resource, where: SQL): Promise<string[]> {
  const columns = fileColumnsOf(resource).map((name) => sql.identifier(name))
  if (columns.length === 0) return []
  const rows = await tx.rows(
    sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(resource.name)} where ${where}`,
  )
  return rows.flatMap((row) => Object.values(row)).filter((name): name is string => typeof name === 'string')
}

/** The stored file names of a row that the new columns replace. */
export const replacedFiles = (resource: Resource, row: Columns, columns: Columns) =>
  fileColumnsOf(resource)
    .filter((name) => name in columns && columns[name] !== row[name])
    .map((name) => row[name])
    .filter((name): name is string => typeof name === 'string')
