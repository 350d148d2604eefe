import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { findChanges, type Changes } from '../changes/changeLog.ts'
import { leftOut } from '../changes/watchedTables.ts'
import type { Executor } from '../connection/database.ts'
import { isPresent } from './presence.ts'
import { newestFirst, type Row } from './records.ts'

/**
 * Where the pages of a public list begin (docs/decisions/database.md#deep-pages). To count a million index entries for
 * one page takes a tenth of a second, so what was found is remembered until the list changes.
 */

export type Place = Pick<Row, 'Id' | 'CreatedAt'>

/** What is known of a list since its last change. */
interface Known {
  /** Seconds, by the clock of the database. */
  since: number
  /** Nothing of it had changed then. */
  look: Changes
  /** The first record after so many. */
  starts: Map<number, Place>
}

/** Places that are remembered of a list: about 1 MB. */
const maxStarts = 5000
/** Seconds. Changes that a crash of the database has swallowed do not count for longer. */
const maxAge = 60
/** Records that are counted rather than asked about. */
export const nearby = 1000

const knownOf = new WeakMap<Executor, Map<string, Known>>()

/** Up to `limit` places of the public list from this one on, counted from 0. */
export async function placesFrom(db: Executor, resource: Resource, at: number, limit: number): Promise<Place[]> {
  if (at < nearby) return countFrom(db, resource, undefined, at, limit)
  const { starts } = await knownNow(db, resource)
  const from = nearestBefore(starts, at)
  // One more, where the next page begins.
  const places = await countFrom(db, resource, starts.get(from), at - from, limit + 1)
  remember(starts, at, places[0])
  remember(starts, at + limit, places[limit])
  return places.slice(0, limit)
}

function countFrom(db: Executor, resource: Resource, start: Place | undefined, skipped: number, limit: number) {
  const isFrom = start
    ? sql`(r."CreatedAt", r."Id") <= (${start.CreatedAt}::timestamptz, ${start.Id}::integer)`
    : sql`true`
  const first = sql`select r."Id", r."CreatedAt" from ${sql.identifier(resource.name)} r
    where r."Listed" and ${isPresent(resource)} and ${isFrom} order by ${newestFirst} limit ${sql.raw(String(limit))}`
  // With an offset PostgreSQL must know it to plan.
  return skipped === 0 ? db.rows<Place>(first, 'read') : db.rows<Place>(sql`${first} offset ${skipped}`)
}

/**
 * A place found before a change is written to what was known before it, since what is known after it begins anew: two
 * requests at a time cannot mix them.
 */
async function knownNow(db: Executor, resource: Resource): Promise<Known> {
  const lists = knownOf.get(db) ?? new Map<string, Known>()
  knownOf.set(db, lists)
  const known = lists.get(resource.name)
  const look = await findChanges(db, known?.look ?? null)
  const isSame = look.tables !== null && !look.tables.some((name) => name === resource.name || leftOut.includes(name))
  if (known && isSame && look.at - known.since < maxAge) {
    known.look = look
    return known
  }
  const anew = { since: look.at, look, starts: new Map<number, Place>() }
  lists.set(resource.name, anew)
  return anew
}

/** The nearest remembered place that is not after this one; 0 when there is none. */
function nearestBefore(starts: ReadonlyMap<number, Place>, at: number): number {
  if (starts.has(at)) return at
  let nearest = 0
  for (const one of starts.keys()) if (one < at && one > nearest) nearest = one
  return nearest
}

function remember(starts: Map<number, Place>, at: number, place: Place | undefined): void {
  if (!place) return
  starts.set(at, place)
  if (starts.size > maxStarts) starts.delete(starts.keys().next().value!)
}
