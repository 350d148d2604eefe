import { sql } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'

/** Counts a text that found nothing. */
export const countMissed = (db: Executor, text: string) =>
  db.rows(sql`insert into "missedSearch" ("Text", "Count", "LastAt") values (${text}, 1, now())
    on conflict ("Text") do update set "Count" = "missedSearch"."Count" + 1, "LastAt" = now(), "UpdatedAt" = now()`)

/** What was asked for once and not again is forgotten. */
export const forgetRareMisses = (db: Executor) =>
  db.rows(sql`delete from "missedSearch" where ("Count" = 1 and "LastAt" < now() - interval '30 days')
    or "LastAt" < now() - interval '1 year'`)
