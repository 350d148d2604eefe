import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { anyOf } from '../query/tsquery.ts'
import type { SuggestionQuery, SuggestionRow } from './suggestionRows.ts'

/**
 * Suggestions from small sources (categories, towns): exact names, whole words, names that start with the text, then the shortest.
 */
export function suggestFromSmallSources(
  db: Executor,
  resources: readonly Resource[],
  { wholeName, wholeWords, nameStart, anywhere }: SuggestionQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  const matches = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`
  const [isWhole, isStart] = [matches(wholeWords), matches(nameStart)]
  const from = (resource: Resource) => {
    const optional = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
    return sql`(select ${resource.name} as "Source", r."Id", r."Name", ${optional('BurmeseName')} as "BurmeseName",
      ${optional('Thumbnail')} as "Thumbnail", null as "Closure",
      case when ${isWhole} then 0 else 2 end + case when ${isStart} then 0 else 1 end as grade
    from ${sql.identifier(resource.name)} r where r."Listed" and ${matches(anyOf([anywhere, wholeWords]))}
    order by ${matches(wholeName)} desc, ${isWhole} desc, ${isStart} desc, length(r."Name"), r."Id" limit ${limit})`
  }
  return db.rows<SuggestionRow>(sql.join(resources.map(from), sql` union all `))
}
