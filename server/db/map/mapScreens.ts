import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { MapBox } from '#resources/mapView.ts'
import { pageIdNames } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import type { Slice } from '../records/namedLists.ts'
import type { Viewer } from '../records/visibility.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { draw, idsWithin, type Drawn, type Filter } from './clusters.ts'
import { toX, toY, world } from './mercator.ts'
import { placesOf } from './placeIndex.ts'
import type { Screen } from './screen.ts'

/** What is on the map for this person. */
export interface OnMap {
  readonly resource: Resource
  readonly viewer: Viewer
  /** A field of references, and the record of which those are wanted that refer to it. */
  readonly narrowedBy: string | undefined
  readonly narrowedTo: number | undefined
}

export async function drawnOnMap(db: Executor, on: OnMap, screen: Screen): Promise<Drawn> {
  const isShown = await filterOf(db, on)
  return draw(await placesOf(db, on.resource), screen, isShown)
}

/** The ids of the places in a box, the newest first. */
export async function idsInBox(db: Executor, on: OnMap, box: MapBox, { limit, offset }: Slice): Promise<number[]> {
  const isShown = await filterOf(db, on)
  const [left, top] = [toX(box.west), toY(box.north)]
  const isWhole = box.west <= -180 && box.east >= 180
  const width = isWhole ? world : (toX(box.east) - left + world) % world || world
  const extent = { left, top, width, height: toY(box.south) - top + 1 }
  return idsWithin(await placesOf(db, on.resource), extent, isShown, offset + limit).slice(offset)
}

async function filterOf(db: Executor, { resource, viewer, narrowedBy, narrowedTo }: OnMap): Promise<Filter> {
  const isWithin =
    narrowedBy === undefined || narrowedTo === undefined
      ? undefined
      : await idsReferringTo(db, resource, narrowedBy, narrowedTo)
  // The only id of a source that is on the map is its own.
  const isOwn = pageIdNames(resource).includes('Id')
  const blocked = new Set(isOwn ? viewer?.blocks : [])
  if (blocked.size === 0) return isWithin
  return (id) => !blocked.has(id) && (!isWithin || isWithin(id))
}

/** Whether a record is among those that refer to this one, as a bit each: a category may have half of all pages. */
async function idsReferringTo(db: Executor, resource: Resource, field: string, id: number): Promise<Filter> {
  const [source, table] = [sql.identifier(joinSource(resource)), sql.identifier(joinTableName(resource, field))]
  const [row] = await db.rows<{ most: number | null; packed: Buffer | null }>(
    sql`select max(j.${source}) as most, string_agg(int4send(j.${source}), ''::bytea) as packed
      from ${table} j where j.${sql.identifier(`${field}Id`)} = ${id}`,
  )
  const { most, packed } = row!
  const bits = new Uint8Array(((most ?? 0) >>> 3) + 1)
  for (let at = 0; packed && at < packed.length; at += 4) {
    const found = packed.readInt32BE(at)
    bits[found >>> 3]! |= 1 << (found & 7)
  }
  return (one) => ((bits[one >>> 3] ?? 0) & (1 << (one & 7))) !== 0
}
