import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core'
import { findResource, goesOnAfter, type Resource } from '#resources'
import type { NamedListQuery, ReadAnswer, RecordReader } from '#resources/recordReader.ts'
import { ApiError, notAListError, apiErrorFrom } from './ApiError.ts'
import { httpClient, type HttpClient } from './httpClient.ts'
import { httpReader, pageSize, withId, type Wire } from './httpReader.ts'

/*
 * Operation → endpoint. {name} is the resource, {list} a name from its declaration's `lists`.
 *
 * getList                         GET    /{name}/api/byPage/{n}?perPage=&after=   one page of the public list, newest first
 * getList filter {[list]: value}  GET    /{name}/api/{list}/{value…}?page=&perPage=&after=   perPage over 100: no paging, up to 1,000
 *   any other filter                    …&townId=9&openNow=1                        narrows the list
 *   filter {view: 'card'}               …?view=card                                 only the fields that cards show
 * getList meta {full: true}       GET    /{name}/api                           the full list
 * getList meta {table: true}      GET    /{name}/api?sort=&range=&filter=      sorted, filtered, counted (Content-Range): admin
 * getOne                          GET    /{name}/api/{id}                      an array of one
 * getMany, getManyReference       GET    /{name}/api?filter=…                  as ra-data-simple-rest
 * create                          POST   /{name}/api                           multipart, Idempotency-Key
 * update                          PATCH  /{name}/api                           multipart: id, version and what changed
 * delete                          DELETE /{name}/api/{id}
 * updateMany, deleteMany          one call each
 * countSearch                     GET    /search/api/count/{text}?…             matches of each source
 * correctSpelling                 GET    /search/api/didYouMean/{text}
 *
 * Records keep the API's field names and get react-admin's `id` beside `Id`. `meta.idempotencyKey` identifies a create that
 * may be retried; `meta.parts` adds parts that are not in the declaration; `meta.signal` cancels a create or update;
 * `meta.onUpload` reports the progress of a long one.
 */

/** Maximum page size of public lists (docs/rules.md#public-lists). */
const maxPageSize = 100

export interface ListMeta {
  table?: boolean
  full?: boolean
  /** The record that the page follows, and those before it, so that none is skipped when others have gone since (docs/rules.md#after). */
  after?: readonly Identifier[]
}

const api = (name: string) => `${name}/api`

/** What creates, updates and deletes. Forms load it when they open, so that it is there when the connection is not. */
export const loadWrites = () => import('./writes.ts')

/**
 * @param http client for writes and for the admin area's tables
 * @param reader reads public lists and records: over `http`, except where the server renders a screen
 */
export function createDataProvider(
  http: HttpClient,
  reader: RecordReader = httpReader(http),
): DataProvider & { reader: RecordReader } {
  // Loaded lazily: only the admin area needs ra-data-simple-rest, so public screens do not download it.
  const base = async () => {
    const { default: simpleRest } = await import('ra-data-simple-rest')
    return simpleRest('', (url, options) => http(url, options as Parameters<HttpClient>[1]) as ReturnType<Http>)
  }

  const getList: DataProvider['getList'] = async (name, params) => {
    const { signal } = params
    const meta = (params.meta ?? {}) as ListMeta
    if (meta.table) {
      const answer = await (
        await base()
      ).getList(api(name), {
        ...params,
        sort: { field: 'Id', order: 'DESC', ...wireSort(params.sort) },
      })
      return cast({ ...answer, data: answer.data.map(withId) })
    }
    if (meta.full) {
      const data = await recordsIn(reader.readAll(name, signal))
      return cast({ data, total: data.length })
    }
    const page = params.pagination?.page ?? 1
    const perPage = params.pagination?.perPage ?? pageSize
    const paged = perPage <= maxPageSize
    const after: Wire = meta.after === undefined ? {} : { after: String(meta.after) }
    const slice = paged ? { page, perPage, ...after } : {}
    const named = namedList(findResource(name), params.filter as Wire | undefined, slice)
    const data = await recordsIn(
      named
        ? reader.readNamedList(name, named, signal)
        : reader.readPage(
            name,
            page,
            { ...(perPage !== pageSize && { perPage: String(perPage) }), ...after, ...params.filter },
            signal,
          ),
    )
    // A page may be short for somebody who blocks pages, but is never empty before the end
    // (docs/rules.md#public-lists).
    return cast({ data, pageInfo: { hasNextPage: (paged || !named) && data.length > 0, hasPreviousPage: page > 1 } })
  }

  return {
    getList,
    getOne: async (name, { id, signal }) => {
      const body = await bodyOf(reader.readOne(name, String(id), signal))
      const record: unknown = Array.isArray(body) ? body[0] : body
      if (typeof record !== 'object' || record === null) throw new ApiError('No data found', 404)
      return { data: cast(withId(record as Wire)) }
    },
    getMany: async (name, params) => {
      const { data } = await (await base()).getMany(api(name), params)
      return { data: cast(data.map(withId)) }
    },
    getManyReference: async (name, params) => {
      const answer = await (
        await base()
      ).getManyReference(api(name), {
        ...params,
        sort: { field: 'Id', order: 'DESC', ...wireSort(params.sort) },
      })
      return cast({ ...answer, data: answer.data.map(withId) })
    },
    create: async (...given) => (await loadWrites()).create(http, ...given),
    update: async (...given) => (await loadWrites()).update(http, ...given),
    updateMany: async (...given) => (await loadWrites()).updateMany(http, ...given),
    delete: async (...given) => (await loadWrites()).remove(http, ...given),
    deleteMany: async (...given) => (await loadWrites()).removeMany(http, ...given),
    reader,
  }
}

/** The browser's one. */
export const dataProvider = createDataProvider(httpClient)

type Http = NonNullable<Parameters<(typeof import('ra-data-simple-rest'))['default']>[1]>
/** The data provider's methods are generic in the caller's record type, which only the server's answer determines. */
const cast = <T>(value: unknown) => value as T

/** `id` exists on the client only; the API sorts by its own field names. */
const wireSort = (sort: GetListParams['sort']) =>
  sort ? { field: sort.field === 'id' ? 'Id' : sort.field, order: sort.order } : {}

/** Splits a filter into the declared list it names, that list's values, and the remaining filters, which narrow it. */
function namedList(resource: Resource | undefined, filter: Wire | undefined, slice: Wire): NamedListQuery | undefined {
  const listName = Object.keys(filter ?? {}).find((key) => resource && Object.hasOwn(resource.lists, key))
  if (!listName) return undefined
  const { [listName]: value, ...otherFilters } = filter ?? {}
  const values: unknown[] = value === true ? [] : Array.isArray(value) ? value : [value]
  const { after, ...page } = slice
  const place = after !== undefined && goesOnAfter(resource!.lists[listName]!, resource!) ? { after } : {}
  const query = Object.fromEntries(
    Object.entries({ ...page, ...place, ...otherFilters }).map(([key, one]) => [key, String(one)]),
  )
  return { list: listName, values: values.map(String), query }
}

/** @throws ApiError for an error status */
async function bodyOf(reading: Promise<ReadAnswer>): Promise<unknown> {
  const { status, body, requestId } = await reading
  if (status >= 400) throw apiErrorFrom(status, body, requestId)
  return body
}

async function recordsIn(reading: Promise<ReadAnswer>): Promise<RaRecord[]> {
  const body = await bodyOf(reading)
  if (!Array.isArray(body)) throw notAListError()
  return (body as Wire[]).map(withId)
}
