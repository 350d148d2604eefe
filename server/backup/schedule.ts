import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, RegularBackups } from '../config.ts'
import { claimTurn, postponeTurn } from '../db/jobs/turns.ts'
import { loggable } from '../errors.ts'
import type { JobDeps } from '../jobs.ts'
import type { WorkMetrics } from '../metrics/work.ts'
import { requireDiskSpace } from '../uploads/diskSpace.ts'
import { makeBackup } from './backup.ts'
import { secretPrintOf } from './secretPrint.ts'

type Log = JobDeps['log'] & { info(details: object, message: string): void }

interface Deps extends Pick<JobDeps, 'db' | 'uploads'> {
  config: Pick<Config, 'dataDir' | 'sessionSecret' | 'diskReserveBytes'>
  regular: RegularBackups
  /** Of the database, without pooler or time limits. */
  url: string
  log: Log
  metrics?: Pick<WorkMetrics, 'countBackup'> | null
}

const turn = 'backup'
/** Between two looks whether it is time. */
const pollMs = 30_000
const retryMs = 600_000
/** A part of a backup this old was left by a process that was killed. */
const staleMs = 3_600_000

/** Makes backups at regular times, one at a time of all processes that share the database. */
export function runBackups(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const poll = async () => {
    await backUpWhenDue(deps, stopping.signal).catch((error: unknown) => {
      deps.log.error({ error: loggable(error) }, 'it could not be looked up whether a backup is due')
    })
    if (!stopping.signal.aborted) timer = setTimeout(() => (running = poll()), pollMs)
  }
  let running = poll()
  return {
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}

/** @returns whether it was this process's turn */
export async function backUpWhenDue(deps: Deps, signal?: AbortSignal): Promise<boolean> {
  const { db, regular, log, metrics } = deps
  if (!(await claimTurn(db, turn, regular.everyMs))) return false
  const began = performance.now()
  try {
    const { file, ...report } = await backUp(deps, signal)
    const { size } = await stat(join(regular.folder, file))
    metrics?.countBackup('made')
    log.info({ file, ...report, bytes: size, ms: Math.round(performance.now() - began) }, 'a backup was made')
  } catch (error) {
    await postponeTurn(db, turn, Math.min(retryMs, regular.everyMs))
    if (signal?.aborted) return true
    metrics?.countBackup('failed')
    log.error({ error: loggable(error) }, 'a backup failed')
  }
  return true
}

async function backUp({ url, uploads, config, regular, log }: Deps, signal?: AbortSignal) {
  const { folder, keep } = regular
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeStale(folder)
  const before = await backupsIn(folder)
  // As much as the last one took: the app needs the rest of the disk more.
  const last = before.at(-1)
  const bytes = last === undefined ? 0 : (await stat(join(folder, last))).size
  await requireDiskSpace(folder, bytes, config.diskReserveBytes)
  const file = `zay-${new Date().toISOString().replaceAll(':', '')}.tar`
  const secretPrint = await secretPrintOf(config)
  const { missing, ...report } = await makeBackup(join(folder, file), { url, uploads, secretPrint, signal })
  if (missing.length > 0) log.error({ missing }, 'records name files that are not there')
  for (const old of (await backupsIn(folder)).slice(0, -keep)) await rm(join(folder, old))
  return { file, ...report }
}

const ownName = /^zay-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.tar$/

/** Those made here, the oldest first; others in the folder are not ours to remove. */
const backupsIn = async (folder: string) => (await readdir(folder)).filter((name) => ownName.test(name)).sort()

async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!ownName.test(name.replace(/\.partial$/, '')) || !name.endsWith('.partial')) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > staleMs) await rm(join(folder, name), { force: true })
  }
}
