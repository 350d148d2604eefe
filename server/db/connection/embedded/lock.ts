import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { isAlive, startOf } from './processes.ts'

interface Holder {
  pid: number
  started: string | undefined
}

/**
 * Keeps a second app from the cluster: a file that names the process holding it. It counts only while that very process
 * runs, so it dies with the process however that ends, kill -9 and power cuts included.
 * Returns the release; throws a StartError when another app has it.
 */
export async function takeLock(path: string, dataDir: string): Promise<() => Promise<void>> {
  const own = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await create(path, own)) return () => release(path, own)
    const found = await readFile(path, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (holder && (await holds(holder))) {
      throw new StartError(
        `Another Zay (process ${holder.pid}) is using the data in ${dataDir}: stop it, or give this one another folder with DATA_DIR.`,
      )
    }
    // A file that cannot be read as a holder is just being written, unless it stays so.
    if (!holder && attempt < 10) await wait(50)
    else await discard(path, found)
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

async function holds({ pid, started }: Holder): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  const now = await startOf(pid)
  // Where the system does not tell when a process started, a running one is believed.
  return now === undefined || started === undefined || now === started
}

/** Milliseconds after which a turn belongs to a process that died in the middle of it: a turn takes a few. */
const longestTurn = 5_000

/**
 * Takes a dead app's lock away, one at a time: between looking at the file and removing it, nobody else may have put
 * their own in its place. Who is not at turn looks again.
 */
async function discard(path: string, dead: string): Promise<void> {
  const turn = `${path}.turn`
  try {
    await mkdir(turn)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = await stat(turn).catch(() => undefined)
    if (since && Date.now() - since.mtimeMs > longestTurn) await rmdir(turn).catch(() => undefined)
    await wait(20)
    return
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === dead) await rm(path, { force: true })
  } finally {
    await rmdir(turn).catch(() => undefined)
  }
}

async function release(path: string, own: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === own) await rm(path, { force: true })
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}
