import { sql } from 'drizzle-orm'
import type { Database } from '../connection/database.ts'

/** Work that comes back each day stands in the job table under a name of its own, so that `takeJob` passes it by. */
export const dailyPrefix = 'daily:'

/**
 * Whether this process is the one to do today's work of that name; nobody else gets it before tomorrow. The first turn comes a day
 * after it was first asked for: a server started by mistake over somebody else's data has done nothing by then.
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
