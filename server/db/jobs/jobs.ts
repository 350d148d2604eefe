import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { dailyPrefix, thisMillisecond } from './turns.ts'
import type { Executor } from '../connection/database.ts'

export interface Job<P = unknown> {
  Id: number
  Kind: string
  Payload: P
  Attempts: number
}

/** Queues a job in this transaction: it exists exactly when the transaction commits. */
export async function enqueue(tx: Executor, kind: string, payload: object): Promise<void> {
  await tx.rows(sql`insert into "job" ("Kind", "Payload") values (${kind}, ${JSON.stringify(payload)}::jsonb)`)
}

/** Queues a job for a moment by the database's clock. */
export const enqueueAt = (tx: Executor, kind: string, payload: object, at: SQL | string) =>
  tx.rows(sql`insert into "job" ("Kind", "Payload", "RunAt")
    values (${kind}, ${JSON.stringify(payload)}::jsonb, (${at})::timestamptz)`)

/** Queues the next portion of a search index that is being rebuilt, to run in `seconds`. */
export const enqueueRebuild = (tx: Executor, payload: object, seconds: number) =>
  enqueueAt(tx, 'rebuildIndex', payload, after(seconds))

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Some texts in one job, so that none takes long. */
async function enqueueInParts(tx: Executor, kind: string, name: string, texts: readonly string[], most: number) {
  for (let from = 0; from < texts.length; from += most)
    await enqueue(tx, kind, { [name]: texts.slice(from, from + most) })
}

/** Queues files that a record no longer refers to. The job removes those that no other record refers to. */
export const enqueueFileRemoval = (tx: Executor, names: readonly string[]) =>
  enqueueInParts(tx, 'collectFiles', 'names', names, 500)

type Named = Pick<Resource, 'name'>

/** Queues the removal of records that are deleted (`markRemoved`). */
export const enqueueRemoval = (tx: Executor, { name }: Named, ids: readonly number[], inSeconds = 0) =>
  enqueueAt(tx, 'removeRecords', { source: name, ids }, after(inSeconds))

/** Takes back the removal of a record that still waits. False: it is too late, or there is none. */
export async function cancelRemoval(tx: Executor, { name }: Named, id: number): Promise<boolean> {
  const payload = JSON.stringify({ source: name, ids: [id] })
  const jobs = sql`"Kind" = 'removeRecords' and "Payload" = ${payload}::jsonb and "RunAt" > now() and "Attempts" = 0`
  return (await tx.rows(sql`delete from "job" where ${jobs} returning 1`)).length > 0
}

/** Queues the rest of `refreshListed`, or of deleting a record with many comments, beyond what one transaction does. */
export const enqueueListing = (tx: Executor, { name }: Pick<Resource, 'name'>, id: number) =>
  enqueue(tx, 'refreshListed', { source: name, id })

/** Queues the rest of `relocate`: records under a moved page that still have its old town. */
export const enqueueRelocation = (tx: Executor, pageId: number, obsolete: readonly string[]) =>
  enqueue(tx, 'relocate', { pageId, obsolete })

/** Queues the rest of `refreshRanksUnder`: records under these pages whose rank is out of date. */
export const enqueueRanking = (tx: Executor, pageIds: readonly number[]) => enqueue(tx, 'rank', { pageIds })

/**
 * Takes the next due job of these kinds and locks it for the rest of the transaction; other processes skip it. Others are left
 * to a newer release, whose processes may run beside ours while a server is upgraded: to try them would postpone them.
 */
export async function takeJob(tx: Executor, kinds: readonly string[]): Promise<Job | undefined> {
  const [job] = await tx.rows<Job>(sql`select "Id", "Kind", "Payload", "Attempts" from "job"
    where "RunAt" <= ${thisMillisecond} and "Kind" = any(${sql.param([...kinds])}::text[]) order by "RunAt" limit 1 for update skip locked`)
  return job
}

export const finishJob = (tx: Executor, id: number) => tx.rows(sql`delete from "job" where "Id" = ${id}`)

/** Puts a job that has more to do behind those that wait already. */
export const continueJob = (tx: Executor, id: number) =>
  tx.rows(sql`update "job" set "RunAt" = now(), "Attempts" = 0 where "Id" = ${id}`)

/** Puts a job off for a few seconds without counting a failure, such as while a backup copies files. */
export const delayJob = (tx: Executor, id: number) =>
  tx.rows(sql`update "job" set "RunAt" = ${after(firstDelaySeconds)} where "Id" = ${id}`)

const [firstDelaySeconds, longestDelaySeconds] = [10, 3600]

/** Tries a failed job again later, with a growing delay. It is never given up (docs/decisions/deletion.md). */
export const postponeJob = (db: Executor, { Id, Attempts }: Job) =>
  db.rows(sql`update "job" set "Attempts" = least(${Attempts + 1}, 1000),
    "RunAt" = ${after(Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** Attempts))} where "Id" = ${Id}`)

/** Jobs whose time has come, and for how many seconds the oldest of them has waited. */
export async function dueJobs(db: Executor): Promise<{ count: number; oldestSeconds: number }> {
  const [due] = await db.rows<{ count: number; oldestSeconds: number }>(sql`select count(*)::integer as count,
    coalesce(extract(epoch from now() - min("RunAt")), 0)::float8 as "oldestSeconds"
    from "job" where "RunAt" <= ${thisMillisecond} and not starts_with("Kind", ${dailyPrefix})`)
  return due ?? { count: 0, oldestSeconds: 0 }
}

/** Queues words of deleted names. The job removes those that no other name has. */
export const enqueueWordRemoval = (tx: Executor, words: readonly string[]) =>
  enqueueInParts(tx, 'pruneWords', 'words', words, 100)
