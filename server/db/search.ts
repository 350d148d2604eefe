import { sql, type SQL } from 'drizzle-orm'
import { declarations, fieldsOf, type Resource } from '#resources'
import type { Sought } from '#resources/text/index.ts'
import { nearWords } from './corrections.ts'
import type { Executor } from './database.ts'
import { column } from './projection.ts'
import { findRecords, type Row } from './records.ts'
import { distance, filterCondition, pageAlias, ring, type SearchFilters } from './searchFilters.ts'
import { beginsName, found, holdsInName, matchClass } from './searchMatch.ts'
import { notBlocked, type Viewer } from './visibility.ts'
import { waysKnown } from './ways.ts'

/** The condition that a record is found by a search text; nothing is found by a text without a letter or digit. */
export const matchesSearch = async (db: Executor, resource: Resource, text: string): Promise<SQL> =>
  found(resource, await waysKnown(db, text))

export interface SearchRequest {
  viewer: Viewer
  /** From 1. */
  page: number
  perPage: number
  filters?: SearchFilters
}

/** Fewer than these call for a look at words spelled alike. */
const few = 3

/**
 * Best first: by where the text stands (searchMatch.ts), then the nearby where a place is given, the verified and well rated,
 * then the newest. Where hardly anything is found, what words spelled alike find comes last.
 */
export async function searchRecords(
  db: Executor,
  resource: Resource,
  text: string,
  request: SearchRequest,
): Promise<Row[]> {
  const ways = await waysKnown(db, text)
  if (ways.length === 0) return []
  const offset = (request.page - 1) * request.perPage
  const shown = shownTo(resource, request)
  const strict = await bestIds(db, resource, ways, sql`${shown} and ${found(resource, ways)}`, request, offset)
  const left = request.perPage - strict.length
  if (left === 0) return rowsOf(db, resource, strict)
  const total =
    strict.length > 0 || offset === 0
      ? offset + strict.length
      : await countFound(db, resource, sql`${shown} and ${found(resource, ways)}`)
  const near = total < few ? await nearWords(db, ways) : []
  if (near.length === 0) return rowsOf(db, resource, strict)
  const alike = await bestIds(
    db,
    resource,
    near,
    sql`${shown} and ${found(resource, near)} and not ${found(resource, ways)}`,
    { ...request, perPage: left },
    Math.max(0, offset - total),
  )
  return rowsOf(db, resource, [...strict, ...alike])
}

/** What of a source this person may find by search, within the filters. */
export const shownTo = (resource: Resource, { viewer, filters = {} }: Pick<SearchRequest, 'viewer' | 'filters'>) =>
  sql`r."Listed" and ${notBlocked(resource, viewer)} and ${filterCondition(resource, filters)}`

/** A source, its page joined where it stands under one: `from page r`, `from product r join page p`. */
export const sourceWithPage = (resource: Resource): SQL =>
  pageAlias(resource) === 'p'
    ? sql`${sql.identifier(resource.name)} r join "page" p on p."Id" = r."PageId"`
    : sql`${sql.identifier(resource.name)} r`

async function bestIds(
  db: Executor,
  resource: Resource,
  ways: readonly Sought[],
  where: SQL,
  request: SearchRequest,
  offset: number,
): Promise<number[]> {
  const { perPage, filters } = request
  const broad = await bestOfBroad(db, resource, ways, request, offset)
  if (broad) return broad
  const rows = await db.rows<{ Id: number }>(sql`select r."Id" from ${sourceWithPage(resource)} where ${where}
    order by ${matchClass(resource, ways)}, ${merits(resource, filters)} limit ${perPage} offset ${offset}`)
  return rows.map(({ Id }) => Id)
}

/** Longer texts are in few names. */
const mostBroad = 2
/** How many of the best pages are looked through for one that has the text in its name. */
const bestFirst = 2000

