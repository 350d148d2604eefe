/**
 * How public lists and records are read, without saying by which way: the browser reads over HTTP (src/providers/httpReader.ts), and
 * while a screen is rendered the server reads by the functions behind its own routes (server/render/visitorReader.ts). Stands
 * here because those two never see each other.
 */
export interface RecordReader {
  /** One record, as an array of one. */
  readOne(name: string, id: string, signal?: AbortSignal): Promise<ReadAnswer>
  /** A page, from 1, of the public list, newest first. */
  readPage(name: string, page: number, perPage: number, signal?: AbortSignal): Promise<ReadAnswer>
  /** Every record of the public list. */
  readAll(name: string, signal?: AbortSignal): Promise<ReadAnswer>
  /** A list of the declaration's `lists`, for these values; `query` says which part of it, and what narrows it. */
  readNamedList(name: string, list: NamedListQuery, signal?: AbortSignal): Promise<ReadAnswer>
}

export interface NamedListQuery {
  readonly list: string
  /** the path segments behind the list's name, not encoded */
  readonly values: readonly string[]
  readonly query: Readonly<Record<string, string>>
}

/** An HTTP status and the body that goes with it: records where it is 200, the refusal otherwise. */
export interface ReadAnswer {
  readonly status: number
  readonly body: unknown
}
