import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Sought } from '#resources/text/index.ts'
import type { Executor } from './database.ts'
import { inRegion, namingFields, underFacet } from './facets.ts'
import { partsOf } from './searchParts.ts'
import { inSequence } from './searchQuery.ts'

/** A search text as it is understood, and what of it names something that records stand under. */
export interface Meant {
  ways: readonly Sought[]
  /** Facets of the categories, towns and shelves that have a text, given as `tsquery`, in their name. Most texts have none. */
  under(query: string): readonly string[]
  /** The same of regions, for what stands in their towns. */
  inRegion(query: string): readonly string[]
}

/** Looks up what a text, and each part of it, names. */
export async function meantBy(db: Executor, resource: Resource, ways: readonly Sought[]): Promise<Meant> {
  const fields = namingFields(resource)
  if (ways.length === 0 || fields.length === 0) return { ways, under: () => [], inRegion: () => [] }
  const queries = [...new Set([inSequence(ways, 'begun'), ...ways.flatMap(partsOf)])]
  const holding = (table: string) =>
    sql`array(select t."Id" from ${sql.identifier(table)} t where t."SearchName" @@ q.query::tsquery)`
  const region = resource.fields['Town'] ? holding('region') : sql`'{}'::integer[]`
  const rows = await db.rows<{ query: string; region: number[] } & Record<string, number[]>>(sql`
    select q.query, ${region} as region, ${sql.join(
      fields.map(({ name, target }) => sql`${holding(target.name)} as ${sql.identifier(name)}`),
      sql`, `,
    )} from unnest(${sql.param(queries)}::text[]) as q(query)`)
  const byQuery = new Map(rows.map((row) => [row.query, row]))
  const facets = (query: string, column: string, field: string) =>
    (byQuery.get(query)?.[column] ?? []).map((id) => underFacet(field, id))
  return {
    ways,
    under: (query) => fields.flatMap(({ name }) => facets(query, name, name)),
    inRegion: (query) => facets(query, 'region', inRegion),
  }
}
