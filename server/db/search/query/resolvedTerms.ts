import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { NeedPiece } from '#resources/text/needs/readNeeds.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { everyExtra, type Extras } from '../extras.ts'
import {
  isInTown,
  referenceFacet,
  regionField,
  searchableReferences,
  townField,
  type SearchableReference,
} from '../../searchIndex/facets.ts'
import { isKnownSource, knownTerms, noTerms, type KnownTerms } from './knownTerms.ts'
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

/** What is known already, or asked for besides. */
export interface ResolveOptions {
  extras?: Extras
  needs?: readonly (readonly NeedPiece[])[]
  names?: KnownTerms
}

/** Whether what a text names in this source is looked up in memory alone, not in tables that change meanwhile. */
export const namesInMemoryAlone = (resource: Resource): boolean =>
  searchableReferences(resource).every(({ target }) => isKnownSource(target))

/** Looks up what the whole query, and each segment of it, names. */
export async function resolveTerms(
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
  { extras = everyExtra, needs = [], names }: ResolveOptions = {},
): Promise<ResolvedTerms> {
  const references = searchableReferences(resource)
  const underPage = isUnderPage(resource)
  const none = () => []
  if (interpretations.length === 0 || (references.length === 0 && !underPage))
    return { interpretations, referenceFacets: none, regionFacets: none, pageLocationFacets: none }
  const known = names ?? (await extras.unlessLate('names of categories and places', () => knownTerms(db), noTerms))
  const stored = references.filter(({ target }) => !isKnownSource(target))
  const idsStored = await extras.unlessLate(
    'product categories in the text',
    () => lookUp(db, stored, termsOf(interpretations, needs)),
    nothingNamed,
  )
  const facets = (field: string, ids: readonly number[]) => ids.map((id) => referenceFacet(field, id))
  const regionFacets = (term: string) => facets(regionField, known.ids('region', term))
  return {
    interpretations,
    referenceFacets: (term) =>
      references.flatMap(({ name, target }) =>
        facets(name, isKnownSource(target) ? known.ids(target.name, term) : idsStored(term, name)),
      ),
    regionFacets: !underPage && isInTown(resource) ? regionFacets : none,
    pageLocationFacets: underPage
      ? (term) => [...facets(townField, known.ids('town', term)), ...regionFacets(term)]
      : none,
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

type IdsNamed = (term: string, field: string) => readonly number[]
const nothingNamed: IdsNamed = () => []

/** The ids that each term names, by the field of a reference to a source whose names are not known. */
async function lookUp(
  db: Executor,
  references: readonly SearchableReference[],
  terms: readonly string[],
): Promise<IdsNamed> {
  if (references.length === 0) return nothingNamed
  const columns = references.map(
    ({ name, target }) =>
      sql`array(select t."Id" from ${sql.identifier(target.name)} t where t."SearchName" @@ q.query::tsquery) as ${sql.identifier(name)}`,
  )
  const rows = await db.rows<{ query: string } & Record<string, number[]>>(
    sql`select q.query, ${sql.join(columns, sql`, `)} from unnest(${sql.param(terms)}::text[]) as q(query)`,
    'read',
  )
  const byTerm = new Map(rows.map((row) => [row.query, row]))
  return (term, field) => byTerm.get(term)?.[field] ?? []
}
