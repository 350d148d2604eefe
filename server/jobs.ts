import { claimDaily } from './db/jobs/daily.ts'
import { forgetOldKeys } from './db/jobs/idempotency.ts'
import { finishJob, postponeJob, takeJob, type Job } from './db/jobs/jobs.ts'
import { forgetExpiredInvitations } from './db/pages/invitations.ts'
import { forgetOldRates } from './db/jobs/rates.ts'
import { forgetOldVolumes } from './db/jobs/uploadVolume.ts'
import { deleteStaleMissedSearches } from './db/search/assist/missedSearches.ts'
import { pruneVocabulary } from './db/search/index/vocabulary.ts'
import { fileNamesInUse } from './db/records/filesInUse.ts'
import type { Services } from './services.ts'
import { loggable } from './errors.ts'

type JobDeps = Pick<Services, 'db' | 'uploads'> & {
  log: Services['log'] | { error(details: object, message: string): void }
}

/** Milliseconds between two looks for due jobs. */
const pollIntervalMs = 5000
const hourMs = 3_600_000
/** The record of a younger upload may not be written yet. */
const minOrphanAgeMs = 24 * hourMs

/** What each kind of job does. It must be repeatable: a process may die between the work and recording it. */
const handlers: Record<string, (services: JobDeps, payload: unknown) => Promise<void>> = {
  collectFiles: async ({ db, uploads }, payload) => {
    const { names } = payload as { names: string[] }
    const used = await fileNamesInUse(db, names)
    for (const name of names) if (!used.has(name)) await uploads.remove(name)
  },
}

/** Runs due background jobs, one at a time. Several processes may share a database. */
export function runJobs(services: JobDeps): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let nextSweep = 0
  const poll = async () => {
    try {
      while (!stopped && (await runNextJob(services)));
      await forgetOldKeys(services.db)
      await forgetOldRates(services.db)
      if (Date.now() >= nextSweep) {
        nextSweep = Date.now() + hourMs
        await forgetOldVolumes(services.db)
        await sweepUploadsDaily(services, () => stopped)
        if (await claimDaily(services.db, 'forgetMissedSearches')) await deleteStaleMissedSearches(services.db)
        await forgetExpiredInvitations(services.db)
        if (await claimDaily(services.db, 'forgetUnusedWords')) await pruneVocabulary(services.db)
      }
    } catch (error) {
      services.log.error({ error: loggable(error) }, 'background work failed')
    }
    if (!stopped) timer = setTimeout(() => (running = poll()), pollIntervalMs)
  }
  running = poll()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}

/** Once a day, in one process: removes uploads older than a day that no record names. */
export async function sweepUploadsDaily({ db, uploads }: Pick<JobDeps, 'db' | 'uploads'>, isStopped = () => false) {
  if (!(await claimDaily(db, 'sweepUploads'))) return
  await uploads.sweepOrphans(
    // At shutdown there is no time to ask: what was not looked up stays.
    async (names) => (isStopped() ? new Set(names) : fileNamesInUse(db, names)),
    minOrphanAgeMs,
  )
}

/** Runs one due job; false when there was none. */
export async function runNextJob(services: JobDeps): Promise<boolean> {
  let failed: Job | undefined
  const hasRun = await services.db.transaction(async (tx) => {
    const job = await takeJob(tx)
    if (!job) return false
    try {
      await (handlers[job.Kind] ?? rejectUnknownKind)(services, job.Payload)
      await finishJob(tx, job.Id)
    } catch (error) {
      failed = job
      services.log.error({ kind: job.Kind, error: loggable(error) }, 'a job failed')
    }
    return true
  })
  if (failed) await postponeJob(services.db, failed)
  return hasRun
}

const rejectUnknownKind = () => Promise.reject(new Error('There is no job of this kind'))
