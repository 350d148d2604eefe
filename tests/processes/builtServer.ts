import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#server/config/environment.ts'
import { freePort } from './freePort.ts'

/** The built server in a process of its own. */
export interface BuiltServer {
  /** Without a trailing slash. */
  url: string
  port: number
  pid: number
  /** Milliseconds from its start until it was ready. */
  startMs: number
  /** Its output so far. */
  output(): string
  /** Sends this signal unless it is over. Resolves with the exit code, and the milliseconds it took. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; ms: number }>
}

interface Options {
  dataDir: string
  /** Beside what every such server gets. */
  env?: NodeJS.ProcessEnv
  /** Another built server; by default ours. */
  main?: string
  args?: readonly string[]
  cwd?: string
  nodeFlags?: readonly string[]
}

export const builtMain = join(projectRoot, 'dist', 'server', 'main.js')

/** Enough for filling an empty database on a slow machine. */
const timeoutMs = 120_000

/** Starts it in demo mode on a free port. @throws Error with its output when it does not come to answer */
export async function startBuiltServer({
  dataDir,
  env,
  main = builtMain,
  args = [],
  cwd = projectRoot,
  nodeFlags = [],
}: Options): Promise<BuiltServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, main, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DEMO: '1',
      // Nothing is sent to other machines, and who measures or tests asks more than the limits allow.
      MAP_TILES_URL: 'off',
      RATE_LIMIT: '0',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let isOver = false
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => {
    isOver = true
    return code
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const since = performance.now()
    if (!isOver) child.kill(signal)
    return { code: await ended, ms: performance.now() - since }
  }
  while (!(await isReady(url))) {
    if (isOver || performance.now() - from > timeoutMs) {
      await end('SIGKILL')
      throw new Error(`The server did not start:\n${output}`)
    }
    await wait(25)
  }
  return { url, port, pid: child.pid!, startMs: performance.now() - from, output: () => output, end }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
