import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { epoch, knownForSeconds, type Snapshot } from '../changes/changeLog.ts'
import { leftOut } from '../changes/watchedTables.ts'
import type { Executor } from '../connection/database.ts'
import { isPresentInList } from './presence.ts'
import { newestFirst, oldestFirst } from './records.ts'
import { movedBy, startAt, type Move, type Place, type Start } from './places.ts'

/**
 * Where the pages of a public list begin (docs/decisions/database.md#deep-pages). To count a million index entries for
 * one page takes a tenth of a second, so what was found is remembered, and moved by what comes and goes before it.
 */

/** What is known of a list at a moment; never changed, since requests may be under way with it. */
interface Known {
  /** Seconds, by the clock of the database. */
  since: number
  at: number
  snapshot: Snapshot
  epoch: string | null
  /** Nothing was being removed or hidden, so the list is what is listed. */
  isPlain: boolean
  starts: readonly Start[]
}

/** Places that are remembered of a list. */
const maxStarts = 1000
/** Seconds. Changes that a crash of the database has swallowed do not count for longer. */
const maxAge = 60
/** Records that are counted rather than asked about. */
export const nearby = 1000
/** More are not counted on a connection that others wait for. */
const fewCounted = 2000
/** Records read before a page too, so that there is a start which stays before it when others come. */
const leeway = 64
/** A start so near is soon behind the page. */
const tooNear = 8
/** Each time the list has moved past a start meanwhile. */
const attempts = 4

const knownOf = new WeakMap<Executor, Map<string, Known>>()

/** Up to `limit` places of the public list from this one on, counted from 0. */
export async function placesFrom(db: Executor, resource: Resource, at: number, limit: number): Promise<Place[]> {
  if (at < nearby || db.main) return countFromFirst(db, resource, at, limit)
  const lists = knownOf.get(db) ?? new Map<string, Known>()
  knownOf.set(db, lists)
  for (let tries = 0; tries < attempts; tries++) {
    const base = lists.get(resource.name)
    const way = nearestWay(base?.starts ?? [], at, limit)
    const found = await readAlong(db, resource, way, base?.snapshot)
    const next = knownAfter(base, found)
    const start = way.start && movedBy([way.start], next.moves ?? [])[0]!
    const isRight = !start || (next.moves !== null && skipped({ ...way, start }, at, limit) >= 0)
    const first = firstRead({ ...way, start }, found.places.length)
    const places = isRight ? found.places.slice(at - first, at - first + limit + 1) : []
    const starts = [
      ...found.places.slice(0, isRight ? 1 : 0).map((place) => startAt(first, place)),
      ...places.slice(0, 1).map((place) => startAt(at, place)),
      ...places.slice(limit, limit + 1).map((place) => startAt(at + limit, place)),
    ]
    remember(lists, resource.name, base, { ...next.known, starts: [...next.known.starts, ...starts] })
    if (isRight) return places.slice(0, limit)
  }
  return countFromFirst(db, resource, at, limit)
}

function countFromFirst(db: Executor, resource: Resource, at: number, limit: number): Promise<Place[]> {
  const first = sql`select r."Id", r."CreatedAt" from ${listOf(resource)} order by ${newestFirst} limit ${sql.raw(String(limit))}`
  // With an offset PostgreSQL must know it to plan.
  return at === 0 ? db.rows<Place>(first, 'read') : db.rows<Place>(sql`${first} offset ${at}`)
}

const listOf = (resource: Resource, where = sql`true`): SQL =>
  sql`${sql.identifier(resource.name)} r where r."Listed" and ${isPresentInList(resource)} and ${where}`

/** The way to a place: down from a start before it, or up from one after all that is asked for. */
interface Way {
  start: Start | undefined
  isDown: boolean
  at: number
  limit: number
}

/** Records between the start and what is asked for; below 0 the start is on the wrong side. */
const skipped = ({ start, isDown }: Pick<Way, 'start' | 'isDown'>, at: number, limit: number): number =>
  isDown ? at - (start?.at ?? 0) : start!.at - 1 - at - limit

/** The place of the first record that is read. */
function firstRead({ start, isDown, at, limit }: Way, count: number): number {
  const before = start?.at ?? 0
  return isDown ? before + Math.max(0, at - before - leeway) : at + limit + 1 - count
}

function nearestWay(starts: readonly Start[], at: number, limit: number): Way {
  let nearest: Way = { start: undefined, isDown: true, at, limit }
  const price = (distance: number) => (distance < tooNear ? distance + 4 * leeway : distance)
  for (const start of starts)
    for (const isDown of [true, false]) {
      const distance = skipped({ start, isDown }, at, limit)
      if (distance >= 0 && price(distance) < price(skipped(nearest, at, limit))) nearest = { start, isDown, at, limit }
    }
  return nearest
}

