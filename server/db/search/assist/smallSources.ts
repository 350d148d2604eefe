import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { nameMatches, suggestionColumns, type SuggestionQuery, type SuggestionRow } from './suggestionRows.ts'

/**
 * Suggestions from small sources (categories, towns): exact names, whole words, names that start with the text, then the shortest.
 */
export function suggestFromSmallSources(
  db: Executor,
  resources: readonly Resource[],
  query: SuggestionQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  const from = (resource: Resource) =>
    sql`(select ${suggestionColumns(resource, query)} from ${sql.identifier(resource.name)} r
    where r."Listed" and ${nameMatches(query.matching)}
    order by ${nameMatches(query.wholeName)} desc, ${nameMatches(query.wholeWords)} desc, ${nameMatches(query.nameStart.query)} desc, length(r."Name"), r."Id" limit ${limit})`
  return db.rows<SuggestionRow>(sql.join(resources.map(from), sql` union all `))
}
