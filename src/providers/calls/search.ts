import type { Page, Post, Product } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import { httpClient } from '../httpClient.ts'

export interface SearchResults {
  pages: readonly Page[]
  products: readonly Product[]
  posts: readonly Post[]
}

/** The search filters, named as their query parameters. */
export interface SearchFilters {
  categoryId?: string
  townId?: string
  /** a region's name */
  region?: string
  /** '1' */
  openNow?: string
  /** 'lat,lng' */
  near?: string
  /** km around `near` */
  within?: string
}
const filterNames = ['categoryId', 'townId', 'region', 'openNow', 'near', 'within'] as const

const wellFormed: Readonly<Record<keyof SearchFilters, RegExp>> = {
  categoryId: /^\d{1,9}$/,
  townId: /^\d{1,9}$/,
  region: /^[^\0]{1,100}$/,
  openNow: /^1$/,
  near: /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/,
  within: /^\d{1,4}$/,
}

/** Reads the filters from an address's query; unknown and malformed parameters are ignored. */
export function parseFilters(search: URLSearchParams): SearchFilters {
  const found = filterNames.flatMap((name) => {
    const value = search.get(name)
    return value !== null && wellFormed[name].test(value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** A query with these filters changed; undefined removes a filter. */
export function withFilters(search: URLSearchParams, change: Partial<Record<keyof SearchFilters, string | undefined>>) {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

export const withoutFilters = (search: URLSearchParams) =>
  withFilters(search, Object.fromEntries(filterNames.map((name) => [name, undefined])))

/** Only the filters of a query, as a query string; '' for none. */
export const onlyFilters = (search: URLSearchParams) => queryOf(parseFilters(search))

const queryOf = (filters: SearchFilters) => {
  const query = new URLSearchParams(Object.entries(filters)).toString()
  return query && `?${query}`
}

/** GET /search/api/{text}: matching pages, products and posts, most relevant first (docs/rules.md#search-calls). */
export async function searchAll(
  text: string,
  filters: SearchFilters = {},
  signal?: AbortSignal,
): Promise<SearchResults> {
  const { json } = await httpClient(`/search/api/${encodeURIComponent(text)}${queryOf(filters)}`, {
    signal: signal ?? null,
  })
  return json as SearchResults
}

/** A record whose name matches the text typed so far. */
export interface Suggestion {
  Source: SuggestedSource
  Id: number
  Name: string | null
  BurmeseName: string | null
  Thumbnail: string | null
}

/** GET /search/api/suggest/{text}: at most 10, most relevant first, from one source or from all. */
export async function suggest(
  text: string,
  source?: SuggestedSource,
  signal?: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = source ? `?source=${source}` : ''
  const { json } = await httpClient(`/search/api/suggest/${encodeURIComponent(text)}${query}`, {
    signal: signal ?? null,
  })
  return Array.isArray(json) ? (json as Suggestion[]) : []
}

/** GET /search/api/didYouMean/{text}: at most 3 spelling corrections that have results. */
export async function didYouMean(text: string, signal?: AbortSignal): Promise<readonly string[]> {
  const { json } = await httpClient(`/search/api/didYouMean/${encodeURIComponent(text)}`, { signal: signal ?? null })
  return Array.isArray(json) ? (json as { Text: string }[]).map(({ Text }) => Text) : []
}
