import { sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { fieldsOf, type Resource } from '#resources/kit.ts'

/** Newest first. Nulls are sorted as PostgreSQL's DESC does; otherwise queries would not use the index. */
export const newest = (at: (column: string) => ExtraConfigColumn) =>
  [at('CreatedAt').desc().nullsFirst(), at('Id').desc().nullsFirst()] as const

/** What single fields are looked up, sorted and filtered by. */
export function indexesOfFields(
  resource: Resource,
  at: (column: string) => ExtraConfigColumn,
  name: (...parts: string[]) => string,
) {
  const indexList: ReturnType<ReturnType<typeof index>['on']>[] = []
  for (const [field, declared] of fieldsOf(resource)) {
    const { kind, readOnly } = declared
    // An address that the server compares with those of accounts.
    if (kind === 'email' && readOnly && !resource.unique.some((rule) => Array.isArray(rule) && rule[0] === field))
      indexList.push(index(name(field)).on(at(field)))
    if (declared.kind === 'time' && declared.expires) indexList.push(index(name(field, 'age')).on(at(field)))
    if (kind === 'reference') indexList.push(index(name(field)).on(at(`${field}Id`), ...newest(at)))
    if (declared.kind === 'number' && declared.unit === 'kyat' && !declared.atLeast)
      indexList.push(
        index(name(field))
          .on(at(field), at('Id'))
          .where(sql`${at('Listed')} and ${at(field)} is not null`),
      )
    if (kind === 'place')
      indexList.push(
        index(name(field))
          .on(at('Latitude'), at('Longitude'))
          .where(sql`${at('Listed')}`),
      )
  }
  return indexList
}
