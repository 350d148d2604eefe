import { sql } from 'drizzle-orm'
import { registry } from '#resources'
import { tokenForms, type QueryInterpretation } from '#resources/text/index.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import { nameFields } from '../../schema/searchedFields.ts'
import { isPlace } from '../../searchIndex/facets.ts'
import { wholeNameQuery } from './tsquery.ts'

/** A category, town, region or country that has a text, or one of its segments, as its whole name. */
export interface NamedRecord {
  Name: string
  BurmeseName: string | null
  isPlace: boolean
}

/** What others are found by, or are in. Sources under pages have any number of such names, which mean nothing elsewhere. */
const sources = [...registry.values()].filter(
  (resource) =>
    resource.options &&
    !isUnderPage(resource) &&
    nameFields(resource).length > 1 &&
    (resource.search.facet || isPlace(resource)),
)

/** Of each source; more records of one name would say no more. */
const most = 20

export function findNamed(db: Executor, interpretations: readonly QueryInterpretation[]): Promise<NamedRecord[]> {
  const query = wholeNameQuery(
    interpretations.flatMap(({ tokens, segments }) => [tokens, ...segments].map((name) => ({ tokens: name }))),
  )
  const parts = sources.map(
    (
      resource,
    ) => sql`(select t.${sql.identifier(resource.title)} as "Name", nullif(t."BurmeseName", '') as "BurmeseName",
      ${sql.raw(String(isPlace(resource)))} as "isPlace"
      from ${sql.identifier(resource.name)} t where t."SearchName" @@ ${query}::tsquery order by t."Id" limit ${sql.raw(String(most))})`,
  )
  return db.rows<NamedRecord>(sql.join(parts, sql` union all `), 'read')
}

export const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((token, at) => token === b[at])

export const isNamed = ({ Name, BurmeseName }: NamedRecord, tokens: readonly string[]): boolean =>
  [Name, BurmeseName].some((name) => name && tokenForms(name).some((form) => isSame(form, tokens)))
