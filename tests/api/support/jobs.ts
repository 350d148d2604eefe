import { runNextJob } from '#server/start/backgroundJobs.ts'
import type { TestApp } from './app.ts'

/**
 * Runs background jobs until none is due. Returns the number of transactions it took.
 * @param portion rows of a table that one transaction removes
 */
export async function runJobs({ jobs }: TestApp, portion?: number): Promise<number> {
  const failures: object[] = []
  const log = { error: (details: object) => failures.push(details) }
  let transactions = 0
  while (await runNextJob({ ...jobs, log }, portion)) transactions += 1
  if (failures.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(failures)}`)
  return transactions
}

/** Lets the minutes pass in which a deletion by a role can be undone, and runs the jobs. */
export async function passUndo(app: TestApp): Promise<void> {
  await app.query(`update "job" set "RunAt" = now() - interval '1 second' where "Kind" = 'removeRecords'`)
  await runJobs(app)
}
