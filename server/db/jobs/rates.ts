import type { Expiring } from './expiry.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Counts a request in windows of `seconds`, for all processes. Returns the seconds to wait, 0 for none. */
export async function countRate(db: Executor, key: string, limit: number, seconds: number): Promise<number> {
  const [row] = await db.rows<{ Count: number; Left: number }>(
    sql`
    insert into "rateCount" ("Key", "WindowStart", "Count")
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}), 1)
    on conflict ("Key", "WindowStart") do update set "Count" = "rateCount"."Count" + 1
    returning "Count", ceil(${seconds} - mod(extract(epoch from now()), ${seconds}))::integer as "Left"`,
    'write',
  )
  return row && row.Count > limit ? Math.max(1, row.Left) : 0
}

/** Takes back one request of those that `countRate` has counted lately. */
export async function takeBackRate(db: Executor, key: string, seconds: number): Promise<void> {
  await db.rows(
    sql`update "rateCount" set "Count" = "Count" - 1
      where "Key" = ${key} and "WindowStart" > now() - make_interval(secs => ${seconds}) and "Count" > 0`,
  )
}

/** The key under which a person's writes are counted. */
export const writesOf = (profileId: number) => `write ${profileId}`

/** Whether a write of this person was counted a minute ago or later, perhaps two. */
export async function hasWrittenLately(db: Executor, profileId: number): Promise<boolean> {
  const found = await db.rows(
    sql`select 1 from "rateCount" where "Key" = ${writesOf(profileId)} and "WindowStart" > now() - interval '2 minutes' limit 1`,
    'read',
  )
  return found.length > 0
}

export const expiredRates: Expiring = { table: 'rateCount', isOver: sql`"WindowStart" < now() - interval '2 hours'` }
