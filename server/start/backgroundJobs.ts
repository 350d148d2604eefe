import { setTimeout as sleep } from 'node:timers/promises'
import { expiredEdits } from '../db/audit/edits.ts'
import { expiredDevices } from '../db/accounts/accounts.ts'
import type { Database } from '../db/connection/database.ts'
import { forgetOldChanges, type Snapshot } from '../db/changes/changeLog.ts'
import { expiredPageDays, foldActs } from '../db/days/acts.ts'
import { countDays } from '../db/days/dayCounts.ts'
import { mayRemoveFiles } from '../db/copy/fileLock.ts'
import { claimDaily, claimHalfDaily, claimTurn, clockOf } from '../db/jobs/turns.ts'
import { deleteExpired, expiredSessions } from '../db/jobs/expiry.ts'
import { expiredAnswers } from '../db/jobs/idempotency.ts'
import { expiredRates } from '../db/jobs/rates.ts'
import { removeOldResumables } from '../db/jobs/resumableUpload.ts'
import { expiredVolumes, giveBackVolume } from '../db/jobs/uploadVolume.ts'
import { makeCases } from '../db/moderation/cases.ts'
import { expiredProofs } from '../db/moderation/claimView.ts'
import { forgetPictures } from '../db/moderation/related.ts'
import { askOfHolidays } from '../db/pages/holidays.ts'
import { expiredSuggestions, lapseSuggestions } from '../db/pages/suggestions.ts'
import { askStillHere, expiredSayings } from '../db/pages/stillHere.ts'
import { refreshRatingScores } from '../db/ratings/ratingRefresh.ts'
import { expiredImportRows, expiredImports } from '../db/imports/imports.ts'
import { expiredInvitations } from '../db/team/invitations.ts'
import { expiredMissedSearches } from '../db/search/assist/missedSearches.ts'
import { continueJob, delayJob, finishJob, postponeJob, takeJob, type Job } from '../db/jobs/jobs.ts'
import { lapseVerifications } from '../db/moderation/lapse.ts'
import { fileNamesInUse } from '../db/records/filesInUse.ts'
import { defaultPortion } from '../db/removal/portion.ts'
import { moveRankMarks } from '../db/searchIndex/rankBlocks.ts'
import { turnInTime } from '../db/writing/turning.ts'
import { pruneVocabulary } from '../db/searchIndex/vocabulary.ts'
import { loggable } from '../errors.ts'
import type { WorkMetrics } from '../metrics/work.ts'
import type { Services } from '../http/services.ts'
import { handlers } from './jobHandlers.ts'
import { repeatedly } from './repeatedly.ts'

export type JobDeps = Pick<Services, 'db' | 'uploads'> & {
  config?: Pick<Services['config'], 'superAdmins'>
  log: Services['log'] | { error(details: object, message: string): void }
  metrics?: Pick<WorkMetrics, 'countJob'> | null
}

const pollIntervalMs = 5000
/** A timer may ring a little before its time. */
const shortestPollMs = 20
const changesKnownMs = 300_000
const hourMs = 3_600_000
/** A younger upload's record may not be written yet. Swept twice a day, a file that no record names is gone within a day. */
const minOrphanAgeMs = 6 * hourMs
/** Where our clock differs by more from the database's, one of them was set, and nobody knows how old a file is. */
const maxClockDifferenceMs = hourMs

/** Runs due background jobs, one at a time. Several processes may share a database. */
export function runJobs(services: JobDeps): { stop(): Promise<void> } {
  let nextSweep = 0
  let nextForget = 0
  let forgotten: Snapshot | null = null
  const poll = async (signal: AbortSignal) => {
    const isStopped = () => signal.aborted
    try {
      while (!isStopped() && (await runNextJob(services)));
      while (!isStopped() && (await foldActs(services.db, defaultPortion)) === defaultPortion);
      await forgetExpired(services, { isStopped })
      // Not by the clock on the wall: set back by a year, it would let nothing be done for a year.
      if (performance.now() >= nextForget && !isStopped()) {
        nextForget = performance.now() + changesKnownMs
        forgotten = await forgetOldChanges(services.db, forgotten)
        // By the day it is in Yangon, so soon after midnight there: what is counted already is not counted again.
        await countDays(services.db)
      }
      if (performance.now() >= nextSweep && !isStopped()) {
        nextSweep = performance.now() + hourMs
        await services.db.transaction(makeCases)
        await services.db.transaction(lapseSuggestions)
        await forgetOldUploads(services)
        await sweepUploads(services, isStopped)
        if (await claimDaily(services.db, 'forgetUnusedWords')) await pruneVocabulary(services.db, isStopped)
        if (await claimDaily(services.db, 'askOfHolidays')) await askOfHolidays(services.db, isStopped)
        if (await claimDaily(services.db, 'askStillHere')) await askStillHere(services.db, { isStopped })
        if (await claimDaily(services.db, 'rateAnew'))
          await refreshRatingScores((work) => services.db.transaction(work), { isStopped })
        // From the first hour on: a source that has just become large is not in blocks yet.
        if (await claimTurn(services.db, 'moveRankMarks', 24 * hourMs))
          await moveRankMarks((work) => services.db.transaction(work), { isStopped })
      }
    } catch (error) {
      services.log.error({ error: loggable(error) }, 'background work failed')
    }
    return pollIntervalMs
  }
  const work = [repeatedly(poll), keepTime(services)]
  return {
    // The portion that is being removed is waited for.
    stop: async () => void (await Promise.all(work.map((one) => one.stop()))),
  }
}

