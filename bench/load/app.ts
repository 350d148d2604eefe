import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'

/** The built app in a process of its own. */
export interface App {
  url: string
  port: number
  /** Milliseconds from its start to its first answer. */
  startMs: number
  /** The bearer of the demonstration's owner. */
  bearer: string
  stop(): Promise<void>
}

/** @param main the built server, `dist/server/main.js` of this or of another version, after flags of Node */
export async function startApp(main: readonly string[], databaseUrl: string): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-load-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn(process.execPath, main, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      SEED: '0',
      MAP_TILES_URL: 'off',
      RATE_LIMIT: '0',
    },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    for (let tries = 0; !(await isReady(url)); tries++) {
      if (child.exitCode !== null || tries > 3000) throw new StartError('The app did not start.')
      await wait(20)
    }
    const startMs = performance.now() - from
    return { url, port, startMs, bearer: await signIn(url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function signIn(url: string): Promise<string> {
  const post = async (path: string, parts: Record<string, string>) => {
    const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(parts) })
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await post('/demo/token', { email: 'owner@demo.example' })
  return String((await post('/profile/api/login', { token: String(token) }))['jwtToken'])
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
