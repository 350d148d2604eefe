import type { Page } from '#resources'
import type { PageOnCard } from '#resources/cards.ts'
import type { MapBox, MapCluster } from '#resources/mapView.ts'
import { httpClient } from '../httpClient.ts'

/** What a map shows of a page (`byMap` in resources/page.ts). */
export type MapPlace = Pick<
  Page,
  'Id' | 'Latitude' | 'Longitude' | 'Name' | 'Thumbnail' | 'CategoryName' | 'Address' | 'TownName' | 'CountryThumbnail'
> &
  /** where it was listed before */
  Partial<Pick<Page, 'Hours' | 'Closure' | 'RatingAverage'>>

export interface ScreenOfMap {
  readonly clusters: readonly MapCluster[]
  readonly places: readonly MapPlace[]
}

/** A part of the map to request, perhaps of one category. */
export interface PartOfMap {
  readonly box: MapBox
  /** '' for all */
  readonly categoryId: string
}

/** Places in one page of the API: more than the list shows at a time, since many of them lie outside the view. */
export const placesPerPage = 60

/** GET /page/api/byMap?bounds=&zoom= (docs/rules.md#map-screens). */
export async function readMapScreen(part: PartOfMap, zoom: number, signal?: AbortSignal): Promise<ScreenOfMap> {
  const { json } = await httpClient(`/page/api/byMap?${queryOf(part)}&zoom=${zoom}`, { signal: signal ?? null })
  return json as ScreenOfMap
}

/** GET /page/api/byMap?bounds=&page=: the places themselves, newest first, with what cards show. */
export async function readPlacesIn(
  part: PartOfMap,
  page: number,
  signal?: AbortSignal,
): Promise<readonly PageOnCard[]> {
  const slice = `page=${page}&perPage=${placesPerPage}&view=card`
  const { json } = await httpClient(`/page/api/byMap?${queryOf(part)}&${slice}`, { signal: signal ?? null })
  return Array.isArray(json) ? (json as PageOnCard[]) : []
}

/** Degrees with five decimals, which are a metre. */
function queryOf({ box: { west, south, east, north }, categoryId }: PartOfMap): string {
  const bounds = [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
  return `bounds=${bounds}${categoryId && `&categoryId=${categoryId}`}`
}
