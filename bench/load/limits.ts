import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '#server/db/connection/database.ts'
import { compile } from '#server/db/connection/statements.ts'

/** What the parts that the app stands on reach by themselves, in the same run. */

/** Fastify with nothing but this answer. */
export async function bareFastify(body: string): Promise<{ port: number; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bareFastify.ts'), { execArgv: process.execArgv })
  child.send(body)
  const [port] = (await once(child, 'message')) as [number]
  return { port, stop: () => child.disconnect() }
}

/** The statements that `work` sends. */
export async function statementsOf(work: (db: Executor) => Promise<unknown>): Promise<SQL[]> {
  const sent: SQL[] = []
  await work({
    rows: async <T>(query: SQL) => {
      sent.push(query)
      return [] as T[]
    },
  }).catch(() => undefined)
  return sent
}

/** Statements a second through a `pg` pool as it comes, prepared, `connections` at a time. */
export async function barePg(
  url: string,
  statement: () => SQL,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const start = performance.now() + 1000
  const end = start + seconds * 1000
  let done = 0
  const ask = async () => {
    for (let now = 0; now < end; now = performance.now()) {
      await pool.query({ ...compile(statement()), name: 'bare' })
      if (performance.now() > start) done++
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, ask))
    return done / seconds
  } finally {
    await pool.end()
  }
}
