import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '#tests/processes/builtServer.ts'

export interface RunningApp {
  /** Without a trailing slash. */
  url: string
  dataDir: string
  /** Its output so far. */
  output(): string
  /** Sends SIGTERM, as a service manager does; resolves with the exit code, also when it has ended already. */
  stop(): Promise<number | null>
}

interface AppOptions {
  /** The database to use; without one it starts its own in its data folder. */
  databaseUrl?: string
  /** Whether an empty database is filled (some seconds). */
  seeded?: boolean
  env?: Record<string, string>
}

/** The built server in demo mode, as `npm start` runs it, on a free port with its own data folder. */
export async function startApp({ databaseUrl, seeded = true, env }: AppOptions = {}): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-app-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  try {
    const { url, output, end } = await startBuiltServer({
      dataDir,
      env: {
        ...withoutOurs(process.env),
        SEED: seeded ? '1' : '0',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
    })
    const stop = async () => {
      const { code } = await end('SIGTERM')
      await removeFolder()
      return code
    }
    return { url, dataDir, output, stop }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

/** The environment without the variables of the app. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Vitest sets NODE_ENV=test; `npm start` sets none.
  const ours =
    /^(NODE_ENV|DATABASE_.*|DEMO|MAP_TILES_URL|RATE_LIMIT|PUBLIC_URL|GOOGLE_.*|IDENTITY_ISSUERS|JWT_SECRET|S3_.*|TRUST_PROXY|VITEST.*)$/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)))
}
