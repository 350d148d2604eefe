import { fieldsOf, type Resource } from '#resources'
import type { Columns } from '../connection/database.ts'

type Declared = Pick<Resource, 'fields'>

/** The columns of a resource that hold names of stored pictures and files. */
export const fileColumnsOf = (resource: Declared): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'image' || kind === 'pictures' ? [name] : kind === 'file' ? [`${name}URL`] : [],
  )

export const isFileList = (resource: Declared, column: string): boolean => resource.fields[column]?.kind === 'pictures'

const namesIn = (value: unknown): string[] => [value].flat().filter((name): name is string => typeof name === 'string')

export const filesOf = (resource: Declared, rows: readonly Columns[]): string[] =>
  rows.flatMap((row) => fileColumnsOf(resource).flatMap((name) => namesIn(row[name])))

/** The stored file names of a row that the new columns no longer hold. */
export const replacedFiles = (resource: Declared, row: Columns, columns: Columns): string[] =>
  fileColumnsOf(resource)
    .filter((name) => name in columns)
    .flatMap((name) => namesIn(row[name]).filter((file) => !namesIn(columns[name]).includes(file)))
