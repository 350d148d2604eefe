import { sql } from 'drizzle-orm'
import type { Database } from '../connection/database.ts'

/** Prefix of jobs that repeat. They are no kind that `takeJob` is asked for. */
export const dailyPrefix = 'daily:'

/** Stored times are rounded to milliseconds: rounded up, what is to be done now would not be due yet. */
export const thisMillisecond = sql`now()::timestamp(3) with time zone`

const dayMs = 86_400_000

/**
 * Whether this process should do today's work of that name; no other process gets it before tomorrow. The first turn
 * comes a day after the first call, so that a server started by mistake on somebody else's data does nothing yet.
 */
export const claimDaily = (db: Database, name: string) => claim(db, name, { everyMs: dayMs, firstAfterMs: dayMs })

/** The same twice a day; the first turn comes after a day, too. */
export const claimHalfDaily = (db: Database, name: string) =>
  claim(db, name, { everyMs: dayMs / 2, firstAfterMs: dayMs })

/** The same for work that repeats every `everyMs`; the first turn is now. */
export const claimTurn = (db: Database, name: string, everyMs: number) => claim(db, name, { everyMs, firstAfterMs: 0 })

function claim(db: Database, name: string, { everyMs, firstAfterMs }: { everyMs: number; firstAfterMs: number }) {
  const kind = dailyPrefix + name
  const longestMs = Math.max(everyMs, firstAfterMs)
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${kind}))`)
    await tx.rows(sql`insert into "job" ("Kind", "Payload", "RunAt")
      select ${kind}, '{}'::jsonb, now() + make_interval(secs => ${firstAfterMs / 1000})
      where not exists (select 1 from "job" where "Kind" = ${kind})`)
    // Who asks for shorter times now does not wait for the end of a longer one.
    const due = await tx.rows(sql`update "job" set "RunAt" = now() + make_interval(secs => ${everyMs / 1000})
      where "Kind" = ${kind} and ("RunAt" <= ${thisMillisecond} or "RunAt" > now() + make_interval(secs => ${longestMs / 1000 + 1})) returning 1`)
    return due.length > 0
  })
}

/** For work that was claimed and could not be done: the next turn comes after `afterMs`. */
export const postponeTurn = (db: Database, name: string, afterMs: number) =>
  db.rows(sql`update "job" set "RunAt" = now() + make_interval(secs => ${afterMs / 1000})
    where "Kind" = ${dailyPrefix + name}`)

/** What the database's clock says, in milliseconds since 1970. */
export async function clockOf(db: Database): Promise<number> {
  const [row] = await db.rows<{ ms: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`)
  return row!.ms
}
