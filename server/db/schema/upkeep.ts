import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import type { Resource, Upkeep } from '#resources/kit.ts'

type At = (column: string) => SQLWrapper

/** When a record was last changed, or found to be true. */
const touched = (field: string, at: At) => sql`greatest(${at('UpdatedAt')}, ${at(field)})`

/** Which records should be looked after (docs/rules.md#upkeep), in the words of the index that finds them. */
export function isToLookAfter(resource: Resource, rule: Upkeep, at: At): SQL {
  if ('untouched' in rule) return sql`${touched(rule.untouched, at)} < now() - interval '1 year'`
  if ('with' in rule) return sql`${at(rule.with)} is not null`
  const missing = rule.without.map((name) => {
    const kind = resource.fields[name]?.kind
    if (kind === 'place') return sql`${at('Latitude')} = 0 and ${at('Longitude')} = 0`
    return sql`${at(kind === 'reference' ? `${name}Id` : name)} is null`
  })
  return sql.join(missing, sql` and `)
}

/** By Id, which rises with time. A reference has an index of its own already. */
export const upkeepIndexes = (
  resource: Resource,
  at: (column: string) => ExtraConfigColumn,
  name: (...parts: string[]) => string,
) =>
  Object.entries(resource.upkeep ?? {}).flatMap(([what, rule]) => {
    if ('untouched' in rule) return [index(name(what)).on(touched(rule.untouched, at))]
    const isReference = 'without' in rule && rule.without.every((one) => resource.fields[one]?.kind === 'reference')
    return isReference
      ? []
      : [
          index(name(what))
            .on(at('Id'))
            .where(isToLookAfter(resource, rule, at)),
        ]
  })
