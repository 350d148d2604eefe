import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '#tests/processes/builtServer.ts'

/** The built app in a process of its own. */
export interface App {
  url: string
  port: number
  pid: number
  /** Milliseconds from its start to its first answer. */
  startMs: number
  /** The bearer of the demonstration's owner. */
  bearer: string
  stop(): Promise<void>
}

/** @param main the built server, `dist/server/main.js` of this or of another version */
export async function startApp(
  databaseUrl: string,
  {
    main,
    nodeFlags,
    processes = 1,
    env: more,
  }: { main: string; nodeFlags?: readonly string[] | undefined; processes?: number; env?: NodeJS.ProcessEnv },
): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-load-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  try {
    const env = { DATABASE_URL: databaseUrl, SEED: '0', PROCESSES: String(processes), ...more }
    const { url, port, pid, startMs, end } = await startBuiltServer({ dataDir, main, nodeFlags, env })
    const stop = async () => {
      await end('SIGTERM')
      await removeFolder()
    }
    return { url, port, pid, startMs, bearer: await signIn(url), stop }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function signIn(url: string): Promise<string> {
  const post = async (path: string, parts: Record<string, string>) => {
    const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(parts) })
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await post('/demo/token', { email: 'owner@demo.example' })
  return String((await post('/profile/api/login', { token: String(token) }))['jwtToken'])
}
