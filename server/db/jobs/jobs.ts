import { sql } from 'drizzle-orm'
import { dailyPrefix } from './daily.ts'
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

/** Queues files that a record no longer refers to. The job removes those that no other record refers to. */
export async function enqueueFileRemoval(tx: Executor, names: readonly string[]): Promise<void> {
  if (names.length > 0) await enqueue(tx, 'collectFiles', { names })
}

/** Takes the next due job and locks it for the rest of the transaction; other processes skip it. */
export async function takeJob(tx: Executor): Promise<Job | undefined> {
  const [job] = await tx.rows<Job>(sql`select "Id", "Kind", "Payload", "Attempts" from "job"
    where "RunAt" <= now() and not "Failed" and not starts_with("Kind", ${dailyPrefix}) order by "RunAt" limit 1 for update skip locked`)
  return job
}

export const finishJob = (tx: Executor, id: number) => tx.rows(sql`delete from "job" where "Id" = ${id}`)

const maxAttempts = 8

/** Retries later, with a growing delay. After the last attempt the job stays for an operator to look at. */
export const postponeJob = (db: Executor, { Id, Attempts }: Job) =>
  db.rows(sql`update "job" set "Attempts" = ${Attempts + 1}, "Failed" = ${Attempts + 1 >= maxAttempts},
    "RunAt" = now() + make_interval(secs => ${2 ** Attempts * 10}) where "Id" = ${Id}`)
