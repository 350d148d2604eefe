import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { isAlive, startTimeOf } from './processes.ts'

interface Holder {
  pid: number
  started: string | undefined
}

/**
 * Keeps a second app from using the cluster. The lock is a file that names a process and counts only while that process
 * runs, even after kill -9 or a power cut. Returns its release. Throws a StartError when another app holds it.
 */
export async function takeLock(path: string, dataDir: string): Promise<() => Promise<void>> {
  const ownContent = JSON.stringify({ pid: process.pid, started: await startTimeOf(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await create(path, ownContent)) return () => release(path, ownContent)
    const found = await readFile(path, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (holder && (await isHolderRunning(holder))) {
      throw new StartError(
        `Another Zay (process ${holder.pid}) is using the data in ${dataDir}: stop it, or give this one another folder with DATA_DIR.`,
      )
    }
    // An unreadable file is probably being written right now, unless it stays unreadable.
    if (!holder && attempt < 10) await wait(50)
    else await removeStaleLock(path, found)
  }
  throw new StartError(`The lock ${path} could not be taken: delete it when no other Zay runs, and start again.`)
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isHolderRunning({ pid, started }: Holder): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  const now = await startTimeOf(pid)
  // Where the system does not report start times, a running process with this id counts as the holder.
  return now === undefined || started === undefined || now === started
}

/** In milliseconds. Removing a stale lock takes only a few; after this long the process doing it must have died. */
const maxTurnMs = 5_000

/**
 * Removes the lock of a dead app. Only one process may do so at a time: between reading and removing the file, nobody
 * else may replace it. A process that does not get its turn simply reads the lock again.
 */
async function removeStaleLock(path: string, staleContent: string): Promise<void> {
  const turn = `${path}.turn`
  try {
    await mkdir(turn)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = await stat(turn).catch(() => undefined)
    if (since && Date.now() - since.mtimeMs > maxTurnMs) await rmdir(turn).catch(() => undefined)
    await wait(20)
    return
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === staleContent) await rm(path, { force: true })
  } finally {
    await rmdir(turn).catch(() => undefined)
  }
}

async function release(path: string, ownContent: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === ownContent) await rm(path, { force: true })
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}
