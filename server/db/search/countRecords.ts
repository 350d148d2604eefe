import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { idsWithNumber, numberIn } from './byNumber.ts'
import { everyExtra } from './extras.ts'
import { resolveFilters } from './query/filters.ts'
import { readQuery, type ReadQuery } from './query/interpretations.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { countMatches } from './ranking/countMatches.ts'
import { minMatches, searchRecords, type SearchRequest } from './search.ts'

/** How many records of a source a search finds, or with null what the filters alone leave, counted up to `limit`. */
export async function countRecords(db: Executor, resource: Resource, text: string | null, asked: Counted) {
  if (text !== null) return countRead(db, resource, await readQuery(db, text, asked.extras), asked)
  const { viewer, filters = {}, limit } = asked
  return countMatches(db, { resource, viewer, filters: await resolveFilters(db, filters) }, null, limit)
}

type Counted = Pick<SearchRequest, 'viewer' | 'filters' | 'extras'> & { limit: number }

async function countRead(
  db: Executor,
  resource: Resource,
  read: ReadQuery,
  { viewer, filters = {}, limit, extras = everyExtra }: Counted,
): Promise<number> {
  const { text, interpretations } = read
  const scope = { resource, viewer, filters: await resolveFilters(db, filters) }
  const called = await idsWithNumber(db, scope, text, limit)
  if (called.length > 0) return called.length
  const query = await queryWithNeeds(db, scope, interpretations, { extras })
  if (!query) return 0
  const count = await countMatches(db, scope, query, limit)
  // What is only like a number is another one.
  if (count >= minMatches || numberIn(text) !== null) return count
  // What else is found where little is written so.
  const all = { viewer, page: 1, perPage: limit, filters, extras, only: ['Id'] }
  return (await searchRecords(db, resource, read, all)).length
}
