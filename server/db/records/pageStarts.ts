import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Snapshot } from '../changes/changeLog.ts'
import type { Executor } from '../connection/database.ts'
import { keyOf, knownAfter, knownLists, listOf, look, type Found, type Known } from './listLook.ts'
import { isMarked, markedUpTo, renewMarks } from './listSurvey.ts'
import { newestFirst, oldestFirst } from './records.ts'
import { movedBy, startAt, type Place, type Start } from './places.ts'

/**
 * Where the pages of a public list begin (docs/decisions/database.md#deep-pages). To count a million index entries for
 * one page takes a tenth of a second, so what was found is remembered, and moved by what comes and goes before it.
 */

/** Places that are remembered of a list. */
const maxStarts = 100
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

/** Up to `limit` places of the public list from this one on, counted from 0. */
export async function placesFrom(db: Executor, resource: Resource, at: number, limit: number): Promise<Place[]> {
  if (at < nearby || db.main) return countFromFirst(db, resource, at, limit)
  const lists = knownLists(db)
  for (let tries = 0; tries < attempts; tries++) {
    if (!isNear(lists.get(resource.name), at, limit)) await markedUpTo(db, resource, at)
    const base = lists.get(resource.name)
    const way = nearestWay(base ? startsNear(base, at) : [], at, limit)
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
    renewMarks(db, resource, next.known)
    if (isRight) return places.slice(0, limit)
  }
  return countFromFirst(db, resource, at, limit)
}

function countFromFirst(db: Executor, resource: Resource, at: number, limit: number): Promise<Place[]> {
  const first = sql`select r."Id", r."CreatedAt" from ${listOf(resource)} order by ${newestFirst} limit ${sql.raw(String(limit))}`
  // With an offset PostgreSQL must know it to plan.
  return at === 0 ? db.rows<Place>(first, 'read') : db.rows<Place>(sql`${first} offset ${at}`)
}

/** Whether what is known leads to a place without counting many records. */
const isNear = (known: Known | undefined, at: number, limit: number): boolean =>
  known !== undefined && (isMarked(known, at) || skipped(nearestWay(known.starts, at, limit), at, limit) < nearby)

/** The starts of pages, and the marks before and behind this place. */
function startsNear({ starts, marks }: Known, at: number): readonly Start[] {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (marks[middle]!.at < at) low = middle + 1
    else high = middle
  }
  return [...starts, ...marks.slice(Math.max(0, low - 2), low + 2)]
}

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

/** Reads some places before what is asked for, and one after it, where the next page begins. */
function readAlong(db: Executor, resource: Resource, way: Way, last: Snapshot | undefined): Promise<Found> {
  const { start, isDown, limit } = way
  const distance = skipped(way, way.at, limit)
  const where = start && sql`(r."CreatedAt", r."Id") ${isDown ? sql.raw('<=') : sql.raw('>')} ${keyOf(start)}`
  return look(db, resource, {
    last,
    start,
    kept: distance > fewCounted ? undefined : 'read',
    places: (shift) => {
      // The start itself may have moved since.
      const offset = start
        ? sql`greatest(0, ${isDown ? distance - leeway : distance}::bigint ${isDown ? sql.raw('-') : sql.raw('+')} ${shift})`
        : sql`${distance - leeway}::bigint`
      return sql`select r."Id", r."CreatedAt" from ${listOf(resource, where)}
        order by ${isDown ? newestFirst : oldestFirst} limit ${sql.raw(String(leeway + limit + 1))} offset ${offset}`
    },
  })
}

/** Of two requests at a time the second only adds to what the first has left, and only if both looked at the same list. */
function remember(lists: Map<string, Known>, name: string, base: Known | undefined, known: Known): void {
  const now = lists.get(name)
  if (now !== base && now?.snapshot !== known.snapshot) return
  const starts = new Map([...(now === base ? [] : now!.starts), ...known.starts].map((start) => [start.at, start]))
  const marked = now === base ? known : now!
  lists.set(name, {
    ...known,
    since: marked.since,
    marks: marked.marks,
    isWhole: marked.isWhole,
    starts: [...starts.values()].slice(-maxStarts),
  })
}
