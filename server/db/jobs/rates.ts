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

export const expiredRates: Expiring = { table: 'rateCount', isOver: sql`"WindowStart" < now() - interval '2 hours'` }
