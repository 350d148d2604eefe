import type { ListRule, Resource } from '#resources'
import type { Executor } from '../../db/connection/database.ts'
import { sliceOf } from '../../db/records/namedLists.ts'
import { filterRecords } from '../../db/search/filterRecords.ts'
import { isFilteredInOrder } from '../../db/search/query/filters.ts'
import { isInScope } from '../../db/search/query/searchScope.ts'
import { selectedFields } from './cardView.ts'
import { goOn } from './goOn.ts'
import type { ReadRequest } from '../readRecords.ts'
import { readAfter, readPage, readPerPage } from '../request.ts'
import { nearHeader, readSearchFilters, readSearchOrder } from '../searchFilters.ts'

/** Lists that a search's filters leave, without a text (docs/rules.md#search-filters). */

export type FilteredRule = Extract<ListRule, { filtered: true }>

export const isFilteredRule = (rule: ListRule): rule is FilteredRule => typeof rule === 'object' && 'filtered' in rule

/** The most records that a search or filtered list has on all its pages together: ranking more would mean sorting everything. */
export const maxMatches = 2000

/** A page of the records. @throws ApiError 400, 401 */
export async function readFiltered(db: Executor, resource: Resource, request: ReadRequest) {
  const asked = await readSearch(db, request, readPerPage(request))
  const { viewer, filters, page, perPage } = asked
  const selected = selectedFields(resource, request)
  if (isFilteredInOrder(filters, asked.order)) {
    // As the public list is read: in one statement, to its end.
    const where = isInScope({ resource, viewer, filters })
    const slice = { limit: perPage, offset: (page - 1) * perPage, ...selected }
    return sliceOf(db, resource, where, await goOn(db, resource, slice, where, request))
  }
  return (page - 1) * perPage >= maxMatches ? [] : filterRecords(db, resource, { ...asked, ...selected })
}

/** What a search or filtered list is asked for, but for its text. @throws ApiError 400, 401 */
export const readSearch = async (db: Executor, request: ReadRequest, perPage: number) => ({
  viewer: request.who,
  page: readPage(request) ?? 1,
  perPage,
  after: readAfter(request),
  filters: await readSearchFilters(db, request),
  order: readSearchOrder(request),
})

/** Names in a query whose answer depends on the time, a place or a person, so that it is not kept. */
const ownNames = ['openNow', 'near', 'within', 'following']

/** Whether everybody gets the same records for this query, for as long as no record changes. */
export const isSameForAll = ({ query, headers }: Pick<ReadRequest, 'query' | 'headers'>): boolean =>
  headers[nearHeader] === undefined && !ownNames.some((name) => Object.hasOwn(query as object, name))
