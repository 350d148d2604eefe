import { setTimeout as sleep } from 'node:timers/promises'
import { requireResource } from '#resources'
import { isRemovedInPortions } from '#resources/deletion.ts'
import { expiredEdits } from '../db/audit/edits.ts'
import { expiredDevices } from '../db/accounts/accounts.ts'
import { erasePortion } from '../db/accounts/erasurePortion.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import { forgetOldChanges, type Snapshot } from '../db/changes/changeLog.ts'
import { expiredPageDays, foldActs } from '../db/days/acts.ts'
import { countDays } from '../db/days/dayCounts.ts'
import { mayRemoveFiles } from '../db/copy/fileLock.ts'
import { claimDaily, claimHalfDaily, claimTurn, clockOf } from '../db/jobs/turns.ts'
import { deleteExpired, expiredSessions } from '../db/jobs/expiry.ts'
import { expiredAnswers } from '../db/jobs/idempotency.ts'
import { expiredRates } from '../db/jobs/rates.ts'
import { removeOldResumables, removeResumablesOf } from '../db/jobs/resumableUpload.ts'
import { expiredVolumes, giveBackVolume } from '../db/jobs/uploadVolume.ts'
import { lapseClaim, makeCases } from '../db/moderation/cases.ts'
import { dismissMuted } from '../db/moderation/mute.ts'
import { lookAt } from '../db/moderation/waiting.ts'
import { forgetPictures } from '../db/moderation/related.ts'
import { endHold } from '../db/moderation/measures.ts'
import { askOfHolidays } from '../db/pages/holidays.ts'
import { refreshRatingScores } from '../db/ratings/ratingRefresh.ts'
import { expiredImportRows, expiredImports } from '../db/imports/imports.ts'
import { expiredInvitations } from '../db/team/invitations.ts'
import { expiredMissedSearches } from '../db/search/assist/missedSearches.ts'
import {
  continueJob,
  delayJob,
  enqueueWordRemoval,
  finishJob,
  postponeJob,
  takeJob,
  type Job,
} from '../db/jobs/jobs.ts'
import { lapseVerifications } from '../db/moderation/lapse.ts'
import { shortenNamesVersion } from '../db/records/knownNames.ts'
import { fileNamesInUse } from '../db/records/filesInUse.ts'
import { followRecord } from '../db/removal/attached.ts'
import { defaultPortion, removeMarked, removeUndoable } from '../db/removal/portion.ts'
import { moveRankMarks } from '../db/searchIndex/rankBlocks.ts'
import { followMerge } from '../db/writing/merge.ts'
import { continueRebuild, type Rebuild } from '../db/writing/rebuild.ts'
import { followPage } from '../db/writing/relocation.ts'
import { turnInTime } from '../db/writing/turning.ts'
import { followPageRanks } from '../db/searchIndex/storedRank.ts'
import { pruneDoubtfulWords, pruneVocabulary } from '../db/searchIndex/vocabulary.ts'
import { loggable } from '../errors.ts'
import type { WorkMetrics } from '../metrics/work.ts'
import type { Services } from '../http/services.ts'
import { isSuperAdminNow } from '../auth/actor.ts'
import { workOnImport } from '../import/work.ts'

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
/**
 * The record of a younger upload may not be written yet. With two sweeps a day, each begun within an hour of its time, a file
 * that no record names is gone within a day.
 */
const minOrphanAgeMs = 6 * hourMs
/** Where our clock differs by more from the database's, one of them was set, and nobody knows how old a file is. */
const maxClockDifferenceMs = hourMs

/** A portion changes five times as many rows as it would remove, since changing one takes about a fifth of the time. */
const changedForOneRemoved = 5

interface Work {
  tx: Executor
  uploads: JobDeps['uploads']
  payload: unknown
  /** Rows of a table that one transaction may remove. */
  portion: number
  config: Pick<Services['config'], 'superAdmins'>
}

async function eraseWhole({ tx, payload, portion, uploads }: Work): Promise<boolean> {
  const { profileId } = payload as { profileId: number }
  const begun = await removeResumablesOf(tx, profileId, portion)
  for (const { id } of begun) await uploads.resumable.remove(id)
  return (await erasePortion(tx, profileId, portion)) && begun.length < portion
}

/**
 * What each kind of job does, in the transaction that finishes or continues the job. False: there is more to do; `later`: it
 * cannot be done now, and nothing is wrong; a number: there is more to do, after so many milliseconds. What is done outside the database must be repeatable, since a process may die before it commits.
 */
