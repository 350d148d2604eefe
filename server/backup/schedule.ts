import type { Config } from '../config/config.ts'
import { claimTurn, clockOf, postponeTurn } from '../db/jobs/turns.ts'
import { loggable } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { repeatedly } from '../start/repeatedly.ts'
import type { WorkMetrics } from '../metrics/work.ts'
import { makeBackup } from './backup.ts'
import { openBackupFolder } from './openPlace.ts'
import { gentle } from './pace.ts'
import { regularName } from './backupPlace.ts'
import { secretPrintOf } from '../auth/session.ts'

type Log = Record<'info' | 'error', (details: object, message: string) => void>

interface Deps extends Pick<Services, 'db' | 'uploads'> {
  config: Pick<Config, 'dataDir' | 'sessionSecret' | 'diskReserveBytes' | 'storeAccess'>
  regular: NonNullable<Config['regularBackups']>
  /** The address of the database, without pooler or time limits. Another server may have taken over since the last one. */
  findUrl(): Promise<string>
  log: Log
  metrics?: Pick<WorkMetrics, 'countBackup'> | null
}

const turn = 'backup'
const pollMs = 30_000
const retryMs = 600_000

/** Makes backups at regular times, one at a time of all processes that share the database. */
export const runBackups = (deps: Deps) =>
  repeatedly(async (signal) => {
    await backUpWhenDue(deps, signal).catch((error: unknown) => {
      deps.log.error({ error: loggable(error) }, 'it could not be looked up whether a backup is due')
    })
    return pollMs
  })

/** @returns whether it was this process's turn */
export async function backUpWhenDue(deps: Deps, signal?: AbortSignal): Promise<boolean> {
  const { db, regular, log, metrics } = deps
  if (!(await claimTurn(db, turn, regular.everyMs))) return false
  const began = performance.now()
  try {
    const report = await backUp(deps, signal)
    metrics?.countBackup('made')
    log.info({ ...report, ms: Math.round(performance.now() - began) }, 'a backup was made')
  } catch (error) {
    await postponeTurn(db, turn, Math.min(retryMs, regular.everyMs))
    if (signal?.aborted) return true
    metrics?.countBackup('failed')
    log.error({ error: loggable(error) }, 'a backup failed')
  }
  return true
}

async function backUp({ db, findUrl, uploads, config, regular, log }: Deps, signal?: AbortSignal) {
  const folder = await openBackupFolder(regular.folder, config)
  // As much as the last one took: the app needs the rest of the disk more.
  await folder.prepare((await folder.list()).at(-1)?.bytes ?? 0, config.diskReserveBytes)
  const name = regularName(await clockOf(db))
  const facts = { url: await findUrl(), secretPrint: await secretPrintOf(config) }
  const { missing, ...report } = await makeBackup(folder.file(name), { ...facts, uploads, pace: gentle(), signal })
  if (missing.length > 0) log.error({ missing }, 'records name files that are not there')
  for (const old of beyond(regular.keep, name, await folder.list())) await folder.remove(old.name)
  return { file: name, ...report }
}

/** The one just made always stays. Names later than it are of a clock that was ahead then, so those go before all others. */
function beyond(keep: number, made: string, all: readonly { name: string }[]) {
  const others = all.filter(({ name }) => name !== made)
  const oldestFirst = [...others.filter(({ name }) => name > made), ...others.filter(({ name }) => name < made)]
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - (keep - 1)))
}
