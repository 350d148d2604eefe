import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'
import { startBuiltServer, type BuiltServer } from '#tests/processes/builtServer.ts'

/** The built server, in a process that can be killed, with its own database in its data folder. */
export interface LongServer extends Omit<BuiltServer, 'end'> {
  /** Ends it as the system does when memory is short: without a chance to clean up. */
  kill(): Promise<void>
  /** As a service manager does. Resolves with the exit code and the milliseconds it took. */
  terminate(): Promise<{ code: number | null; ms: number }>
}

interface Options {
  dataDir: string
  env?: Record<string, string>
  nodeFlags?: readonly string[]
}

/** A data folder, whose database ends with the test. PostgreSQL may run under another account, which has to enter it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-long-'))
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    await endServer(join(dataDir, 'db'), findInstalledPrograms(), 3000)
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

export async function startServer({ dataDir, env, nodeFlags }: Options): Promise<LongServer> {
  const { end, ...server } = await startBuiltServer({
    dataDir,
    nodeFlags,
    env: { SEED: '0', UPLOAD_QUOTA_MB: '0', ...env },
  })
  onTestFinished(async () => void (await end('SIGKILL')))
  return { ...server, kill: async () => void (await end('SIGKILL')), terminate: () => end('SIGTERM') }
}
