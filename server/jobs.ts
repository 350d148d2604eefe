import { claimDaily } from './db/jobs/daily.ts'
import { forgetOldKeys } from './db/jobs/idempotency.ts'
import { finishJob, postponeJob, takeJob, type Job } from './db/jobs/jobs.ts'
import { forgetOldRates } from './db/jobs/rates.ts'
import { deleteStaleMissedSearches } from './db/search/assist/missedSearches.ts'
import { pruneVocabulary } from './db/search/index/vocabulary.ts'
import { fileNamesInUse } from './db/records/filesInUse.ts'
import type { Services } from './services.ts'
import { loggable } from './errors.ts'

type JobDeps = Pick<Services, 'db' | 'uploads'> & {
  log: Services['log'] | { error(details: object, message: string): void }
}

/** How often this process looks for work, in milliseconds. */
const pause = 5000
const anHour = 3_600_000
/** Younger uploads may still be waiting for their row to be written. */
const youngest = 24 * anHour

/** What each kind of job does. Doing it twice must do no harm: a process may die between the work and its note. */
const kinds: Record<string, (services: JobDeps, payload: unknown) => Promise<void>> = {
  collectFiles: async ({ db, uploads }, payload) => {
    const { names } = payload as { names: string[] }
    const used = await fileNamesInUse(db, names)
    for (const name of names) if (!used.has(name)) await uploads.remove(name)
  },
}

/** Works through background jobs, one at a time, beside any other process over the same database. */
export function runJobs(services: JobDeps): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let nextSweep = 0
  const turn = async () => {
    try {
      while (!stopped && (await workOnce(services)));
      await forgetOldKeys(services.db)
      await forgetOldRates(services.db)
      if (Date.now() >= nextSweep) {
        nextSweep = Date.now() + anHour
        await sweepDaily(services, () => stopped)
        if (await claimDaily(services.db, 'forgetMissedSearches')) await deleteStaleMissedSearches(services.db)
        if (await claimDaily(services.db, 'forgetUnusedWords')) await pruneVocabulary(services.db)
      }
    } catch (error) {
      services.log.error({ error: loggable(error) }, 'background work failed')
    }
    if (!stopped) timer = setTimeout(() => (running = turn()), pause)
  }
  running = turn()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}

/**
 * Once a day, by one process of all: removes uploads older than a day that no row names, left by a process that died between a
 * picture and its row. Outside a transaction, which a walk through many files would keep open too long.
 */
export async function sweepDaily({ db, uploads }: Pick<JobDeps, 'db' | 'uploads'>, isStopped = () => false) {
  if (!(await claimDaily(db, 'sweepUploads'))) return
  await uploads.sweepOrphans(
    // Who is ending has no time to ask: what nobody asked about stays.
    async (names) => (isStopped() ? new Set(names) : fileNamesInUse(db, names)),
    youngest,
  )
}

/** Does one job that is due; false when there was none. */
export async function workOnce(services: JobDeps): Promise<boolean> {
  let failed: Job | undefined
  const worked = await services.db.transaction(async (tx) => {
    const job = await takeJob(tx)
    if (!job) return false
    try {
      await (kinds[job.Kind] ?? unknownKind)(services, job.Payload)
      await finishJob(tx, job.Id)
    } catch (error) {
      failed = job
      services.log.error({ kind: job.Kind, error: loggable(error) }, 'a job failed')
    }
    return true
  })
  if (failed) await postponeJob(services.db, failed)
  return worked
}

const unknownKind = () => Promise.reject(new Error('There is no job of this kind'))
