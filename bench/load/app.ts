import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { startBuiltServer } from '#tests/processes/builtServer.ts'

/** The built app in a process of its own. */
export interface App {
  url: string
  port: number
  pid: number
  /** Milliseconds from its start to its first answer. */
  startMs: number
  /** Of somebody new, who has one page, as most have who write. */
  bearer: string
  pageId: number
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
    return { url, port, pid, startMs, ...(await signUp(url)), stop }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function signUp(url: string): Promise<Pick<App, 'bearer' | 'pageId'>> {
  const post = async (path: string, parts: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(parts), headers })
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await post('/demo/token', { email: `writer-${randomBytes(4).toString('hex')}@demo.example` })
  const bearer = String((await post('/profile/api/login', { token: String(token) }))['jwtToken'])
  const page = await post('/page/api', { name: 'Tea of the bench' }, { authorization: `Bearer ${bearer}` })
  return { bearer, pageId: Number(page['Id']) }
}

/** Makes the person of this app a super admin, as `npm run admin -- role` does. */
export const makeSuperAdmin = (url: string, { pageId }: App) =>
  withDirectConnection(url, (db) =>
    db.rows(sql`insert into "role" ("ProfileId", "Role")
      select "OwnerId", 'superAdmin' from "page" where "Id" = ${pageId} on conflict do nothing`),
  )
