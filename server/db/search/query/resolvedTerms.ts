import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { regionField, townField, searchableReferences, belongsToPage, referenceFacet } from '../index/facets.ts'
import { partsOf } from './partQueries.ts'
import { inSequence } from './tsquery.ts'

/** A search text as it is understood, and what of it names something that records stand under. */
export interface Meant {
  ways: readonly QueryInterpretation[]
  /** Facets of the categories, towns and shelves that have a text, given as `tsquery`, in their name. Most texts have none. */
  under(query: string): readonly string[]
  /** The same of regions, for what stands in their towns. */
  inRegion(query: string): readonly string[]
  /** The same of the towns and regions of pages, for what stands under those. */
  ofPage(query: string): readonly string[]
}

/** Looks up what a text, and each part of it, names. */
export async function meantBy(db: Executor, resource: Resource, ways: readonly QueryInterpretation[]): Promise<Meant> {
  const fields = searchableReferences(resource)
  const isUnderPage = belongsToPage(resource)
  if (ways.length === 0 || (fields.length === 0 && !isUnderPage))
    return { ways, under: () => [], inRegion: () => [], ofPage: () => [] }
  const queries = [...new Set([inSequence(ways, 'begun'), ...ways.flatMap(partsOf)])]
  const holding = (table: string) =>
    sql`array(select t."Id" from ${sql.identifier(table)} t where t."SearchName" @@ q.query::tsquery)`
  const none = sql`'{}'::integer[]`
  const region = resource.fields['Town'] || isUnderPage ? holding('region') : none
  const rows = await db.rows<{ query: string } & Record<string, number[]>>(sql`
    select ${sql.join(
      [
        sql`q.query, ${region} as region, ${isUnderPage ? holding('town') : none} as town`,
        ...fields.map(({ name, target }) => sql`${holding(target.name)} as ${sql.identifier(name)}`),
      ],
      sql`, `,
    )} from unnest(${sql.param(queries)}::text[]) as q(query)`)
  const byQuery = new Map(rows.map((row) => [row.query, row]))
  const facets = (query: string, column: string, field: string) =>
    (byQuery.get(query)?.[column] ?? []).map((id) => referenceFacet(field, id))
  return {
    ways,
    under: (query) => fields.flatMap(({ name }) => facets(query, name, name)),
    inRegion: (query) => (isUnderPage ? [] : facets(query, 'region', regionField)),
    ofPage: (query) =>
      isUnderPage ? [...facets(query, 'town', townField), ...facets(query, 'region', regionField)] : [],
  }
}
