import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/environment.ts'

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

/** Enough for filling an empty database on a slow machine. */
const timeoutMs = 120_000

/** The built server in demo mode, as `npm start` runs it, on a free port with its own data folder. */
export async function startApp({ databaseUrl, seeded = true, env = {} }: AppOptions = {}): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-app-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let output = ''
  const child = spawn(process.execPath, [join(projectRoot, 'dist', 'server', 'main.js')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutOurs(process.env),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      SEED: seeded ? '1' : '0',
      // Tests send no requests to other machines.
      MAP_TILES_URL: 'off',
      // Tests sign in too often for the limits, which have their own tests.
      RATE_LIMIT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  const isReady = waitUntilReady(url, Date.now() + timeoutMs)
  const outcome = await Promise.race([isReady, ended.then(() => 'ended' as const)])
  const stop = async () => {
    child.kill('SIGTERM')
    const code = await ended
    await rm(dataDir, { recursive: true, force: true })
    return code
  }
  if (outcome !== 'ready') {
    await stop()
    throw new Error(`The app did not start (${outcome}):\n${output}`)
  }
  return { url, dataDir, output: () => output, stop }
}

/** The environment without the variables of the app. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Vitest sets NODE_ENV=test; `npm start` sets none.
  const ours = /^(NODE_ENV|DATABASE_.*|PUBLIC_URL|GOOGLE_.*|IDENTITY_ISSUERS|JWT_SECRET|S3_.*|TRUST_PROXY|VITEST.*)$/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)))
}

async function waitUntilReady(url: string, until: number): Promise<'ready' | 'too slow'> {
  while (Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return 'ready'
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  return 'too slow'
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}
