import { sql, type SQL } from 'drizzle-orm'
import { hasStatus, type Resource } from '#resources'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueRanking } from '../jobs/jobs.ts'
import { isLocatedByPage, locatedByPage } from './relatedIds.ts'

/**
 * What is sold or said under a page is ranked by its page: whether one of the two is verified, then the page's rating. An index has that order
 * by the column `StaticRank`, written anew when the page's changes (docs/decisions/search.md#ranking).
 */

export const hasStoredRank = isLocatedByPage

/** Above every rating. */
const verifiedRank = 100

/** In half stars, so that one more rating seldom means writing to everything under a page. */
const rankOfPage = (page: SQL, isVerified: SQL) =>
  sql`(case when ${isVerified} then ${sql.raw(String(verifiedRank))} else 0 end + round(${page}."RatingAverage" * 2) / 2)::double precision`

/** The rank of record `r` under page `p`. */
const rankOf = (resource: Resource) =>
  rankOfPage(
    sql`p`,
    hasStatus(resource)
      ? sql`(r."VerifiedAt" is not null or p."VerifiedAt" is not null)`
      : sql`p."VerifiedAt" is not null`,
  )

/** The rank of a record that is about to be inserted, as an expression; its page must be locked. */
export const rankOfNewRecord = ({ PageId = null }: Columns): SQL =>
  sql`coalesce((select ${rankOfPage(sql`p`, sql`p."VerifiedAt" is not null`)} from "page" p where p."Id" = ${PageId}::integer), 0)`

/** The same for many, in one statement. */
export async function ranksOfNewRecords<R extends Columns>(
  db: Executor,
  resource: Resource,
  records: readonly R[],
): Promise<(record: R) => Columns> {
  if (!hasStoredRank(resource)) return () => ({})
  const ids = [...new Set(records.map(({ PageId }) => PageId))]
  const rows = await db.rows<{ Id: number; plain: number; verified: number }>(sql`select p."Id",
    ${rankOfPage(sql`p`, sql`p."VerifiedAt" is not null`)} as plain, ${rankOfPage(sql`p`, sql`true`)} as verified
    from "page" p where p."Id" = any(${sql.param(ids)}::integer[])`)
  const ranks = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.Id, row]))
  return ({ PageId, VerifiedAt }) => ({ StaticRank: ranks.get(PageId)?.[VerifiedAt ? 'verified' : 'plain'] ?? 0 })
}

/** Ranks a record anew, in the transaction that verifies or moves it. */
export async function refreshOwnRank(tx: Executor, resource: Resource, id: number): Promise<void> {
  if (!hasStoredRank(resource)) return
  await tx.rows(sql`update ${sql.identifier(resource.name)} r set "StaticRank" = ${rankOf(resource)}
    from "page" p where r."Id" = ${id} and p."Id" = r."PageId" and r."StaticRank" <> ${rankOf(resource)}`)
}

/** Records of a source that the transaction of a rating ranks anew; a job does the rest. */
const rankedAtOnce = 100

/** The rank that a page gives, to see whether it has changed. */
export const rankGiven = (page: string): SQL => {
  const alias = sql.identifier(page)
  return rankOfPage(sql`${alias}`, sql`${alias}."VerifiedAt" is not null`)
}

/** Ranks anew what is under pages whose rank has changed. Call it in the transaction that changes them. */
export async function refreshRanksUnder(tx: Executor, pageIds: readonly number[]): Promise<void> {
  if (pageIds.length > 0 && !(await rankUnder(tx, pageIds, rankedAtOnce))) await enqueueRanking(tx, pageIds)
}

/** Ranks a portion of what is under these pages. True: nothing is left. */
export async function rankUnder(tx: Executor, pageIds: readonly number[], limit: number): Promise<boolean> {
  const ids = sql`any(${sql.param(pageIds)}::integer[])`
  let isDone = true
  for (const resource of locatedByPage) {
    const table = sql.identifier(resource.name)
    const rows = await tx.rows(sql`update ${table} r set "StaticRank" = ${rankOf(resource)} from "page" p
      where p."Id" = r."PageId" and r."Id" = any(array(
        select r."Id" from ${table} r join "page" p on p."Id" = r."PageId"
        where r."PageId" = ${ids} and r."StaticRank" <> ${rankOf(resource)} limit ${limit})) returning 1`)
    if (rows.length === limit) isDone = false
  }
  return isDone
}

/** A portion of a job: what the pages are meanwhile counts. */
export async function followPageRanks(tx: Executor, pageIds: readonly number[], limit: number): Promise<boolean> {
  await tx.rows(sql`select 1 from "page" where "Id" = any(${sql.param(pageIds)}::integer[]) order by "Id" for share`)
  return rankUnder(tx, pageIds, limit)
}
