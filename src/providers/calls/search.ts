import { fieldsOf, registry, type Page } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import { isDate } from '#resources/openingHours.ts'
import { isSearchOrder, type SearchOrder } from '#resources/searchOrders.ts'
import { httpClient } from '../httpClient.ts'

/** The search filters as they stand in an address, which never says where somebody is (docs/rules.md#search-filters). */
export interface SearchFilters {
  categoryId?: string
  townId?: string
  /** a region's name */
  region?: string
  /** '1' */
  openNow?: string
  /** a day and a time in Yangon, 2026-12-03T18:00 */
  openAt?: string
  /** what a business has of fields of several choices, joined by commas */
  pays?: string
  has?: string
  /** '1' */
  near?: string
  /** stars */
  rated?: string
  /** kyat */
  priceFrom?: string
  priceTo?: string
  /** of a product: new or used */
  condition?: string
}
export type FilterName = keyof SearchFilters
/** The filters by fields of several choices, as declarations name them. */
export type ChosenName = 'pays' | 'has'

const chosen = (name: ChosenName) => {
  const values = [...registry.values()].flatMap((resource) =>
    fieldsOf(resource).flatMap(([, field]) => (field.kind === 'choices' && field.filter === name ? field.values : [])),
  )
  return new RegExp(`^(${values.join('|')})(,(${values.join('|')})){0,20}$`)
}

const wellFormed: Readonly<Record<FilterName, RegExp>> = {
  categoryId: /^[1-9]\d{0,8}$/,
  townId: /^[1-9]\d{0,8}$/,
  region: /^[^\0]{1,100}$/,
  openNow: /^1$/,
  openAt: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
  pays: chosen('pays'),
  has: chosen('has'),
  near: /^1$/,
  rated: /^[1-5]$/,
  priceFrom: /^\d{1,12}$/,
  priceTo: /^\d{1,12}$/,
  condition: /^(new|used)$/,
}
const filterNames = Object.keys(wellFormed) as FilterName[]

/** Reads the filters from an address's query; unknown and malformed parameters are ignored. */
export function parseFilters(search: URLSearchParams): SearchFilters {
  const found = filterNames.flatMap((name) => {
    const value = search.get(name)
    const isOne = value !== null && wellFormed[name].test(value) && (name !== 'openAt' || isDate(value.slice(0, 10)))
    return isOne ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** A query with some of its parameters changed; undefined removes one. */
export function withParameters(search: URLSearchParams, change: Readonly<Record<string, string | undefined>>) {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

export const withoutFilters = (search: URLSearchParams) =>
  withParameters(search, Object.fromEntries(filterNames.map((name) => [name, undefined])))

/** The order in an address, if it is one. */
export function parseOrder(search: URLSearchParams): SearchOrder | undefined {
  const order = search.get('order') ?? ''
  return isSearchOrder(order) ? order : undefined
}

/** Only the filters and the order of a query, as a query string; '' for none. */
export function onlyFilters(search: URLSearchParams): string {
  const order = parseOrder(search)
  const query = new URLSearchParams({ ...parseFilters(search), ...(order && { order }) }).toString()
  return query && `?${query}`
}

/** A record whose name matches the text typed so far. */
export interface Suggestion {
  Source: SuggestedSource
  Id: number
  Name: string | null
  BurmeseName: string | null
  Thumbnail: string | null
  Closure: Page['Closure']
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
