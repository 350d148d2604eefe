import { fieldsOf, type Resource } from '#resources'
import type { Columns } from '../connection/database.ts'

/** The columns of a resource that hold names of stored pictures and files. */
export const fileColumnsOf = (resource: Pick<Resource, 'fields'>): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : kind === 'file' ? [`${name}URL`] : []))

const isName = (name: unknown): name is string => typeof name === 'string'

/** The stored file names of rows. */
export const filesOf = (resource: Resource, rows: readonly Columns[]): string[] =>
  rows.flatMap((row) => fileColumnsOf(resource).map((name) => row[name])).filter(isName)

/** The stored file names of a row that the new columns replace. */
export const replacedFiles = (resource: Resource, row: Columns, columns: Columns) =>
  fileColumnsOf(resource)
    .filter((name) => name in columns && columns[name] !== row[name])
    .map((name) => row[name])
    .filter(isName)
