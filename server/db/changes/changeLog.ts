import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { placeSource } from './watchedTables.ts'

/** What had been committed at a moment, as PostgreSQL writes it: `pg_snapshot`. */
export type Snapshot = string

/** A moment at which the log was read: the next look asks what came after it. */
export interface Look {
  snapshot: Snapshot
  /** Seconds, by the clock of the database. */
  at: number
  /** Another one than before: changes have been lost with the table. */
  epoch: string | null
}

/**
 * Names the life of the table `change`, which is empty after a crash of the database, and when a replica takes its place: a row
 * of no transaction, under a name that no table has.
 */
const epoch = sql.raw(`(select min("Moves" #>> '{}') from "change" where "Transaction" = '0')`)
const beginEpoch = sql`insert into "change" ("Source", "Transaction", "Moves")
  values ('@epoch', '0', to_jsonb(gen_random_uuid()::text)) returning "Moves" #>> '{}' as epoch`

/** Seconds. Rows of `change` are kept longer (`forgetOldChanges`), so that nothing in between is missed. */
const knownForSeconds = 240

/**
 * What was written since the last look; null when the database no longer knows, so that everything may have changed. By snapshots
 * rather than by numbers or times, since transactions are committed in another order than they begin.
 * @param choose selects from the new rows of "change", as `news`
 */
async function look<T>(
  db: Executor,
  last: Look | null,
  choose: (isNew: SQL) => SQL,
): Promise<Look & { news: readonly T[] | null }> {
  const since = last ? sql`${last.snapshot}::pg_snapshot` : sql`pg_current_snapshot()`
  const isNew = sql`"Transaction" >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot("Transaction", ${since})`
  const [row] = await db.rows<Look & { news: readonly T[] }>(
    sql`select pg_current_snapshot()::text as snapshot, ${epoch} as epoch, extract(epoch from clock_timestamp())::float8 as at,
      coalesce((select jsonb_agg(n.news) from (${choose(isNew)}) n), '[]') as news`,
    'read',
  )
  const found = { ...row! }
  found.epoch ??= (await db.rows<{ epoch: string }>(beginEpoch))[0]!.epoch
  const isKnown = last !== null && found.epoch === last.epoch && found.at - last.at < knownForSeconds
  return { ...found, news: isKnown ? found.news : null }
}

/** The names of the tables that were changed. */
export const findChanges = (db: Executor, last: Look | null) =>
  look<string>(
    db,
    last,
    (isNew) => sql`select distinct "Source" as news from "change" where strpos("Source", '@') = 0 and ${isNew}`,
  )

/** The ids of the records whose places were changed, by statement; null for too many to say. */
export const findMovedPlaces = (db: Executor, resource: Resource, last: Look | null) =>
  look<readonly number[] | null>(
    db,
    last,
    (isNew) => sql`select "Moves" as news from "change" where "Source" = ${placeSource(resource)} and ${isNew}`,
  )

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
