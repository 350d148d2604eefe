import { sql } from 'drizzle-orm'
import { uniqueIndex, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import type { Resource, Unique } from '#resources/kit.ts'

/** What there is one of: one rating by a person of a page, one open offer of a page. */
export function uniqueIndexOf(rule: Unique, resource: Resource, table: Readonly<Record<string, ExtraConfigColumn>>) {
  const { fields, where = {} } = 'fields' in rule ? rule : { fields: rule }
  const columns = fields.map((field) => table[resource.fields[field]?.kind === 'reference' ? `${field}Id` : field]!)
  const values = Object.entries(where)
  const found = uniqueIndex([resource.name, ...fields, ...values.map(([, value]) => value), 'once'].join('_')).on(
    columns[0]!,
    ...columns.slice(1),
  )
  if (values.length === 0) return found
  const conditions = values.map(([field, value]) => sql`${table[field]!} = ${sql.raw(`'${value}'`)}`)
  return found.where(sql.join(conditions, sql` and `))
}
