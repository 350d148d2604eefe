import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { findServerAccount } from '#server/db/connection/embedded/account.ts'
import { installPackage } from '#tests/api/support/debianPostgres.ts'
import { freePort } from '#tests/processes/freePort.ts'

const program = '/usr/sbin/pgbouncer'
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * PgBouncer of Debian's package in transaction mode, with few connections to the database.
 * @returns an address that leads through it to this database
 */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<string> {
  if (!(await isThere(program))) await installPackage('pgbouncer')
  if (!(await isThere(program))) throw new Error('This test needs the package pgbouncer: install it, or run as root.')
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'zay-pooler-'))
  const port = await freePort()
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(users, '"postgres" ""\n')
  await writeFile(
    settings,
    `[databases]
zay = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  )
  // It does not run as root.
  const account = await findServerAccount(undefined)
  if (account) for (const path of [folder, settings, users]) await chown(path, account.uid, account.gid)
  const child = spawn(program, [settings], { stdio: 'ignore', cwd: '/', ...account })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const url = `postgres://postgres@127.0.0.1:${port}/zay`
  await expect
    .poll(async () => {
      const client = new Client({ connectionString: url })
      return client
        .connect()
        .then(() => client.end())
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
  return url
}
