import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServerAccount } from '#server/db/connection/embedded/account.ts'
import { run, type Account } from '#server/db/connection/embedded/run.ts'
import { freePort } from '#tests/processes/freePort.ts'

/** A PostgreSQL server of the system's own package, beside the embedded one. */
export interface DebianPostgres {
  /** of the database `postgres` */
  url: string
  version: number
  stop(): Promise<void>
}

const packaged = '/usr/lib/postgresql'

/**
 * Starts PostgreSQL from Debian's package on a free port, with an empty cluster in a temporary folder. As root it installs the
 * package if it is missing.
 * @throws Error when there is none and none can be installed
 */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const { version, program, account, folder } = await preparePostgres()
  const port = await freePort()
  const cluster = join(folder, 'db')
  await succeed(program('initdb'), ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'], account)
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  await succeed(program('pg_ctl'), ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], account)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version,
    async stop() {
      await succeed(program('pg_ctl'), ['-D', cluster, '-m', 'immediate', 'stop'], account)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The package's programs, and a folder for clusters of the account that runs them. */
export async function preparePostgres() {
  const version = (await newestVersion()) ?? (await install())
  const account = await findServerAccount(undefined)
  const folder = await mkdtemp(join(tmpdir(), 'zay-debian-'))
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
  return { version, program: (name: string) => join(packaged, String(version), 'bin', name), account, folder }
}

async function newestVersion(): Promise<number | null> {
  const versions = (await readdir(packaged).catch(() => [])).map(Number).filter(Number.isInteger)
  return versions.length > 0 ? Math.max(...versions) : null
}

/** As root on Debian; otherwise nothing happens. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  await run('/usr/bin/apt-get', ['update', '-qq'])
  await run('/usr/bin/apt-get', ['install', '-qq', '-y', '--no-install-recommends', name])
}

async function install(): Promise<number> {
  await installPackage('postgresql')
  const version = await newestVersion()
  if (version === null)
    throw new Error('This test needs the package postgresql: install it, or run it as root on Debian.')
  return version
}

export async function succeed(file: string, args: string[], account: Account | undefined): Promise<void> {
  const { ok, output } = await run(file, args, account)
  if (!ok) throw new Error(`${file} failed: ${output}`)
}
