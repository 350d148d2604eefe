import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isPidInUse } from '../db/connection/embedded/processes.ts'

/** Files that are being received. Their names say by whom, since several processes and machines may share the folder. */

const host = hostname().replace(/[^A-Za-z0-9.-]/g, '_')
const owned = /^(.+)@(\d+)-[0-9a-f]{32}\.part$/

/** An unguessable name. */
export const temporaryPath = (folder: string) =>
  join(folder, `${host}@${process.pid}-${randomBytes(16).toString('hex')}.part`)

/** Whether its process is gone, or is this one, which has begun nothing yet. Others' files go by their age (sweep.ts). */
export function isLeftOver(name: string): boolean {
  const [, itsHost, pid] = owned.exec(name) ?? []
  return itsHost === host && (Number(pid) === process.pid || !isPidInUse(Number(pid)))
}
