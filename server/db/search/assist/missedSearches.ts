import type { Expiring } from '../../jobs/expiry.ts'
import { sql } from 'drizzle-orm'
import { localTime } from '#resources/openingHours.ts'
import type { Executor } from '../../connection/database.ts'

/**
 * Searches without results, counted for the admins. The text comes folded, and without anything that might be about a
 * person (server/api/missedSearches.ts).
 */

export const countMissedSearch = (db: Executor, text: string) =>
  db.rows(sql`with today as (insert into "act" ("Day", "Kind", "Count") values (${localTime(new Date()).date}, 'missedSearch', 1))
    insert into "missedSearch" ("Text", "Count", "LastAt") values (${text}, 1, now())
    on conflict ("Text") do update set "Count" = "missedSearch"."Count" + 1, "LastAt" = now(), "UpdatedAt" = now()`)

/** What was searched once and not again for 30 days, and what was not searched for a year. */
export const expiredMissedSearches: Expiring = {
  table: 'missedSearch',
  isOver: sql`"LastAt" < now() - interval '30 days' and ("Count" = 1 or "LastAt" < now() - interval '1 year')`,
}
