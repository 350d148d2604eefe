import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { column } from '../../records/projection.ts'
import { distance, facetsOf, filterCondition, isNear, pageAlias, ring, rings, type Narrowed } from './filters.ts'
import { isFound, meets, stepMet, type Match, type Step } from './match.ts'
import { notBlocked, type Viewer } from '../../records/visibility.ts'

/** Who searches a source, and what the search is narrowed to. */
export interface Searching {
  resource: Resource
  viewer: Viewer
  filters?: Narrowed
  /** What this finds is left out. */
  besides?: Match
}

/** What of a source this person may find by search, within the filters. */
export const shownTo = ({ resource, viewer, filters = {}, besides }: Searching): SQL =>
  sql`r."Listed" and ${notBlocked(resource, viewer)} and ${filterCondition(resource, filters)}
    ${besides ? sql`and not ${isFound(besides)}` : sql``}`

/** Rows of a source under the alias r, their page as p where they stand under one. */
const rowsOf = ({ resource }: Searching, rows: SQL = sql`${sql.identifier(resource.name)}`): SQL =>
  pageAlias(resource) === 'p' ? sql`${rows} r join "page" p on p."Id" = r."PageId"` : sql`${rows} r`

/** What part of the found is wanted. */
interface Part {
  limit: number
  offset: number
}

/** The best of what is found. */
export interface Best {
  ids: readonly number[]
  /** How many are found in all; null: many. */
  total: number | null
}

/** So many found are ranked one by one. */
const mostRanked = 3000
/** Of so many of the first, so many found tell that many are found in all. */
const [sample, manyInSample] = [300, 12]
/** How many of the best pages are looked through for those that are found. */
const bestFirst = 2000

/**
 * The best of what is found: by the step it is met by, then by its merits. A word of every second record would have a hundred thousand
 * ranked to show twenty, so of many only those are that can be among the wanted (docs/decisions/search.md).
 */
export async function bestOf(db: Executor, searching: Searching, match: Match, part: Part): Promise<Best> {
  const few = (await findsMany(db, searching, match)) ? null : await rankedIfFew(db, searching, match, part)
  if (few) return few
  const ids = (await fromTheFirst(db, searching, match, part)) ?? (await ranked(db, searching, match, part))
  return { ids, total: null }
}

/** The condition that a step is met, with what an index knows of the filters. */
function found({ resource, filters = {} }: Searching, { in: column, query }: Step): SQL {
  const facets = facetsOf(resource, filters)
  return meets([{ in: column, query: [`(${query})`, ...facets].join(' & ') }])
}

/**
 * Ids of what is found, as they come. A fence around them, since a limit would have the planner walk the whole table for what turns
 * out to be rare.
 */
const idsFound = (searching: Searching, match: Match): SQL => sql`
  with found as materialized (
    select r."Id" from ${rowsOf(searching)} where ${found(searching, match.any)} and ${shownTo(searching)}
  ) select "Id" from found`

const order = ({ resource, filters }: Searching, steps: readonly Step[]): SQL =>
  sql`${stepMet(steps)}, ${merits(resource, filters)}`

/** Whether so many are found that an index would take longer to gather them than the best of them take to be met. */
async function findsMany(db: Executor, searching: Searching, match: Match): Promise<boolean> {
  const [first] = firstByMerit(searching)
  return first !== undefined && (await countAmong(db, searching, match, first, manyInSample)) === manyInSample
}

/** How many of the first of a set are found, counted up to `most`. */
async function countAmong(db: Executor, searching: Searching, match: Match, set: SQL, most: number): Promise<number> {
  const rows = await db.rows(sql`select 1 from ${rowsOf(searching, sql`(select * from ${set} r limit ${sample})`)}
    where ${isFound(match)} and ${shownTo(searching)} limit ${most}`)
  return rows.length
}

/** How many are found, counted up to `most`. Common texts are soon met so often, rare ones are few in an index. */
export async function countFound(db: Executor, searching: Searching, match: Match, most: number): Promise<number> {
  const { resource } = searching
  const first = sql`(select * from ${sql.identifier(resource.name)} r where r."Listed" order by ${walkedOrder(resource)})`
  if ((await countAmong(db, searching, match, first, most)) === most) return most
  const rows = await db.rows(sql`${idsFound(searching, match)} limit ${most}`)
  return rows.length
}

async function rankedIfFew(db: Executor, searching: Searching, match: Match, part: Part): Promise<Best | null> {
  // Looked up one by one, since their table is large.
  const few = sql`few i cross join lateral (
    select * from ${sql.identifier(searching.resource.name)} t where t."Id" = i."Id" offset 0)`
  const [row] = await db.rows<{ total: number; ids: number[] }>(sql`
    with met as materialized (select "Id" from (${idsFound(searching, match)}) f limit ${mostRanked + 1}),
      few as (select "Id" from met where (select count(*) from met) <= ${mostRanked})
    select (select count(*)::integer from met) as total, array(
      select r."Id" from ${rowsOf(searching, few)} order by ${order(searching, match.steps)}
      limit ${part.limit} offset ${part.offset}) as ids`)
  return row && row.total <= mostRanked ? row : null
}