interface Found {
  snapshot: Snapshot
  epoch: string | null
  at: number
  isPlain: boolean
  /** What was written to the list, or to what is left out of it, since the last look. */
  changes: readonly { isLeftOut: boolean; moves: readonly Move[] | null }[]
  places: Place[]
}

/**
 * Reads some places before what is asked for, and one after it, where the next page begins; in the same snapshot what has
 * changed.
 */
async function readAlong(db: Executor, resource: Resource, way: Way, last: Snapshot | undefined): Promise<Found> {
  const { start, isDown, limit } = way
  const since = last === undefined ? sql`pg_current_snapshot()` : sql`${last}::pg_snapshot`
  const news = sql`select c."Source", c."Moves" from "change" c
    where c."Source" = any(${sql.param([resource.name, ...leftOut])}::text[])
      and c."Transaction" >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c."Transaction", ${since})`
  const key = start && sql`(${start.place.CreatedAt}::timestamptz, ${start.place.Id}::integer)`
  // The start itself may have moved since.
  const shift =
    key &&
    sql`(select coalesce(sum((m ->> 2)::integer), 0) from news c, jsonb_array_elements(c."Moves") m
      where c."Source" = ${resource.name} and ((m ->> 0)::timestamptz, (m ->> 1)::integer) > ${key})`
  const distance = skipped(way, way.at, limit)
  const offset = key
    ? sql`greatest(0, ${isDown ? distance - leeway : distance}::bigint ${isDown ? sql.raw('-') : sql.raw('+')} ${shift})`
    : sql`${distance - leeway}::bigint`
  const where = key ? sql`(r."CreatedAt", r."Id") ${isDown ? sql.raw('<=') : sql.raw('>')} ${key}` : sql`true`
  const [row] = await db.rows<Omit<Found, 'places'> & { places: [Id: number, CreatedAt: string][] | null }>(
    sql`with news as materialized (${news})
      select pg_current_snapshot()::text as snapshot, ${epoch} as epoch, extract(epoch from clock_timestamp())::float8 as at,
      not exists (select 1 from "removal") and not exists (select 1 from "concealment") as "isPlain",
      coalesce((select jsonb_agg(jsonb_build_object('isLeftOut', c."Source" <> ${resource.name}, 'moves', c."Moves"))
        from news c), '[]') as changes,
      (select jsonb_agg(jsonb_build_array(p."Id", p."CreatedAt") order by p."CreatedAt" desc, p."Id" desc) from (
        select r."Id", r."CreatedAt" from ${listOf(resource, where)}
        order by ${isDown ? newestFirst : oldestFirst} limit ${sql.raw(String(leeway + limit + 1))} offset ${offset}) p) as places`,
    distance > fewCounted ? undefined : 'read',
  )
  const { places, ...found } = row!
  return {
    ...found,
    places: (places ?? []).map(([Id, time]) => ({ Id, CreatedAt: new Date(time).toISOString() })),
  }
}

/** What is known after this look, and how it has moved; null when it is not known how. */
function knownAfter(base: Known | undefined, found: Found): { known: Known; moves: readonly Move[] | null } {
  const { changes, places: _, ...look } = found
  const { at } = look
  const isTold = base?.epoch === look.epoch && at - base.at < knownForSeconds && at - base.since < maxAge
  const moves = base && isTold ? movesOf(base, found) : null
  if (!base || moves === null) return { known: { ...look, since: at, starts: [] }, moves: null }
  const starts = changes.length === 0 ? base.starts : movedBy(base.starts, moves)
  return { known: { ...look, since: base.since, starts }, moves }
}

/** While something is being removed or hidden, what comes and goes does not say how the list moves. */
function movesOf(base: Known, { isPlain, changes }: Found): readonly Move[] | null {
  if (changes.length === 0) return []
  if (!base.isPlain || !isPlain || changes.some(({ isLeftOut, moves }) => isLeftOut || moves === null)) return null
  return changes.flatMap(({ moves }) => moves ?? [])
}

/** Of two requests at a time the second only adds to what the first has left, and only if both looked at the same list. */
function remember(lists: Map<string, Known>, name: string, base: Known | undefined, known: Known): void {
  const now = lists.get(name)
  if (now !== base && now?.snapshot !== known.snapshot) return
  const starts = new Map([...(now === base ? [] : now!.starts), ...known.starts].map((start) => [start.at, start]))
  lists.set(name, {
    ...known,
    since: now === base ? known.since : now!.since,
    starts: [...starts.values()].slice(-maxStarts),
  })
}
