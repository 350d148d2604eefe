import type { ReadAnswer, RecordReader } from '#resources/recordReader.ts'
import type { HttpClient } from './httpClient.ts'

/** The API's default page size of public lists (docs/rules.md#public-lists). */
export const pageSize = 20

/** Reads over HTTP. Rejects with ApiError on an error status, so every resolved answer holds records. */
export function httpReader(http: HttpClient): RecordReader {
  const answer = async (address: string, signal?: AbortSignal): Promise<ReadAnswer> => {
    const { status, json } = await http(address, { signal: signal ?? null })
    return { status, body: json }
  }
  return {
    readOne: (name, id, signal) => answer(`/${name}/api/${encodeURIComponent(id)}`, signal),
    readPage: (name, page, perPage, signal) =>
      answer(`/${name}/api/byPage/${page}${perPage === pageSize ? '' : `?perPage=${perPage}`}`, signal),
    readAll: (name, signal) => answer(`/${name}/api`, signal),
    readNamedList: (name, { list, values, query }, signal) =>
      answer(`/${name}/api/${[list, ...values.map(encodeURIComponent)].join('/')}${queryOf(query)}`, signal),
  }
}

function queryOf(parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parts).toString()
  return query && `?${query}`
}
