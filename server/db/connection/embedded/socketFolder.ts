import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { canUse } from './account.ts'
import { hashOf } from './place.ts'
import type { Account } from './run.ts'

/** Part of the socket's file name; not a TCP port. */
export const socketPort = 5432

/** The limit is 107 bytes on Linux (unix(7)) and 103 on macOS (unix(4)). */
const maxSocketPathBytes = 103

/**
 * A folder for the server's socket that only the server's account may enter. Its path must be short, so it is created
 * in the system's temporary folder and named after a hash of the cluster's path.
 */
export async function makeSocketFolder(
  cluster: string,
  account: Account | undefined,
  parents = [tmpdir(), '/tmp', '/var/tmp'],
): Promise<string> {
  for (const parent of parents) {
    const folder = join(parent, `zay-${hashOf(cluster)}`)
    if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) > maxSocketPathBytes) continue
    if ((await makePrivate(folder, account)) && (await canUse(folder, account))) return folder
  }
  throw new StartError(
    `The database needs a folder for its socket and found none it may use among ${parents.join(', ')}: set TMPDIR to a folder with a short name that everybody may enter.`,
  )
}

/** False when somebody else has created the folder: anybody may write to a temporary folder and guess the name. */
async function makePrivate(folder: string, account: Account | undefined): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined)
  const stats = await lstat(folder).catch(() => undefined)
  const own = process.getuid?.()
  if (!stats?.isDirectory() || (stats.uid !== own && stats.uid !== account?.uid)) return false
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
  return true
}
