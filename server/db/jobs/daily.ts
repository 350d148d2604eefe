import { sql } from 'drizzle-orm'
import type { Database } from '../connection/database.ts'

/** Prefix of jobs that repeat every day. `takeJob` skips them. */
export const dailyPrefix = 'daily:'

/**
 * Whether this process should do today's work of that name; no other process gets it before tomorrow. The first turn
 * comes a day after the first call, so that a server started by mistake on somebody else's data does nothing yet.
 */
export function claimDaily(db: Database, name: string): Promise<boolean> {
  const kind = dailyPrefix + name
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${kind}))`)
    await tx.rows(sql`insert into "job" ("Kind", "Payload", "RunAt")
      select ${kind}, '{}'::jsonb, now() + interval '1 day' where not exists (select 1 from "job" where "Kind" = ${kind})`)
    const due = await tx.rows(sql`update "job" set "RunAt" = now() + interval '1 day'
      where "Kind" = ${kind} and "RunAt" <= now() returning 1`)
    return due.length > 0
  })
}
