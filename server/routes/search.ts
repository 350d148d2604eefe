import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { declarations, registry, type Resource } from '#resources'
import { suggestedSources } from '#resources/derived.ts'
import { maxCounted } from '#resources/searchOrders.ts'
import { selectedFields, serializeList } from '../api/lists/cardView.ts'
import { arrayOf, documented, closedObject, object, positiveInteger, stringSchema } from '../api/documented.ts'
import { call } from '../api/call.ts'
import { countsSearches, recordMissedSearch } from '../api/missedSearches.ts'
import { readKeyword } from '../api/request.ts'
import { countedSources, countSearch } from '../api/countSearch.ts'
import { cardQuery, keyword, listOrCardsOf, orderQuery, placeHeader, searchQuery } from '../api/resourceSchemas.ts'
import { isNarrowed, readSearchFilters, readSearchOrder, readSuggestedSource } from '../api/searchFilters.ts'
import { viewerOf } from '../auth/actor.ts'
import { keptReads } from '../answers/keptReads.ts'
import { isSameForAll } from '../api/lists/readFiltered.ts'
import { keptIfWhole } from '../api/reads.ts'
import { tablesOfSearch } from '../db/changes/watchedTables.ts'
import type { Executor } from '../db/connection/database.ts'
import { openExtras } from '../db/search/extras.ts'
import { correctSpelling } from '../db/search/assist/spellingCorrection.ts'
import { readQuery, type ReadQuery } from '../db/search/query/interpretations.ts'
import { searchRecords } from '../db/search/search.ts'
import { suggest } from '../db/search/assist/suggest.ts'
import type { Schema } from '../api/schemas.ts'
import type { Services } from '../http/services.ts'

const perSource = 20

const suggestion = closedObject({
  Source: { type: 'string', enum: [...suggestedSources] },
  Id: positiveInteger,
  Name: stringSchema,
  BurmeseName: { ...stringSchema, nullable: true },
  Thumbnail: { ...stringSchema, nullable: true },
  Closure: { ...stringSchema, nullable: true, description: 'Of a page: whether it is closed.' },
})

/** As the answer of the common search names its lists: pages, products, posts. */
const bySource = <T>(lists: readonly T[]): Record<string, T> =>
  Object.fromEntries(countedSources.map(({ name }, at) => [`${name}s`, lists[at]!]))

const textOf = (request: FastifyRequest) => readKeyword((request.params as { text: string }).text)

/** Common search, suggestions and spelling corrections (docs/rules.md#search-calls). */
export function searchRoutes(app: FastifyInstance, services: Services): void {
  const common = documented('Pages, products and posts side by side, best first', {
    who: 'everybody',
    params: { text: keyword },
    query: { ...searchQuery, ...orderQuery, ...cardQuery },
    headers: placeHeader,
    answer: closedObject(bySource(countedSources.map((source) => listOrCardsOf(source)))),
    refusals: [400, 401],
  })
  const { page } = declarations
  const keep = keptReads(services, page)
  const search = async (request: FastifyRequest, _reply: FastifyReply, db: Executor) => {
    const text = textOf(request)
    const filters = await readSearchFilters(db, request)
    const order = readSearchOrder(request)
    const viewer = viewerOf(request)
    const extras = openExtras(request.log)
    const of = async (resource: Resource, read: ReadQuery) => {
      const selected = selectedFields(resource, request)
      const asked = { viewer, page: 1, perPage: perSource, filters, order, extras, ...selected }
      return serializeList(resource, await searchRecords(db, resource, read, asked), request)
    }
    const read = await readQuery(db, text, extras)
    const lists = await Promise.all(countedSources.map((source) => of(source, read)))
    const found = bySource(lists)
    if (!extras.isWhole()) return () => found
    if (isNarrowed(filters) || lists.some((list) => list.length > 0)) return found
    // It is counted each time.
    await recordMissedSearch({ ...services, db }, request, text)
    return () => found
  }
  const keeping = { isForAll: isSameForAll, tables: tablesOfSearch(countedSources) }
  app.get('/search/api/:text', { ...keep(common, search, keeping), ...countsSearches(services) })

  const count: Schema = { type: 'integer', minimum: 0, maximum: maxCounted }
  const counts = (what: string, params = {}) =>
    documented(`How many of each source ${what}; ${maxCounted} are that many or more`, {
      who: 'everybody',
      ...params,
      query: searchQuery,
      headers: placeHeader,
      answer: object(Object.fromEntries(countedSources.map(({ name }) => [name, count]))),
      refusals: [400, 401],
    })
  const readCount = async (request: FastifyRequest, _reply: FastifyReply, db: Executor) => {
    const extras = openExtras(request.log)
    const text = 'text' in (request.params as object) ? textOf(request) : null
    const found = await countSearch(db, text, request, extras)
    return extras.isWhole() ? found : () => found
  }
  const ofText = counts('a text finds', { params: { text: keyword } })
  app.get('/search/api/count/:text', keep(ofText, readCount, keeping))
  app.get('/search/api/count', keep(counts('the filters leave'), readCount, keeping))

  const suggestions = documented('Names that begin or go on with what is typed, best first', {
    who: 'everybody',
    params: { text: keyword },
    query: { source: { type: 'string', enum: [...suggestedSources], description: 'Of this source alone.' } },
    answer: arrayOf(suggestion, { maxItems: 10 }),
    refusals: [400],
  })
  app.get(
    '/search/api/suggest/:text',
    keep(
      suggestions,
      async (request, _reply, db) => {
        const extras = openExtras(request.log)
        const source = readSuggestedSource(request)
        return keptIfWhole(await suggest(db, textOf(request), viewerOf(request), { source, extras }), extras)
      },
      { tables: tablesOfSearch([...registry.values()].filter(({ search: { suggested } }) => suggested !== undefined)) },
    ),
  )

  call(app, 'GET /search/api/didYouMean/:text', {
    summary: 'Texts that find something, where this one finds nothing or little',
    who: 'everybody',
    params: { text: keyword },
    answer: arrayOf(closedObject({ Text: stringSchema }), { maxItems: 3 }),
    handler(request) {
      const correct = () => correctSpelling(request.reader.db, textOf(request), viewerOf(request))
      return openExtras(request.log).unlessLate('corrections', correct, [])
    },
  })
}
