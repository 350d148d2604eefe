import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { everyExtra } from '../extras.ts'
import { isInTown, referenceFacet, regionField, searchableReferences, townField } from '../index/facets.ts'
import { needQuery } from './needQueries.ts'
import { segmentQueries } from './segmentQueries.ts'
import { wholePhraseQuery } from './tsquery.ts'

/**
 * A query whose terms were looked up as names of categories, towns, product categories and regions. A term is the whole query or one
 * segment of it, given as its `tsquery`. Most terms name nothing.
 */
export interface ResolvedTerms {
  interpretations: readonly QueryInterpretation[]
  /** The category, town and product category facets that a term names, by the record's own references. */
  referenceFacets(term: string): readonly string[]
  /** The facets of the regions that a term names, for records with a town of their own. */
  regionFacets(term: string): readonly string[]
  /** The facets of the towns and regions that a term names, for records located by their page. */
  pageLocationFacets(term: string): readonly string[]
}

/** Looks up what the whole query, and each segment of it, names. */
export async function resolveTerms(
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
  extras = everyExtra,
  needs: readonly (readonly NeedPiece[])[] = [],
): Promise<ResolvedTerms> {
  const references = searchableReferences(resource)
  const underPage = isUnderPage(resource)
  const none = () => []
  if (interpretations.length === 0 || (references.length === 0 && !underPage))
    return { interpretations, referenceFacets: none, regionFacets: none, pageLocationFacets: none }
  const phrase = wholePhraseQuery(interpretations, 'prefix')
  const terms = [...new Set([phrase, ...interpretations.flatMap(segmentQueries), ...needs.flat().map(needQuery)])]
  const idsNamed = (table: SQLWrapper) =>
    sql`array(select t."Id" from ${table} t where t."SearchName" @@ q.query::tsquery)`
  const noIds = sql`'{}'::integer[]`
  const regions = isInTown(resource) || underPage ? idsNamed(sql`"region"`) : noIds
  const query = sql`select ${sql.join(
    [
      sql`q.query, ${regions} as region, ${underPage ? idsNamed(sql`"town"`) : noIds} as town`,
      ...references.map(({ name, target }) => sql`${idsNamed(sql.identifier(target.name))} as ${sql.identifier(name)}`),
    ],
    sql`, `,
  )} from unnest(${sql.param(terms)}::text[]) as q(query)`
  const rows = await extras.unlessLate(
    'categories and places in the text',
    () => db.rows<{ query: string } & Record<string, number[]>>(query, 'read'),
    [],
  )
  const rowByTerm = new Map(rows.map((row) => [row.query, row]))
  const facets = (term: string, column: string, field: string) =>
    (rowByTerm.get(term)?.[column] ?? []).map((id) => referenceFacet(field, id))
  const regionFacets = (term: string) => facets(term, 'region', regionField)
  return {
    interpretations,
    referenceFacets: (term) => references.flatMap(({ name }) => facets(term, name, name)),
    regionFacets: underPage ? none : regionFacets,
    pageLocationFacets: underPage ? (term) => [...facets(term, 'town', townField), ...regionFacets(term)] : none,
  }
}
