import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'
import { findSocketAddress } from '#tests/long/support/database.ts'
import { startBuiltServer, type BuiltServer } from '#tests/processes/builtServer.ts'

/** Where a fault strikes: a data folder, the built server on it, and what else the fault has put up. */
export interface Place {
  dataDir: string
  /** Of the server as it runs now: each start has another port. */
  url(): string
  start(env?: NodeJS.ProcessEnv): Promise<void>
  /** Ends the server as the system does when memory is short. */
  kill(): Promise<void>
  /** Ends it as a service manager does; its exit code. */
  terminate(): Promise<number | null>
  /** A way to the database beside the server. */
  databaseUrl(): Promise<string>
  /** Will be done at the end, the last first. */
  atEnd(undo: () => Promise<unknown>): void
}

/** Does the work at a new place, of which nothing is left afterwards. */
export async function withPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-faults-'))
  // PostgreSQL may run under another account, which has to enter it.
  await chmod(dataDir, 0o755)
  const undoing: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  let server: BuiltServer | undefined
  let env: NodeJS.ProcessEnv = {}
  const running = () => {
    if (!server) throw new Error('The server has not been started')
    return server
  }
  undoing.push(() => endServer(join(dataDir, 'db'), findInstalledPrograms(), 3000))
  undoing.push(async () => server?.end('SIGKILL'))
  try {
    return await work({
      dataDir,
      url: () => running().url,
      start: async (more) => {
        env = more ?? env
        server = await startBuiltServer({ dataDir, env: { SEED: '0', UPLOAD_QUOTA_MB: '0', ...env } })
      },
      kill: async () => void (await running().end('SIGKILL')),
      terminate: async () => (await running().end('SIGTERM')).code,
      databaseUrl: async () => env['DATABASE_URL'] ?? (await findSocketAddress(dataDir)),
      atEnd: (undo) => undoing.push(undo),
    })
  } finally {
    for (const undo of undoing.toReversed()) await undo()
  }
}
