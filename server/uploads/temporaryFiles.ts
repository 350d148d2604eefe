import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Files that are being received. Their names say by whom, since several processes and machines may share the folder. */

const host = hostname().replace(/[^A-Za-z0-9.-]/g, '_')
const owned = /^(.+)@(\d+)-[0-9a-f]{32}\.part$/

/** An unguessable name. */
export const temporaryPath = (folder: string) =>
  join(folder, `${host}@${process.pid}-${randomBytes(16).toString('hex')}.part`)

/** Milliseconds. Who receives a file writes to it, or has given it up long before. */
const untouchedMs = 3_600_000

/**
 * Whether nobody receives this file any more: its process is gone or is this one, which has begun nothing yet, or nobody knows
 * whose it is and it was not touched for an hour.
 */
export async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const [, itsHost, pid] = owned.exec(name) ?? []
  if (itsHost === host && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const found = await stat(join(folder, name)).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > untouchedMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and another account's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
