/**
 * The interface for reading public lists and records. The browser reads over HTTP (src/providers/httpReader.ts); the server, while it
 * renders a screen, calls the functions behind its routes (server/render/visitorReader.ts). It is here because `src` and `server` do
 * not import each other.
 */
export interface RecordReader {
  /** Reads one record, as an array of one. */
  readOne(name: string, id: string, signal?: AbortSignal): Promise<ReadAnswer>
  /** Reads a page of the public list, newest first. The first page is 1. `query` holds what differs from the defaults. */
  readPage(
    name: string,
    page: number,
    query: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<ReadAnswer>
  /** Reads the whole public list. */
  readAll(name: string, signal?: AbortSignal): Promise<ReadAnswer>
  /** Reads a named list (`lists` of the declaration). `query` holds the page and filters. */
  readNamedList(name: string, list: NamedListQuery, signal?: AbortSignal): Promise<ReadAnswer>
  /** Counts what a search finds, or with '' what the filters of `query` alone leave: an object of counts. */
  countSearch(text: string, query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<ReadAnswer>
  /** Texts that find something, where this one finds little: an array of `{Text}`. */
  correctSpelling(text: string, signal?: AbortSignal): Promise<ReadAnswer>
}

/** How many records of each source a search finds; `maxCounted` (searchOrders.ts) means that many or more. */
export type SearchCounts = Readonly<Record<string, number>>

export interface NamedListQuery {
  readonly list: string
  /** the path segments after the list's name, not encoded */
  readonly values: readonly string[]
  readonly query: Readonly<Record<string, string>>
}

/** An HTTP status with its body: records if it is 200, an error otherwise. */
export interface ReadAnswer {
  readonly status: number
  readonly body: unknown
  /** The id of the failed request, by which its line is found in the log. */
  readonly requestId?: string
}