/** What begins and ends by itself, to the second, since answers are kept: beside the jobs, which may take minutes. */
function keepTime({ db, log }: JobDeps) {
  const nextOf = (work: (database: Database) => Promise<number>) =>
    work(db).catch((error: unknown) => {
      log.error({ error: loggable(error) }, 'what is over did not end')
      return pollIntervalMs
    })
  return repeatedly(async () => {
    const waits = [await nextOf(lapseVerifications), await nextOf(turnInTime)]
    return Math.max(shortestPollMs, Math.min(pollIntervalMs, ...waits))
  })
}

export const expiring = [
  expiredSessions,
  expiredDevices,
  expiredAnswers,
  expiredRates,
  expiredVolumes,
  expiredInvitations,
  expiredMissedSearches,
  expiredEdits,
  expiredProofs,
  ...expiredPageDays,
  expiredSayings,
  ...expiredImportRows,
  expiredImports,
  expiredSuggestions,
]

export async function forgetExpired(
  { db }: Pick<JobDeps, 'db'>,
  { isStopped = () => false, portion = defaultPortion }: { isStopped?: () => boolean; portion?: number } = {},
): Promise<void> {
  for (const one of expiring) while (!isStopped() && (await deleteExpired(db, one, portion)) === portion);
}

/** Uploads that no record has taken in time: their bytes go, and count no more. */
export async function forgetOldUploads({ db, uploads }: Pick<JobDeps, 'db' | 'uploads'>): Promise<void> {
  for (const { id, profileId, taken } of await removeOldResumables(db, defaultPortion)) {
    if (taken) await giveBackVolume(db, profileId, taken)
    await uploads.resumable.remove(id)
  }
}

/** Twice a day, in one process: removes uploads older than six hours that no record names. */
export async function sweepUploads(
  { db, uploads, log }: Pick<JobDeps, 'db' | 'uploads'> & Partial<Pick<JobDeps, 'log'>>,
  isStopped = () => false,
) {
  const differenceMs = Math.abs(Date.now() - (await clockOf(db)))
  if (differenceMs > maxClockDifferenceMs) {
    log?.error(
      { differenceMs },
      'the clocks of this machine and of the database differ, so no unused upload is removed',
    )
    return
  }
  if (!(await claimHalfDaily(db, 'sweepUploads'))) return
  await uploads.sweepOrphans(
    // At shutdown there is no time to ask: what was not looked up stays.
    // While a backup is running all of them stay, until the next time.
    async (names) => {
      const used = isStopped() ? new Set(names) : await fileNamesInUse(db, names)
      if (!(await mayRemoveFiles(db))) return new Set(names)
      const unused = names.filter((name) => !used.has(name))
      await forgetPictures(db, unused)
      return used
    },
    minOrphanAgeMs,
  )
}

/** Runs one due job, or a portion; false when there was none. One that fails leaves nothing half done, and is tried again later. */
export async function runNextJob(
  { db, uploads, log, metrics, config = { superAdmins: [] } }: JobDeps,
  portion = defaultPortion,
): Promise<boolean> {
  let taken: Job | undefined
  let pauseMs = 0
  try {
    const found = await db.transaction(async (tx) => {
      taken = await takeJob(tx, [...handlers.keys()])
      if (!taken) return false
      const isDone = await handlers.get(taken.Kind)!({
        tx,
        uploads,
        payload: taken.Payload,
        portion: portionAfter(taken.Attempts, portion),
        config,
      })
      pauseMs = typeof isDone === 'number' ? isDone : 0
      await (isDone === 'later' ? delayJob : isDone === true ? finishJob : continueJob)(tx, taken.Id)
      return true
    })
    if (taken) metrics?.countJob(taken.Kind, 'done')
    // With nothing locked.
    if (pauseMs > 0) await sleep(pauseMs)
    return found
  } catch (error) {
    if (!taken) throw error
    metrics?.countJob(taken.Kind, 'failed')
    log.error({ kind: taken.Kind, error: loggable(error) }, 'a job failed')
    await postponeJob(db, taken)
    return true
  }
}

/** Half as much after each failure: on a slow disk the usual portion may exceed the time limit each time. */
const portionAfter = (failures: number, portion: number) => Math.max(1, portion >> Math.min(failures, 10))
