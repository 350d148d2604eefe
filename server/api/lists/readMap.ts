import { toCamelCase, type ListRule, type Resource } from '#resources'
import { hasPlace } from '#resources/mapView.ts'
import type { Executor } from '../../db/connection/database.ts'
import { recordsOnMap } from '../../db/records/namedLists.ts'
import { publicBatches } from '../../db/records/publicList.ts'
import type { Row } from '../../db/records/records.ts'
import { serializeRecord } from '../answer.ts'
import type { ReadRequest, WireRecord } from '../readRecords.ts'
import { readSlice } from '../request.ts'

/** The places of a source, each with the fields that a map shows (docs/rules.md#named-lists). */

export type MapRule = Extract<ListRule, { place: unknown }>

export const isMapRule = (rule: ListRule): rule is MapRule => typeof rule === 'object' && 'place' in rule

/** The name by which a query narrows the map, such as `categoryId`. */
export const narrowingName = ({ narrowedBy }: MapRule): string | undefined =>
  narrowedBy === undefined ? undefined : `${toCamelCase(narrowedBy)}Id`

/** Whether all places are wanted rather than a part of them. */
export function isWholeMap(rule: ListRule, request: Pick<ReadRequest, 'query'>): rule is MapRule {
  const query = request.query as Record<string, unknown>
  return isMapRule(rule) && !['page', 'perPage', 'bounds', 'zoom'].some((name) => name in query)
}

export async function* readWholeMap(
  db: Executor,
  resource: Resource,
  { fields }: MapRule,
  request: Pick<ReadRequest, 'who'>,
): AsyncGenerator<WireRecord[]> {
  const only = ['Latitude', 'Longitude', ...fields]
  for await (const rows of publicBatches(db, resource, request.who, { only })) {
    yield rows.filter((row) => hasPlace(row)).map((row) => placeOf(resource, fields, row, request))
  }
}

/** A page of the places. @throws ApiError 400 */
export async function readPlaces(db: Executor, resource: Resource, { fields }: MapRule, request: ReadRequest) {
  const rows = await recordsOnMap(db, resource, fields, request.who, readSlice(request))
  return rows.map((row) => placeOf(resource, fields, row, request))
}

export function placeOf(
  resource: Resource,
  fields: readonly string[],
  row: Row,
  { who }: Pick<ReadRequest, 'who'>,
): WireRecord {
  const record = serializeRecord(resource, row, who)
  return Object.fromEntries(['Id', ...fields].map((name) => [name, record[name]]))
}
