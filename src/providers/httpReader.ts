import type { ReadAnswer, RecordReader } from '#resources/recordReader.ts'
import type { Identifier, RaRecord } from 'ra-core'
import type { HttpClient } from './httpClient.ts'

/** The API's default page size of public lists (docs/rules.md#public-lists). */
export const pageSize = 20

/** A record as the API answers it. */
export type Wire = Record<string, unknown>

/** Adds react-admin's `id`. */
export const withId = (record: Wire): RaRecord => ({ ...record, id: (record['Id'] ?? record['id']) as Identifier })

/** Reads over HTTP. Rejects with ApiError on an error status, so every resolved answer holds records. */
export function httpReader(http: HttpClient): RecordReader {
  const answer = async (address: string, signal?: AbortSignal, query: Query = {}): Promise<ReadAnswer> => {
    const { near, ...others } = query
    const { status, json } = await http(address + queryOf(others), {
      signal: signal ?? null,
      // A place of the person's stands in no address, so in no log (docs/rules.md#search-filters).
      ...(near && { headers: { 'X-Near': near } }),
    })
    return { status, body: json }
  }
  return {
    readOne: (name, id, signal) => answer(`/${name}/api/${encodeURIComponent(id)}`, signal),
    readPage: (name, page, query, signal) => answer(`/${name}/api/byPage/${page}`, signal, query),
    readAll: (name, signal) => answer(`/${name}/api`, signal),
    countSearch: (text, query, signal) =>
      answer(`/search/api/count${text && `/${encodeURIComponent(text)}`}`, signal, query),
    correctSpelling: (text, signal) => answer(`/search/api/didYouMean/${encodeURIComponent(text)}`, signal),
    readNamedList: (name, { list, values, query }, signal) =>
      answer(`/${name}/api/${[list, ...values.map(encodeURIComponent)].join('/')}`, signal, query),
  }
}

type Query = Readonly<Record<string, string>>

function queryOf(parts: Query): string {
  const query = new URLSearchParams(parts).toString()
  return query && `?${query}`
}
