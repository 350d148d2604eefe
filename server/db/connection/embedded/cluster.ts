import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { flushFolder } from '#server/disk/flush.ts'
import { canUse } from './account.ts'
import { serverUser } from './connection.ts'
import type { Place } from './place.ts'
import { programPath, type Programs } from './programs.ts'
import { errorLineOf, run, type Account } from './run.ts'

const isWindows = process.platform === 'win32'

/** Creates the cluster if there is none; otherwise makes sure that the server will accept it. */
export async function prepareCluster(place: Place, programs: Programs, print: (line: string) => void): Promise<void> {
  const { cluster, account } = place
  await removeUnfinished(cluster)
  if (!(await stat(cluster).catch(() => undefined))) {
    print(`Making the database in ${cluster}`)
    return makeCluster(cluster, programs, account)
  }
  await requireOwnership(cluster, account)
  const madeBy = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!madeBy) {
    throw new StartError(
      `${cluster} holds no database but something else: move it away, or set DATA_DIR to another folder.`,
    )
  }
  const server = await run(programPath(programs, 'postgres'), ['--version'], account)
  const major = /\d+/.exec(server.output)?.[0]
  if (madeBy !== major) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${madeBy} and Zay now brings ${major}: back it up with the Zay it was made by, and restore it into an empty DATA_DIR.`,
    )
  }
}

/** The server's password, on Windows alone: there every local user can connect to its port. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  return isWindows ? (await readFile(`${cluster}.password`, 'utf8')).trim() : undefined
}

/**
 * The cluster gets its final name only when complete, so an interrupted run starts over. The collation is the built-in
 * C.UTF-8, the same on every platform. Locales differ: `pg_trgm` reads from them what a letter is.
 */
async function makeCluster(cluster: string, programs: Programs, account: Account | undefined): Promise<void> {
  const draft = `${cluster}.new-${randomBytes(4).toString('hex')}`
  await mkdir(draft, { mode: 0o700 })
  if (account) await chown(draft, account.uid, account.gid)
  const locales = new Map<string, string[]>([
    ['linux', ['--locale=C.UTF-8']],
    ['darwin', ['--locale=C', '--lc-ctype=en_US.UTF-8']],
  ])
  const locale = locales.get(process.platform) ?? ['--locale=C']
  if (isWindows) await writeFile(`${cluster}.password`, randomBytes(24).toString('hex'), { mode: 0o600 })
  const access = isWindows
    ? ['--auth=scram-sha-256', `--pwfile=${cluster}.password`]
    : ['--auth-local=trust', '--auth-host=reject']
  const result = await run(
    programPath(programs, 'initdb'),
    [
      ['-D', draft, '-U', serverUser, '-E', 'UTF8', '--no-instructions'],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...locale, ...access],
    ].flat(),
    account,
  )
  if (!result.ok) {
    await rm(draft, { recursive: true, force: true })
    throw new StartError(
      `The database could not be made in ${cluster}: ${errorLineOf(result.output || String(result.code))}.`,
    )
  }
  await rename(draft, cluster)
  await flushFolder(dirname(cluster))
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = dirname(cluster)
  const leftover = (await readdir(parent)).filter((name) => name.startsWith(`${basename(cluster)}.new-`))
  await Promise.all(leftover.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

/** PostgreSQL refuses a cluster that other accounts may read, such as one that root has copied or restored. */
async function requireOwnership(cluster: string, account: Account | undefined): Promise<void> {
  if (isWindows) return
  if (account && (await stat(cluster)).uid === 0) await chownRecursively(cluster, account)
  await chmod(cluster, 0o700)
  if (!(await canUse(cluster, account))) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under instead (uid ${account?.uid}) cannot reach ${cluster}: open the folders above it for that account ("chmod a+x"), or move the data.`,
    )
  }
}

async function chownRecursively(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await chownRecursively(path, account)
    else await lchown(path, account.uid, account.gid)
  }
  // The folder itself changes owner last, so an interrupted run is detected and repeated.
  await chown(folder, account.uid, account.gid)
}
