import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import { lockPages } from './counts.ts'
import { counting, meanRating, ratingScore } from './ratingScore.ts'

/** Stars. A smaller difference changes no order that anybody would notice. */
const noticed = 0.001

/** Finds out the mean of all ratings, and scores pages anew whose score depends on it, in portions. */
export async function refreshRatingScores(
  inTransaction: (work: (tx: Executor) => Promise<number>) => Promise<number>,
  { isStopped = () => false, portion = 1000 }: { isStopped?: () => boolean; portion?: number } = {},
): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.rows(sql`insert into "ratingMean" ("Id", "Mean")
      select 1, avg(r."Stars")::double precision from "pageRating" r where ${counting} having count(*) > 0
      on conflict ("Id") do update set "Mean" = excluded."Mean"`)
    return 0
  })
  for (let after = 0; after >= 0 && !isStopped();) after = await inTransaction((tx) => scorePortion(tx, after, portion))
}

/** Scores the next pages after this id. Returns the last one's id, or -1 at the end. */
async function scorePortion(tx: Executor, after: number, portion: number): Promise<number> {
  const scoreOf = (page: SQL) => ratingScore(sql`${page}."RatingCount"`, sql`${page}."RatingAverage"`, meanRating)
  const next = await tx.rows<{ Id: number }>(sql`select p."Id" from "page" p
    where p."Id" > ${after} and p."RatingCount" > 0 and abs(p."RatingScore" - ${scoreOf(sql`p`)}) > ${noticed}::float8
    order by p."Id" limit ${portion}`)
  const last = next.at(-1)
  if (!last) return -1
  // Counted anew meanwhile, perhaps: what is read after the lock counts.
  const ids = await lockPages(
    tx,
    next.map(({ Id }) => Id),
  )
  await tx.rows(
    sql`update "page" p set "RatingScore" = ${scoreOf(sql`p`)} where p."Id" = any(${sql.param(ids)}::integer[])`,
  )
  return last.Id
}