const handlers: ReadonlyMap<string, (work: Work) => Promise<boolean | 'later' | number>> = new Map(
  Object.entries({
    collectFiles: async ({ tx, uploads, payload }) => {
      const { names } = payload as { names: string[] }
      const used = await fileNamesInUse(tx, names)
      if (!(await mayRemoveFiles(tx))) return 'later'
      const unused = names.filter((name) => !used.has(name))
      for (const name of unused) await uploads.remove(name)
      await forgetPictures(tx, unused)
      return true
    },
    removeRecords: async ({ tx, payload, portion }) => {
      const { source, ids } = payload as { source: string; ids: number[] }
      const resource = requireResource(source)
      const isGone = isRemovedInPortions(resource)
        ? await removeMarked(tx, resource, ids, portion)
        : await removeUndoable(tx, resource, ids)
      if (isGone) await enqueueWordRemoval(tx)
      return isGone
    },
    refreshListed: ({ tx, payload, portion }) => {
      const { source, id } = payload as { source: string; id: number }
      return followRecord(tx, requireResource(source), id, portion * changedForOneRemoved)
    },
    relocate: ({ tx, payload, portion }) => {
      const { pageId, obsolete } = payload as { pageId: number; obsolete: string[] }
      return followPage(tx, pageId, obsolete, portion * changedForOneRemoved)
    },
    endHold: async ({ tx, payload }) => {
      await endHold(tx, payload as { source: string; id: number })
      return true
    },
    dismissMuted: async ({ tx, payload }) => {
      await dismissMuted(tx, (payload as { id: number }).id)
      return true
    },
    lookAt: async ({ tx, payload }) => {
      await lookAt(tx, payload as { source: string; id: number })
      return true
    },
    lapseClaim: async ({ tx, payload }) => {
      await lapseClaim(tx, (payload as { id: number }).id)
      return true
    },
    merge: ({ tx, payload, portion }) => {
      const { id, by } = payload as { id: number; by: number }
      return followMerge(tx, id, { by, limit: portion })
    },
    import: ({ tx, payload, config }) =>
      workOnImport(tx, (payload as { id: number }).id, (profileId) => isSuperAdminNow(tx, config, profileId)),
    rebuildIndex: ({ tx, payload, portion }) => continueRebuild(tx, payload as Rebuild, portion),
    rank: ({ tx, payload, portion }) => followPageRanks(tx, (payload as { pageIds: number[] }).pageIds, portion),
    // A job of its own: whether a word is still used may take long to find out, and must not keep what is deleted.
    pruneWords: async ({ tx, portion }) => (await pruneDoubtfulWords(tx, Math.ceil(portion / 10))) === 0,
    // Queued by the release before.
    eraseAccount: eraseWhole,
    eraseWhole,
  }),
)

/** Runs due background jobs, one at a time. Several processes may share a database. */
export function runJobs(services: JobDeps): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let nextSweep = 0
  let nextForget = 0
  let forgotten: Snapshot | null = null
  const isStopped = () => stopped
  const poll = async () => {
    try {
      while (!stopped && (await runNextJob(services)));
      while (!stopped && (await foldActs(services.db, defaultPortion)) === defaultPortion);
      await forgetExpired(services, { isStopped })
      // Not by the clock on the wall: set back by a year, it would let nothing be done for a year.
      if (performance.now() >= nextForget && !stopped) {
        nextForget = performance.now() + changesKnownMs
        forgotten = await forgetOldChanges(services.db, forgotten)
        await shortenNamesVersion(services.db)
        // By the day it is in Yangon, so soon after midnight there: what is counted already is not counted again.
        await countDays(services.db)
      }
      if (performance.now() >= nextSweep && !stopped) {
        nextSweep = performance.now() + hourMs
        await services.db.transaction(makeCases)
        await forgetOldUploads(services)
        await sweepUploads(services, isStopped)
        if (await claimDaily(services.db, 'forgetUnusedWords')) await pruneVocabulary(services.db, isStopped)
        if (await claimDaily(services.db, 'askOfHolidays')) await askOfHolidays(services.db, isStopped)
        if (await claimDaily(services.db, 'rateAnew'))
          await refreshRatingScores((work) => services.db.transaction(work), { isStopped })
        // From the first hour on: a source that has just become large is not in blocks yet.
        if (await claimTurn(services.db, 'moveRankMarks', 24 * hourMs))
          await moveRankMarks((work) => services.db.transaction(work), { isStopped })
      }
    } catch (error) {
      services.log.error({ error: loggable(error) }, 'background work failed')
    }
    if (!stopped) timer = setTimeout(() => (running = poll()), pollIntervalMs)
  }
  running = poll()
  const inTime = keepTime(services)
  return {
    // The portion that is being removed is waited for.
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await Promise.all([running, inTime.stop()])
    },
  }
}

/** What begins and ends by itself, to the second, since answers are kept: beside the jobs, which may take minutes. */
function keepTime({ db, log }: JobDeps): { stop(): Promise<unknown> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const nextOf = (work: (database: Database) => Promise<number>) =>
    work(db).catch((error: unknown) => {
      log.error({ error: loggable(error) }, 'what is over did not end')
      return pollIntervalMs
    })
  const turn = async () => {
    const waits = [await nextOf(lapseVerifications), await nextOf(turnInTime)]
    const waitMs = Math.max(shortestPollMs, Math.min(pollIntervalMs, ...waits))
    if (!stopped) timer = setTimeout(() => (running = turn()), waitMs)
  }
  let running = turn()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
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
  ...expiredPageDays,
  expiredImportRows,
  expiredImports,
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
      return (await mayRemoveFiles(db)) ? used : new Set(names)
    },
    minOrphanAgeMs,
  )
}

/**
 * Runs one due job, or a portion of it; false when there was none. One that fails leaves nothing half done, is logged,
 * and is tried again later.
 */
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
