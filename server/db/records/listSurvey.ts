import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { keyOf, knownAfter, knownLists, listOf, look, maxAgeOf, type Known } from './listLook.ts'
import { movedBy, startAt, type Start } from './places.ts'
import { newestFirst } from './records.ts'

/**
 * Walks a public list once and marks a place every thousand records, so that every page of it is near a place that is known
 * (docs/decisions/database.md#deep-pages).
 */

/** Records from one mark to the next. */
const stride = 1000
/** Of a longer list there are fewer: half of them go, and the stride is twice as long. */
const maxMarks = 2000
/** Index entries that one statement reads: a few hundredths of a second. */
const portion = 50_000
/** So many times as long as a walk took, none follows it: changes may make one worthless as soon as it is over. */
const pause = 3
/** Times that a walk begins anew for the same reason. */
const attempts = 3

interface Walk {
  /** Ends with the portion that is being read. */
  next: Promise<unknown>
  isOver: boolean
  /** By `performance.now`. */
  noneBefore: number
}

const walks = new WeakMap<Executor, Map<string, Walk>>()

/** Whether a place is near a mark, or behind the last record. */
export const isMarked = (known: Known | undefined, at: number): boolean =>
  known !== undefined && (known.isWhole || (known.marks.at(-1)?.at ?? -1) >= at)

/** Waits until this place is marked, or nobody is marking it any more. */
export async function markedUpTo(db: Executor, resource: Resource, at: number): Promise<void> {
  const lists = knownLists(db)
  while (!isMarked(lists.get(resource.name), at)) {
    const walk = walkOn(db, resource)
    if (walk.isOver) return
    await walk.next
  }
}

/** Has the list walked anew before what is known of it is too old, while that serves. */
export function renewMarks(db: Executor, resource: Resource, known: Known): void {
  if (known.at - known.since > maxAgeOf(known) / 2) walkOn(db, resource)
}

/** The walk that is under way, or a new one. */
function walkOn(db: Executor, resource: Resource): Walk {
  const byName = walks.get(db) ?? new Map<string, Walk>()
  walks.set(db, byName)
  const last = byName.get(resource.name)
  if (last && (!last.isOver || performance.now() < last.noneBefore)) return last
  const walk: Walk = { next: Promise.resolve(), isOver: false, noneBefore: 0 }
  byName.set(resource.name, walk)
  const begun = performance.now()
  void (async () => {
    try {
      for (let known: Known | undefined, tries = 0; !known?.isWhole && tries < attempts;) {
        const reading = nextPortion(db, resource, known)
        walk.next = reading.catch(() => undefined)
        const found = await reading
        if (!found) tries++
        known = found ?? undefined
        if (known) publish(db, resource, known)
      }
    } catch {
      // Whoever waits counts from the beginning, and hears there what is wrong.
    } finally {
      walk.isOver = true
      const now = performance.now()
      walk.noneBefore = now + pause * (now - begun)
    }
  })()
  return walk
}

/** Marks a few more places behind the last one. Null: the list has changed in a way that does not say how it moved. */
async function nextPortion(db: Executor, resource: Resource, base: Known | undefined): Promise<Known | null> {
  const start = base?.marks.at(-1)
  const step = start ? start.at - (base!.marks.at(-2)?.at ?? 0) : stride
  const apart = stride * Math.max(1, Math.round(step / stride))
  const wanted = Math.max(1, Math.floor(portion / apart))
  const found = await look(db, resource, {
    last: base?.snapshot,
    start,
    kept: undefined,
    places: () => sql`select m."Id", m."CreatedAt" from (
        select n."Id", n."CreatedAt", row_number() over (order by n."CreatedAt" desc, n."Id" desc) - 1 as behind from (
          select r."Id", r."CreatedAt" from ${listOf(resource, start && sql`(r."CreatedAt", r."Id") <= ${keyOf(start)}`)}
          order by ${newestFirst} limit ${sql.raw(String(wanted * apart + 1))}) n) m
      where m.behind > 0 and m.behind % ${sql.raw(String(apart))} = 0`,
  })
  const { known, moves } = knownAfter(base, found)
  if (start && moves === null) return null
  const from = start ? movedBy([start], moves ?? [])[0]!.at : 0
  const marks = found.places.map((place, n) => startAt(from + (n + 1) * apart, place))
  return { ...known, marks: thinned([...known.marks, ...marks]), isWhole: marks.length < wanted }
}

const thinned = (marks: readonly Start[]): readonly Start[] =>
  marks.length <= maxMarks ? marks : marks.filter((_, n) => n % 2 === 1)

/** A walk that renews the marks takes the place of what serves meanwhile when it is over. */
function publish(db: Executor, resource: Resource, known: Known): void {
  const lists = knownLists(db)
  const now = lists.get(resource.name)
  if (now?.isWhole && !known.isWhole) return
  lists.set(resource.name, { ...known, starts: [] })
}
