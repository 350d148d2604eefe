import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources/kit.ts'

/** The columns with a record's numbers as E.164. */
export const phoneColumns = (resource: Pick<Resource, 'fields'>): readonly string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'phone' ? [`${name}E164`] : []))

/** The columns with a record's web addresses. */
export const linkColumns = (resource: Pick<Resource, 'fields'>): readonly string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'url' ? [name] : []))

export const valuesAsArray = (columns: readonly SQLWrapper[]): SQL =>
  sql`array_remove(array[${sql.join([...columns] as SQL[], sql`, `)}], null)`

export const valuesAsText = (columns: readonly SQLWrapper[]): SQL =>
  sql.join(
    columns.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  )
