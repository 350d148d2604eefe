import { sql } from 'drizzle-orm'
import { rewardPoints, type Resource, type RewardAct } from '#resources'
import type { Executor } from './connection/database.ts'
import { sentTogether } from './connection/sentTogether.ts'

interface RewardGrant {
  act: RewardAct
  /** The record the action was done to, by resource name and id. It counts once. */
  about: string
  aboutId: number
}

/**
 * Adds an action to a person's ledger, in the transaction of the action itself (docs/rules.md#rewards). Repeating it on
 * the same record, or exceeding the daily limit of that action, adds nothing.
 */
export async function grantReward(tx: Executor, profileId: number, { act, about, aboutId }: RewardGrant) {
  const { points, dailyLimit } = rewardPoints[act]
  const isWithinLimit = sql`p."Id" = ${profileId} and ${dailyLimit}::integer > (select count(*) from "reward"
      where "ProfileId" = p."Id" and "Act" = ${act} and "CreatedAt" > now() - interval '1 day')`
  await sentTogether(
    // Without this lock, two concurrent actions could both take the last place of the day. Once the day is full nobody
    // takes it: it would make all that one person writes wait for each other's disk.
    tx.rows(sql`select 1 from "profile" p where ${isWithinLimit} for no key update`, 'write'),
    tx.rows(
      sql`insert into "reward" ("ProfileId", "Act", "Points", "About", "AboutId")
    select p."Id", ${act}, ${points}::double precision, ${about}, ${aboutId}::double precision from "profile" p
    where ${isWithinLimit} on conflict ("ProfileId", "Act", "About", "AboutId") do nothing`,
      'write',
    ),
  )
}

/** Rewards the current owner of a page, if it has one. */
export async function grantRewardToOwner(tx: Executor, pageId: number, earned: RewardGrant): Promise<void> {
  const [page] = await tx.rows<{ OwnerId: number | null }>(sql`select "OwnerId" from "page" where "Id" = ${pageId}`)
  if (page?.OwnerId) await grantReward(tx, page.OwnerId, earned)
}

/** Deletes the points of an act that is undone. */
export const takeBackReward = (tx: Executor, { act, about, aboutId }: RewardGrant, since: string) =>
  tx.rows(sql`delete from "reward" where "About" = ${about} and "AboutId" = ${aboutId} and "Act" = ${act}
    and "CreatedAt" >= ${since}::timestamptz`)

/** Deletes the points earned with records that are deleted; otherwise posting and deleting in turns would pay. */
export async function revokeRewards(tx: Executor, resource: Resource, ids: readonly number[]): Promise<void> {
  if (!resource.rewarded) return
  await tx.rows(sql`delete from "reward"
    where "AboutId" = any(${sql.param(ids)}::integer[]) and "About" = ${resource.name} and "Act" <> 'shareOpened'`)
}

export async function rewardTotal(db: Executor, profileId: number): Promise<{ points: number; entries: number }> {
  const [row] = await db.rows<{ points: number; entries: number }>(
    sql`select coalesce(sum("Points"), 0)::integer as points, count(*)::integer as entries from "reward" where "ProfileId" = ${profileId}`,
  )
  return row!
}
