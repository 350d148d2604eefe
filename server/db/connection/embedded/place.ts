import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, realpath, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '#server/errors.ts'
import { canUse, findServerAccount } from './account.ts'
import { readRecord, recordFile, recordNew } from './clusterRecord.ts'
import { makeFolders } from './folders.ts'
import type { Account } from './run.ts'

/** Where root puts the cluster when the server's account cannot reach DATA_DIR (docs/rules.md#starting). */
export const rootDataFolder = '/var/lib/zay'

export interface Place {
  /** The real path of DATA_DIR, without symbolic links or dots. */
  dataDir: string
  /** `DATA_DIR/db`, or `/var/lib/zay/<hash>`, which DATA_DIR/db.path then names. It may not exist yet. */
  cluster: string
  account: Account | undefined
}

/** A short hash of a path, safe in a file name. */
export const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

/** Finds a data folder's cluster and the account its server runs under, or chooses both for a new cluster. */
export async function findPlace(folder: string): Promise<Place> {
  const dataDir = await makeDataDir(folder)
  const defaultFolder = join(dataDir, 'db')
  const record = await readRecord(dataDir)
  const cluster = record?.cluster ?? defaultFolder
  // Removes an empty folder, which is no cluster; `rmdir` fails on any other and leaves it.
  await rmdir(cluster).catch(() => undefined)
  const found = await stat(cluster).catch(() => undefined)
  if (found) requireOwner(cluster, found.uid)
  const account = await findServerAccount(found)
  if (found) return { dataDir, cluster, account }
  if (record?.isMade) {
    throw new StartError(
      `${recordFile(dataDir)} says that the database lies in ${cluster}, but it is not there: bring it back, or delete that file to start with an empty one.`,
    )
  }
  if (!account || (await canOwnFilesIn(dataDir, account))) {
    // A folder was chosen earlier, but no cluster was ever created in it.
    await rm(recordFile(dataDir), { force: true })
    return { dataDir, cluster: defaultFolder, account }
  }
  await makeFolders(rootDataFolder, 0o755)
  if (!(await canOwnFilesIn(rootDataFolder, account))) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under instead can use neither ${dataDir} nor ${rootDataFolder}: start Zay as an ordinary user, set DATA_DIR to a folder that everybody may enter, or set DATABASE_URL.`,
    )
  }
  // A name from an earlier record may be occupied by a folder that was moved there or emptied since.
  return {
    dataDir,
    cluster: record?.cluster ?? (await recordNew(dataDir, join(rootDataFolder, hashOf(dataDir)))),
    account,
  }
}

/** Root may run a server for any owner, everybody else only for themselves. */
function requireOwner(cluster: string, owner: number) {
  const own = process.getuid?.()
  if (own === undefined || own === 0 || own === owner) return
  throw new StartError(
    `The database in ${cluster} belongs to another account (uid ${owner}): start Zay as the user who started it first, or give the folder to yourself with "sudo chown -R".`,
  )
}

async function makeDataDir(folder: string): Promise<string> {
  await makeFolders(resolve(folder))
  const dataDir = await realpath(folder)
  // Tried rather than computed, because the mode bits mean nothing for root or on a read-only mount.
  const probe = join(dataDir, `.trial-${randomBytes(4).toString('hex')}`)
  await writeFile(probe, '')
  await rm(probe)
  return dataDir
}

/** Whether the account owns a folder that is created here and given to it. Some file systems do not store owners. */
async function canOwnFilesIn(parent: string, account: Account): Promise<boolean> {
  const probe = join(parent, `.trial-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(probe, { mode: 0o700 })
    await chown(probe, account.uid, account.gid)
    await chmod(probe, 0o700)
    const stats = await stat(probe)
    return stats.uid === account.uid && (stats.mode & 0o777) === 0o700 && (await canUse(probe, account))
  } catch {
    return false
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}