/** All that meets these steps, ranked. */
async function ranked(db: Executor, searching: Searching, { steps, any }: Match, part: Part): Promise<number[]> {
  const condition = steps.includes(any) ? found(searching, any) : meets(steps)
  const rows = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${rowsOf(searching)} where ${condition} and ${shownTo(searching)}
      order by ${order(searching, steps)} limit ${part.limit} offset ${part.offset}`,
  )
  return rows.map(({ Id }) => Id)
}

/**
 * Of the first in the order of merits, those found. As soon as one step fills what is wanted from them, nothing else of that step is
 * better; and what meets a better step is rare, else there would be more of it among them. Null where no step fills it.
 */
async function fromTheFirst(db: Executor, searching: Searching, match: Match, part: Part): Promise<number[] | null> {
  const wanted = part.offset + part.limit
  if (wanted > bestFirst) return null
  for (const first of firstByMerit(searching)) {
    const among = await db.rows<{ Id: number; step: number }>(sql`
      select r."Id", ${stepMet(match.steps)} as step from ${rowsOf(searching, first)}
      where ${isFound(match)} and ${shownTo(searching)}
      order by step, ${merits(searching.resource, searching.filters)}`)
    const of = (at: number) => among.filter(({ step }) => step === at).map(({ Id }) => Id)
    const filling = match.steps.findIndex((_, at) => of(at).length >= wanted)
    if (filling < 0) continue
    const better =
      filling === 0
        ? []
        : await ranked(db, searching, { ...match, steps: match.steps.slice(0, filling) }, { limit: wanted, offset: 0 })
    return [...new Set([...better, ...of(filling)])].slice(part.offset, wanted)
  }
  return null
}

/**
 * Sets of rows that come before all others in the order of merits, to be tried one after the other. Fenced: an index of texts would
 * gather the found of the whole country to meet those of a street.
 */
function firstByMerit({ resource, filters = {} }: Searching): SQL[] {
  const page = pageAlias(resource)
  const { near, within = Infinity } = filters
  const set = (what: SQL) => sql`(select r.* from ${rowsOf({ resource, viewer: null })} where r."Listed" and ${what})`
  if (near && page) {
    const inRing = (radius: number, also = sql`true`) => set(sql`${isNear(page, near, radius)} and ${also} offset 0`)
    const [walk, ride] = rings
    return [
      ...isVerified(resource).map((verified) => inRing(Math.min(walk, within), verified)),
      ...[walk, ride].filter((radius) => radius < within).map((radius) => inRing(radius)),
    ]
  }
  if (near || !resource.fields['RatingAverage']) return []
  return [set(sql`true order by ${walkedOrder(resource)} limit ${bestFirst}`)]
}

/** An order of merit that an index holds (server/db/schema/tables.ts), so that the best few are read without sorting all. */
export const walkedOrder = (resource: Resource): SQL =>
  resource.fields['RatingAverage']
    ? sql`(r."VerifiedAt" is not null) desc, r."RatingAverage" desc, r."Id" desc`
    : sql`r."CreatedAt" desc, r."Id" desc`

/** What that order reads. */
export const walkedColumns = (resource: Resource): SQL =>
  resource.fields['RatingAverage'] ? sql`r."VerifiedAt", r."RatingAverage"` : sql`r."CreatedAt"`

/** That it is verified, or the page it stands under; nothing where there is no such thing. */
function isVerified(resource: Resource): SQL[] {
  const own = 'Status' in resource.fields ? [sql`r."VerifiedAt" is not null`] : []
  const all = pageAlias(resource) === 'p' ? [...own, sql`p."VerifiedAt" is not null`] : own
  return all.length > 0 ? [sql`(${sql.join(all, sql` or `)})`] : []
}

/** What puts one before another where the text stands alike in both; a product or post has its page's merits. */
function merits(resource: Resource, { near }: Narrowed = {}): SQL {
  const page = pageAlias(resource)
  return sql.join(
    [
      ...(page && near ? [ring(page, near)] : []),
      ...isVerified(resource).map((verified) => sql`${verified} desc`),
      ...(page ? [sql`${column(page, 'RatingAverage')} desc`] : []),
      ...(page && near ? [distance(page, near)] : []),
      // Of pages the newest by its number, as their index has them (walkedOrder).
      ...(page === 'r' ? [] : [sql`r."CreatedAt" desc`]),
      sql`r."Id" desc`,
    ],
    sql`, `,
  )
}