/**
 * A word of every second name would have ten thousands of pages ranked to show twenty. So the names that begin with it are taken from the
 * index and those that hold it from the best pages; if these fill what is wanted, they are what a ranking of all would begin with.
 * Null where they do not.
 */
async function bestOfBroad(
  db: Executor,
  resource: Resource,
  ways: readonly Sought[],
  { viewer, perPage, filters = {} }: SearchRequest,
  offset: number,
): Promise<number[] | null> {
  const wanted = offset + perPage
  const isBroad = ways.every(({ tokens }) => tokens.length <= mostBroad)
  if (!resource.fields['RatingAverage'] || !isBroad || filters.near || wanted > bestFirst) return null
  const shown = shownTo(resource, { viewer, filters })
  const table = sql.identifier(resource.name)
  const among = await db.rows<{ Id: number }>(sql`select r."Id" from (
      select * from ${table} r where r."Listed" order by ${walkedOrder(resource)} limit ${bestFirst}
    ) r where ${shown} and ${holdsInName(ways)} limit ${wanted}`)
  if (among.length < wanted) return null
  const begun = await db.rows<{ Id: number }>(sql`select r."Id" from ${table} r where ${shown} and ${beginsName(ways)}
    order by ${matchClass(resource, ways)}, ${merits(resource, filters)} limit ${wanted}`)
  return [...new Set([...begun, ...among].map(({ Id }) => Id))].slice(offset, wanted)
}

/** An order of merit that an index holds (server/db/tables.ts), so that the best few are read without sorting all. */
export const walkedOrder = (resource: Resource): SQL =>
  resource.fields['RatingAverage']
    ? sql`(r."VerifiedAt" is not null) desc, r."RatingAverage" desc, r."Id" desc`
    : sql`r."CreatedAt" desc, r."Id" desc`

async function countFound(db: Executor, resource: Resource, where: SQL): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    sql`select count(*)::integer as n from ${sourceWithPage(resource)} where ${where}`,
  )
  return row?.n ?? 0
}

/** What puts one before another where the text stands alike in both; a product or post has its page's merits. */
export function merits(resource: Resource, { near }: SearchFilters = {}): SQL {
  const page = pageAlias(resource)
  const own = fieldsOf(resource).some(([, { kind }]) => kind === 'status') ? [sql`r."VerifiedAt" is not null`] : []
  const verified = page === 'p' ? [...own, sql`p."VerifiedAt" is not null`] : own
  return sql.join(
    [
      ...(page && near ? [ring(page, near)] : []),
      ...(verified.length > 0 ? [sql`(${sql.join(verified, sql` or `)}) desc`] : []),
      ...(page ? [sql`${column(page, 'RatingAverage')} desc`] : []),
      ...(page && near ? [distance(page, near)] : []),
      // Of pages the newest by its number, as their index has them (walkedOrder).
      ...(page === 'r' ? [] : [sql`r."CreatedAt" desc`]),
      sql`r."Id" desc`,
    ],
    sql`, `,
  )
}

async function rowsOf(db: Executor, resource: Resource, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findRecords(db, resource, ids)).map((row) => [row.Id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** What the common search looks through. */
const common = [declarations.page, declarations.product, declarations.post]

/** How many records of all sources this person finds by a text, counted up to `most`. */
export async function countUpTo(db: Executor, ways: readonly Sought[], viewer: Viewer, most: number): Promise<number> {
  let count = 0
  for (const resource of common) {
    const rows = await db.rows(sql`select 1 from ${sourceWithPage(resource)}
      where ${shownTo(resource, { viewer })} and ${found(resource, ways)} limit ${most - count}`)
    count += rows.length
    if (count >= most) break
  }
  return count
}

/** Whether a text finds anything at all, for this person. */
export const findsSomething = async (db: Executor, ways: readonly Sought[], viewer: Viewer) =>
  (await countUpTo(db, ways, viewer, 1)) > 0
