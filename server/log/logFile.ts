import { fstat } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type pino from 'pino'
import type { LogConfig } from '../config/logConfig.ts'

type Destination = ReturnType<typeof pino.destination>

/** Of a file that is made: nobody but this account reads who asked for what. */
export const logMode = 0o600

/** Milliseconds between looks at the file: how long a line may go to one that was set aside. */
const lookMs = 5000
const statOpen = promisify(fstat)

/** The file is renamed when it reaches a size in bytes; with 0 this process never does it. */
type FollowOptions = Pick<LogConfig, 'rotateBytes' | 'keep'> & { file: string }

/**
 * Keeps what is written at the end of this path, whoever moves the file there away: this process when it is large enough,
 * another one that shares it, or logrotate. Nothing is lost meanwhile, as a file that was moved is written to until then.
 */
export function followPath(destination: Destination, options: FollowOptions) {
  let looking: Promise<void> | undefined
  const lookNow = (): void => {
    // What cannot be done now, on a full disk say, is tried again.
    looking ??= look(destination, options)
      .catch(() => undefined)
      .finally(() => (looking = undefined))
  }
  destination.on('error', () => {
    // Of a reopening that failed: it would close the old file a second time, and by then its number may be another file's.
    destination.removeAllListeners('ready')
  })
  const timer = setInterval(lookNow, lookMs).unref()
  return { lookNow, stop: () => clearInterval(timer) }
}

async function look(destination: Destination, { file, rotateBytes, keep }: FollowOptions): Promise<void> {
  const there = await stat(file).catch(missing)
  // A device or a pipe stays where it is.
  if (there && !there.isFile()) return
  const isFull = there !== null && rotateBytes > 0 && there.size >= rotateBytes
  if (isFull) await setAside(file, keep)
  else if (there && isSame(there, await statOpen(numberOf(destination)))) return
  // It can be made, so that reopening does not fail.
  await (await open(file, 'a', logMode)).close()
  destination.reopen()
}

/** zay.log becomes zay.log.1, that becomes zay.log.2, and so on; the last one goes. */
export async function setAside(file: string, keep: number): Promise<void> {
  // From the oldest on: where one cannot be moved, the next may not take its name.
  for (let n = keep; n > 0; n--) await rename(n === 1 ? file : `${file}.${n - 1}`, `${file}.${n}`).catch(missing)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

interface Place {
  dev: number
  ino: number
}
const isSame = (one: Place, other: Place) => one.ino === other.ino && one.dev === other.dev

/** The descriptor of the open file, which its type does not declare. */
const numberOf = (destination: Destination) => (destination as Destination & { fd: number }).fd
