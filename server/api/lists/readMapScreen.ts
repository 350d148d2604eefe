import { requireResource, type Resource } from '#resources'
import { lastZoom, readBox, type MapBox, type MapCluster } from '#resources/mapView.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import type { Executor } from '../../db/connection/database.ts'
import { drawnOnMap, idsInBox, type OnMap } from '../../db/map/mapScreens.ts'
import { screenKey, screenOf } from '../../db/map/screen.ts'
import { recordsOnMap } from '../../db/records/namedLists.ts'
import { asMerged } from '../../db/records/uses.ts'
import { badField } from '../../errors.ts'
import type { ReadRequest, WireRecord } from '../readRecords.ts'
import { readPage, readPerPage, readPositive } from '../request.ts'
import { cardFields, serializeList } from './cardView.ts'
import { narrowingName, placeOf, type MapRule } from './readMap.ts'

/** What a screen of the map shows, and the places within a box (docs/rules.md#map-screens). */

type Query = Readonly<Record<string, unknown>>
type WithQuery = Pick<ReadRequest, 'query'>

export const isMapScreen = ({ query }: WithQuery): boolean => 'bounds' in (query as Query) || 'zoom' in (query as Query)

/** Bytes of an answer, punctuation not counted. A place that does not fit is sent as a cluster of one. */
const maxBytes = 45_000

/** A type, since an interface is no record of lists. */
type MapScreen = Record<'clusters', MapCluster[]> & Record<'places', WireRecord[]>

/** What a screen of the map shows, or with `page` the places within its bounds, newest first. @throws ApiError 400 */
export async function readMapScreen(
  db: Executor,
  resource: Resource,
  rule: MapRule,
  request: ReadRequest,
): Promise<MapScreen | WireRecord[]> {
  const { box, zoom, page, narrowedTo } = readQuery(rule, request)
  const by = rule.narrowedBy === undefined ? undefined : resource.fields[rule.narrowedBy]
  const [narrowed] =
    by && 'to' in by && narrowedTo !== undefined
      ? await asMerged(db, requireResource(by.to), [narrowedTo])
      : [narrowedTo]
  const on: OnMap = { resource, viewer: request.who, narrowedTo: narrowed, narrowedBy: rule.narrowedBy }
  const read = (ids: readonly number[], fields: readonly string[]) =>
    recordsOnMap(db, resource, fields, request.who, { limit: ids.length, offset: 0 }, ids)
  const placesOf = async (ids: readonly number[]) =>
    (await read(ids, rule.fields)).map((row) => placeOf(resource, rule.fields, row, request))
  if (page !== undefined) {
    const perPage = readPerPage(request)
    const card = cardFields(resource, request)
    const ids = await idsInBox(db, on, box, { limit: perPage, offset: (page - 1) * perPage })
    return card ? serializeList(resource, await read(ids, card), request) : placesOf(ids)
  }
  const { ids, clusters } = await drawnOnMap(db, on, screenOf(box, zoom))
  return fitted(clusters, await placesOf(ids))
}

/** Whole records up to `maxBytes`; of the others only their coordinates. */
function fitted(clusters: readonly MapCluster[], all: readonly WireRecord[]): MapScreen {
  const screen: MapScreen = { clusters: [...clusters], places: [] }
  let bytes = JSON.stringify(clusters).length
  for (const place of all) {
    bytes += Buffer.byteLength(JSON.stringify(place))
    const { Latitude, Longitude } = place as Pick<MapCluster, 'Latitude' | 'Longitude'>
    if (bytes <= maxBytes) screen.places.push(place)
    else screen.clusters.push({ Latitude, Longitude, Count: 1 })
  }
  return screen
}

/** The query as the key of a kept answer: boxes that touch the same tiles get the same one. */
export function keptMapQuery(query: unknown): unknown {
  const { bounds, zoom, page } = query as Query
  const box = typeof bounds === 'string' ? readBox(bounds) : undefined
  const at = readZoom(zoom)
  return box && at !== undefined && page === undefined
    ? { ...(query as Query), bounds: screenKey(screenOf(box, at)), zoom: '' }
    : query
}

interface MapQuery {
  box: MapBox
  zoom: number
  page: number | undefined
  narrowedTo: number | undefined
}

function readQuery(rule: MapRule, request: WithQuery): MapQuery {
  const query = request.query as Query
  const read = <T>(name: string, value: T | undefined, reason: Refusal): T => {
    if (value === undefined) throw badField(name, reason)
    return value
  }
  const { bounds } = query
  const box = read('bounds', typeof bounds === 'string' ? readBox(bounds) : undefined, refusal.bounds)
  const page = readPage(request)
  const zoom = page === undefined ? read('zoom', readZoom(query['zoom']), refusal.zoom({ most: lastZoom })) : 0
  const name = narrowingName(rule)
  const given = name === undefined ? undefined : query[name]
  if (name === undefined || given === undefined) return { box, zoom, page, narrowedTo: undefined }
  return { box, zoom, page, narrowedTo: read(name, readPositive(given), refusal.positive({ name })) }
}

const readZoom = (text: unknown) =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) && Number(text) <= lastZoom ? Number(text) : undefined
