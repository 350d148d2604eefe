import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import type { Columns, Executor } from '../connection/database.ts'
import { sentTogether } from '../connection/sentTogether.ts'
import { isOneOf } from '../connection/statements.ts'
import { rankGiven, refreshRanksUnder } from '../searchIndex/storedRank.ts'
import { meanRating, ratingScore } from './ratingScore.ts'
import { findRemoved, isPresent } from '../records/presence.ts'

const counted = new Set(['pageFollowing', 'pageRating'])

export const isCounted = ({ name }: Pick<Resource, 'name'>): boolean => counted.has(name)

/** Locks a page before something is attached to it. False: there is no such page, or it is deleted. */
export async function lockPage(tx: Executor, id: number): Promise<boolean> {
  return (await lockPages(tx, [id])).length > 0
}

/** Locks pages, and returns the ids of those that are there. Asked after the lock, which a deletion holds as well. */
export async function lockPages(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const [rows, removed] = await sentTogether(
    tx.rows<{ Id: number }>(lockOf(ids)),
    findRemoved(tx, declarations.page, ids),
  )
  const gone = new Set(removed)
  return rows.map(({ Id }) => Id).filter((id) => !gone.has(id))
}

const lockOf = (ids: readonly number[]) =>
  sql`select "Id" from "page" where "Id" = any(${sql.param(ids)}::integer[]) order by "Id" for no key update`

/** Keeps pages from changing hands, being hidden or deleted. Several transactions may hold this lock. */
export const sharePages = (ids: readonly number[]): SQL =>
  sql`select 1 from "page" where ${isOneOf(sql`"Id"`, ids)} order by "Id" for share`

export async function lockPagesForShare(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.rows(sharePages(ids), 'write')
}

/**
 * Recounts the pages of follows or ratings that were written in this transaction. Whatever writes such records calls it
 * (docs/decisions/deletion.md#counts).
 */
export async function recountAfter(tx: Executor, resource: Resource, rows: readonly Columns[]): Promise<void> {
  if (!isCounted(resource)) return
  const ids = new Set(rows.map((row) => row['PageId']).filter((id) => typeof id === 'number'))
  if (ids.size > 0) await recountPages(tx, [...ids])
}

/**
 * Recounts the followers and ratings of pages. The lock comes in a statement of its own: the next one sees what was
 * committed while it waited. Hidden and held ratings do not count.
 */
async function recountPages(tx: Executor, ids: readonly number[]): Promise<void> {
  // A page that is being removed is not counted again with every portion.
  const recounted = sql`update "page" p set
      "FollowerCount" = (select count(*) from "pageFollowing" f where f."PageId" = p."Id"),
      "RatingCount" = n.ratings, "RatingAverage" = n.average,
      "RatingScore" = ${ratingScore(sql`n.ratings`, sql`n.average`, meanRating)}
    from "page" q cross join lateral (
      select count(*) as ratings, coalesce(avg("Stars"), 0) as average from "pageRating" r
      where r."PageId" = q."Id" and r."Status" <> 0 and not r."Held") n
    where q."Id" = p."Id" and p."Id" = any(${sql.param(ids)}::integer[])
      and ${isPresent(declarations.page, 'p')}
    returning p."Id", ${rankGiven('p')} <> ${rankGiven('q')} as "isRankedAnew"`
  const [, rows] = await sentTogether(tx.rows(lockOf(ids)), tx.rows<{ Id: number; isRankedAnew: boolean }>(recounted))
  await refreshRanksUnder(
    tx,
    rows.filter(({ isRankedAnew }) => isRankedAnew).map(({ Id }) => Id),
  )
}

/** How many public ratings of a page have each number of stars. */
export const countStars = (db: Executor, pageId: number) =>
  db.rows<{ Stars: number; Count: number }>(sql`select r."Stars", count(*)::integer as "Count" from "pageRating" r
    where r."PageId" = ${pageId} and r."Listed" and ${isPresent(declarations.pageRating)} group by 1 order by 1 desc`)
