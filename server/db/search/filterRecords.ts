import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import type { Row } from '../records/records.ts'
import { resolveFilters } from './query/filters.ts'
import { orderMatches } from './ranking/orderMatches.ts'
import { findInOrder, partOf, type SearchRequest } from './search.ts'

/** The records that filters leave, without a text, in the order asked for. */
export async function filterRecords(
  db: Executor,
  resource: Resource,
  { viewer, page, perPage, after, filters = {}, order = 'best', only }: SearchRequest,
): Promise<Row[]> {
  const scope = { resource, viewer, filters: await resolveFilters(db, filters) }
  const found = (await orderMatches(db, scope, null, order, page * perPage)).map(({ Id }) => Id)
  return findInOrder(db, resource, partOf(found, { page, perPage, after }), only)
}
