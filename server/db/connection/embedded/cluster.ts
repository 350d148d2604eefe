import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { canUse } from './account.ts'
import type { Place } from './place.ts'
import { programPath, type Programs } from './programs.ts'
import { lastWords, run, type Account } from './run.ts'

/** The one role of the embedded server. */
export const serverUser = 'app'

const isWindows = process.platform === 'win32'

/** Makes the cluster if there is none, and sees to it that the server will accept the one there is. */
export async function prepareCluster(place: Place, programs: Programs, print: (line: string) => void): Promise<void> {
  const { cluster, account } = place
  await removeUnfinished(cluster)
  if (!(await stat(cluster).catch(() => undefined))) {
    print(`Making the database in ${cluster}`)
    return makeCluster(cluster, programs, account)
  }
  await requireOwn(cluster, account)
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!made) {
    throw new StartError(
      `${cluster} holds no database but something else: move it away, or set DATA_DIR to another folder.`,
    )
  }
  const server = await run(programPath(programs, 'postgres'), ['--version'], account)
  const major = /\d+/.exec(server.output)?.[0]
  if (made !== major) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${made} and Zay now brings ${major}: back it up with the Zay it was made by, and restore it into an empty DATA_DIR.`,
    )
  }
}

/** The password of the server where it has one: without Unix sockets it listens on 127.0.0.1, for everybody here. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  return isWindows ? (await readFile(`${cluster}.password`, 'utf8')).trim() : undefined
}

/**
 * The cluster appears under its name only when complete, so that one cut short is made again.
 * Letters are the same everywhere: collation is PostgreSQL's own C.UTF-8; the system's names for what `pg_trgm` takes as a letter differ.
 */
async function makeCluster(cluster: string, programs: Programs, account: Account | undefined): Promise<void> {
  const fresh = `${cluster}.new-${randomBytes(4).toString('hex')}`
  await mkdir(fresh, { mode: 0o700 })
  if (account) await chown(fresh, account.uid, account.gid)
  const locale = {
    linux: ['--locale=C.UTF-8'],
    darwin: ['--locale=C', '--lc-ctype=en_US.UTF-8'],
  }[process.platform as string] ?? ['--locale=C']
  if (isWindows) await writeFile(`${cluster}.password`, randomBytes(24).toString('hex'), { mode: 0o600 })
  const access = isWindows
    ? ['--auth=scram-sha-256', `--pwfile=${cluster}.password`]
    : ['--auth-local=trust', '--auth-host=reject']
  const made = await run(
    programPath(programs, 'initdb'),
    [
      ['-D', fresh, '-U', serverUser, '-E', 'UTF8', '--no-instructions'],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...locale, ...access],
    ].flat(),
    account,
  )
  if (!made.ok) {
    await rm(fresh, { recursive: true, force: true })
    throw new StartError(
      `The database could not be made in ${cluster}: ${lastWords(made.output || String(made.code))}.`,
    )
  }
  await rename(fresh, cluster)
  await keepRename(dirname(cluster))
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = dirname(cluster)
  const left = (await readdir(parent)).filter((name) => name.startsWith(`${basename(cluster)}.new-`))
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

/** The server refuses a cluster that is not its account's alone, such as one that root copied or restored. */
async function requireOwn(cluster: string, account: Account | undefined): Promise<void> {
  if (isWindows) return
  if (account && (await stat(cluster)).uid === 0) await giveAll(cluster, account)
  await chmod(cluster, 0o700)
  if (!(await canUse(cluster, account))) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under instead (uid ${account?.uid}) cannot reach ${cluster}: open the folders above it for that account ("chmod a+x"), or move the data.`,
    )
  }
}

async function giveAll(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveAll(path, account)
    else await lchown(path, account.uid, account.gid)
  }
  // Last, so that one cut short is seen and done again.
  await chown(folder, account.uid, account.gid)
}

/** A new name is certain to survive a power cut only when its folder is written too; Windows cannot, and needs it not. */
async function keepRename(folder: string): Promise<void> {
  if (isWindows) return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
