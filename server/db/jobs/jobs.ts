import { sql } from 'drizzle-orm'
import { dailyPrefix } from './daily.ts'
import type { Executor } from '../connection/database.ts'

export interface Job<P = unknown> {
  Id: number
  Kind: string
  Payload: P
  Attempts: number
}

/** Puts work behind this transaction: it is there exactly when the transaction is. */
export async function enqueue(tx: Executor, kind: string, payload: object): Promise<void> {
  await tx.rows(sql`insert into "job" ("Kind", "Payload") values (${kind}, ${JSON.stringify(payload)}::jsonb)`)
}

/** Files a record no longer holds: looked at later, and removed unless another record holds them. */
export async function enqueueFileRemoval(tx: Executor, names: readonly string[]): Promise<void> {
  if (names.length > 0) await enqueue(tx, 'collectFiles', { names })
}

/** Takes the next job that is due, for as long as the transaction lasts; other processes pass it by. */
export async function takeJob(tx: Executor): Promise<Job | undefined> {
  const [job] = await tx.rows<Job>(sql`select "Id", "Kind", "Payload", "Attempts" from "job"
    where "RunAt" <= now() and not "Failed" and not starts_with("Kind", ${dailyPrefix}) order by "RunAt" limit 1 for update skip locked`)
  return job
}

export const finishJob = (tx: Executor, id: number) => tx.rows(sql`delete from "job" where "Id" = ${id}`)

const mostAttempts = 8

/** Tries again later, later each time; after the last attempt it stays for somebody to look at. */
export const postponeJob = (db: Executor, { Id, Attempts }: Job) =>
  db.rows(sql`update "job" set "Attempts" = ${Attempts + 1}, "Failed" = ${Attempts + 1 >= mostAttempts},
    "RunAt" = now() + make_interval(secs => ${2 ** Attempts * 10}) where "Id" = ${Id}`)
