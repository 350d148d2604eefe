import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { epoch, knownForSeconds, type Snapshot } from '../changes/changeLog.ts'
import { leftOut } from '../changes/watchedTables.ts'
import type { Executor } from '../connection/database.ts'
import { movedBy, type Move, type Place, type Start } from './places.ts'
import { isPresentInList } from './presence.ts'

/** What a process knows of where a public list has which record, and how it learns more (docs/decisions/database.md#deep-pages). */

/** What is known of a list at a moment; never changed, since requests may be under way with it. */
export interface Known {
  /** Seconds, by the clock of the database. */
  since: number
  at: number
  snapshot: Snapshot
  epoch: string | null
  /** Nothing was being removed or hidden, so the list is what is listed. */
  isPlain: boolean
  /** Where pages begin that were asked for, those asked for last at the end. */
  starts: readonly Start[]
  /** Places all along the list, in its order (./listSurvey.ts). */
  marks: readonly Start[]
  /** The marks go to the end of the list. */
  isWhole: boolean
}

/** Seconds that what is known counts for. Where the life of the table `change` has no name, a crash may have swallowed changes. */
const maxAge = 600
const maxUnnamedAge = 60

export const maxAgeOf = (known: Pick<Known, 'epoch'>) => (known.epoch === null ? maxUnnamedAge : maxAge)

const knownOf = new WeakMap<Executor, Map<string, Known>>()

/** By the names of the lists. */
export function knownLists(db: Executor): Map<string, Known> {
  const lists = knownOf.get(db) ?? new Map<string, Known>()
  knownOf.set(db, lists)
  return lists
}

export const listOf = (resource: Resource, where = sql`true`): SQL =>
  sql`${sql.identifier(resource.name)} r where r."Listed" and ${isPresentInList(resource)} and ${where}`

export interface Found {
  snapshot: Snapshot
  epoch: string | null
  at: number
  isPlain: boolean
  /** What was written to the list, or to what is left out of it, since the last look. */
  changes: readonly { isLeftOut: boolean; moves: readonly Move[] | null }[]
  places: Place[]
}

/** The time and id of a start, as a row to compare with. */
export const keyOf = ({ place }: Start): SQL => sql`(${place.CreatedAt}::timestamptz, ${place.Id}::integer)`

/**
 * Reads places of the list, and in the same snapshot what has changed since the last look.
 * @param start where reading begins
 * @param places selects them; `shift` is by how many places the start has moved since
 */
export async function look(
  db: Executor,
  resource: Resource,
  {
    last,
    start,
    places: select,
    kept,
  }: {
    last: Snapshot | undefined
    start: Start | undefined
    places: (shift: SQL) => SQL
    kept: 'read' | undefined
  },
): Promise<Found> {
  const since = last === undefined ? sql`pg_current_snapshot()` : sql`${last}::pg_snapshot`
  const news = sql`select c."Source", c."Moves" from "change" c
    where c."Source" = any(${sql.param([resource.name, ...leftOut])}::text[])
      and c."Transaction" >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c."Transaction", ${since})`
  const shift = start
    ? sql`(select coalesce(sum((m ->> 2)::integer), 0) from news c, jsonb_array_elements(c."Moves") m
      where c."Source" = ${resource.name} and ((m ->> 0)::timestamptz, (m ->> 1)::integer) > ${keyOf(start)})`
    : sql`0`
  const [row] = await db.rows<Omit<Found, 'places'> & { places: [Id: number, CreatedAt: string][] | null }>(
    sql`with news as materialized (${news})
      select pg_current_snapshot()::text as snapshot, ${epoch} as epoch, extract(epoch from clock_timestamp())::float8 as at,
      not exists (select 1 from "removal") and not exists (select 1 from "concealment") as "isPlain",
      coalesce((select jsonb_agg(jsonb_build_object('isLeftOut', c."Source" <> ${resource.name}, 'moves', c."Moves"))
        from news c), '[]') as changes,
      (select jsonb_agg(jsonb_build_array(p."Id", p."CreatedAt") order by p."CreatedAt" desc, p."Id" desc)
        from (${select(shift)}) p) as places`,
    kept,
  )
  const { places, ...found } = row!
  return {
    ...found,
    places: (places ?? []).map(([Id, time]) => ({ Id, CreatedAt: new Date(time).toISOString() })),
  }
}

/** What is known after this look, and how it has moved; null when it is not known how. */
export function knownAfter(base: Known | undefined, found: Found): { known: Known; moves: readonly Move[] | null } {
  const { changes, places: _, ...seen } = found
  const { at } = seen
  const isTold = base?.epoch === seen.epoch && at - base.at < knownForSeconds && at - base.since < maxAgeOf(base)
  const moves = base && isTold ? movesOf(base, found) : null
  if (!base || moves === null)
    return { known: { ...seen, since: at, starts: [], marks: [], isWhole: false }, moves: null }
  const { since, isWhole } = base
  if (changes.length === 0) return { known: { ...base, ...seen }, moves }
  const [starts, marks] = [movedBy(base.starts, moves), movedBy(base.marks, moves)]
  return { known: { ...seen, since, starts, marks, isWhole }, moves }
}

/** While something is being removed or hidden, what comes and goes does not say how the list moves. */
function movesOf(base: Known, { isPlain, changes }: Found): readonly Move[] | null {
  if (changes.length === 0) return []
  if (!base.isPlain || !isPlain || changes.some(({ isLeftOut, moves }) => isLeftOut || moves === null)) return null
  return changes.flatMap(({ moves }) => moves ?? [])
}
