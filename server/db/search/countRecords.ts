import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { everyExtra } from './extras.ts'
import { resolveFilters } from './query/filters.ts'
import { readQuery } from './query/interpretations.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { countMatches } from './ranking/countMatches.ts'
import { minMatches, searchRecords, type SearchRequest } from './search.ts'

/** How many records of a source a search finds, counted up to `limit`. */
export async function countRecords(
  db: Executor,
  resource: Resource,
  text: string,
  {
    viewer,
    filters = {},
    limit,
    extras = everyExtra,
  }: Pick<SearchRequest, 'viewer' | 'filters' | 'extras'> & { limit: number },
): Promise<number> {
  const { interpretations, names } = await readQuery(db, text, extras)
  const scope = { resource, viewer, filters: await resolveFilters(db, filters) }
  const query = await queryWithNeeds(db, scope, interpretations, { extras, names })
  if (!query) return 0
  const count = await countMatches(db, scope, query, limit)
  if (count >= minMatches) return count
  // What else is found where little is written so.
  return (await searchRecords(db, resource, text, { viewer, page: 1, perPage: limit, filters, extras })).length
}
