import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { everyExtra, type Extras } from '../extras.ts'
import { isInTown, referenceFacet, regionField, searchableReferences, townField } from '../../searchIndex/facets.ts'
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

export interface ResolveOptions {
  extras?: Extras
  needs?: readonly (readonly NeedPiece[])[]
}

/** Looks up what the whole query, and each segment of it, names. */
export async function resolveTerms(
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
  { extras = everyExtra, needs = [] }: ResolveOptions = {},
): Promise<ResolvedTerms> {
  const references = searchableReferences(resource).map(({ name, target }): Named => [name, target.name])
  const region: Named = [regionField, 'region']
  const ofPage: Named[] = isUnderPage(resource) ? [[townField, 'town'], region] : []
  const ofTown = ofPage.length === 0 && isInTown(resource) ? [region] : []
  const fields = [...references, ...ofPage, ...ofTown]
  const terms = termsOf(interpretations, needs)
  const idsOf =
    fields.length === 0 || terms.length === 0
      ? nothingNamed
      : await extras.unlessLate('categories and places in the text', () => lookUp(db, fields, terms), nothingNamed)
  const facetsOf = (those: readonly Named[]) => (term: string) =>
    those.flatMap(([field]) => idsOf(term, field).map((id) => referenceFacet(field, id)))
  return {
    interpretations,
    referenceFacets: facetsOf(references),
    regionFacets: facetsOf(ofTown),
    pageLocationFacets: facetsOf(ofPage),
  }
}

/** Everything that is asked whether it names something: the whole and its segments, as whole words and as beginnings, and its needs. */
const termsOf = (interpretations: readonly QueryInterpretation[], needs: readonly (readonly NeedPiece[])[]) => [
  ...new Set([
    ...(['exact', 'prefix'] as const).flatMap((matching) => [
      wholePhraseQuery(interpretations, matching),
      ...interpretations.flatMap((one) => segmentQueries(one, matching)),
    ]),
    ...needs.flat().map(needQuery),
  ]),
]

/** The facet field of what a term may name, and the table that has the names. */
type Named = readonly [field: string, table: string]
type IdsNamed = (term: string, field: string) => readonly number[]
const nothingNamed: IdsNamed = () => []

/** The ids that each term names, by field. */
async function lookUp(db: Executor, fields: readonly Named[], terms: readonly string[]): Promise<IdsNamed> {
  const columns = fields.map(
    ([field, table]) =>
      sql`array(select t."Id" from ${sql.identifier(table)} t where t."SearchName" @@ q.query::tsquery) as ${sql.identifier(field)}`,
  )
  const rows = await db.rows<{ query: string } & Record<string, number[]>>(
    sql`select q.query, ${sql.join(columns, sql`, `)} from unnest(${sql.param(terms)}::text[]) as q(query)`,
    'read',
  )
  const byTerm = new Map(rows.map((row) => [row.query, row]))
  return (term, field) => byTerm.get(term)?.[field] ?? []
}
