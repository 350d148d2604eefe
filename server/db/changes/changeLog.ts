import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** What had been committed at a moment, as PostgreSQL writes it: `pg_snapshot`. */
export type Snapshot = string

export interface Changes {
  /** The moment of this look: the next one asks what came after it. */
  snapshot: Snapshot
  /** Names of tables; null when the database no longer knows, so that every table may have changed. */
  tables: readonly string[] | null
  /** Seconds, by the clock of the database. */
  at: number
  /** Another one than before: changes have been lost with the table. */
  epoch: string | null
}

/**
 * Names the life of the table `change`, which is empty after a crash of the database, and when a replica takes its place: a row
 * of no transaction, under a name that no table has.
 */
export const epoch = sql.raw(`(select min("Moves" #>> '{}') from "change" where "Transaction" = '0')`)
const beginEpoch = sql`insert into "change" ("Source", "Transaction", "Moves")
  values ('@epoch', '0', to_jsonb(gen_random_uuid()::text)) returning "Moves" #>> '{}' as epoch`

/** Seconds. Rows of `change` are kept longer (`forgetOldChanges`), so that nothing in between is missed. */
export const knownForSeconds = 240

/**
 * The tables changed since the last look. By snapshots rather than by numbers or times, since transactions are committed
 * in another order than they begin.
 */
export async function findChanges(db: Executor, last: Omit<Changes, 'tables'> | null): Promise<Changes> {
  const since = last ? sql`${last.snapshot}::pg_snapshot` : sql`pg_current_snapshot()`
  const [row] = await db.rows<Changes & { tables: string[] }>(
    sql`select pg_current_snapshot()::text as snapshot, ${epoch} as epoch, extract(epoch from clock_timestamp())::float8 as at,
      array(select distinct "Source" from "change"
        where strpos("Source", '@') = 0 and "Transaction" >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot("Transaction", ${since})) as tables`,
    'read',
  )
  const { tables, ...look } = row!
  if (look.epoch === null) Object.assign(look, (await db.rows<{ epoch: string }>(beginEpoch))[0])
  const isKnown = last !== null && look.epoch === last.epoch && look.at - last.at < knownForSeconds
  return { ...look, tables: isKnown ? tables : null }
}

/**
 * Deletes the changes that were committed by the last call, which must be five minutes ago. By the age of the rows it would
 * delete those of a long transaction the moment it ends, before anybody has seen them.
 */
export async function forgetOldChanges(db: Executor, last: Snapshot | null): Promise<Snapshot> {
  if (last !== null) {
    // Transactions of the future come with a dump of another server.
    await db.rows(sql`delete from "change" where "Transaction" > '0' and (
      pg_visible_in_snapshot("Transaction", ${last}::pg_snapshot) or "Transaction" >= pg_snapshot_xmax(pg_current_snapshot()))`)
  }
  const [row] = await db.rows<{ snapshot: Snapshot }>(sql`select pg_current_snapshot()::text as snapshot`)
  return row!.snapshot
}
