import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, realpath, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '#server/errors.ts'
import { canUse, findServerAccount } from './account.ts'
import { readRecord, recordFile, recordNew } from './clusterRecord.ts'
import { makeFolders } from './folders.ts'
import type { Account } from './run.ts'

/** Where the cluster goes as root when the server's account cannot reach DATA_DIR (docs/rules.md#starting). */
export const elsewhere = '/var/lib/zay'

export interface Place {
  /** DATA_DIR as the system knows it, without links and dots. */
  dataDir: string
  /** The cluster: `DATA_DIR/db`, or `/var/lib/zay/<hash>`, which DATA_DIR/db.path then names. It may not exist yet. */
  cluster: string
  account: Account | undefined
}

/** Short, the same for the same folder, fit for a file name. */
export const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

/** Finds the cluster of a data folder and the account for its server, or decides on both when there is none yet. */
export async function findPlace(folder: string): Promise<Place> {
  const dataDir = await makeDataDir(folder)
  const near = join(dataDir, 'db')
  const record = await readRecord(dataDir)
  const cluster = record?.cluster ?? near
  // An empty folder is no cluster; a full one stays.
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
  if (!account || (await couldHold(dataDir, account))) {
    // A place elsewhere that was chosen before and never filled.
    await rm(recordFile(dataDir), { force: true })
    return { dataDir, cluster: near, account }
  }
  await makeFolders(elsewhere, 0o755)
  if (!(await couldHold(elsewhere, account))) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under instead can use neither ${dataDir} nor ${elsewhere}: start Zay as an ordinary user, set DATA_DIR to a folder that everybody may enter, or set DATABASE_URL.`,
    )
  }
  // The name may be taken by a folder that was moved since, or emptied.
  return { dataDir, cluster: record?.cluster ?? (await recordNew(dataDir, join(elsewhere, hashOf(dataDir)))), account }
}

/** Root may run a server for anybody, anybody else for himself. */
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
  // Tried, since root and read-only mounts make the mode bits meaningless.
  const trial = join(dataDir, `.trial-${randomBytes(4).toString('hex')}`)
  await writeFile(trial, '')
  await rm(trial)
  return dataDir
}

/** Whether a folder made here and given to the account is really its own: not every file system knows owners. */
async function couldHold(parent: string, account: Account): Promise<boolean> {
  const trial = join(parent, `.trial-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(trial, { mode: 0o700 })
    await chown(trial, account.uid, account.gid)
    await chmod(trial, 0o700)
    const made = await stat(trial)
    return made.uid === account.uid && (made.mode & 0o777) === 0o700 && (await canUse(trial, account))
  } catch {
    return false
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}
