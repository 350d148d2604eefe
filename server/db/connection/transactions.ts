import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import { commit, CommitUnknown, isRefusal } from './commit.ts'
import type { Executor, Kept, OnStatement } from './executor.ts'
import { sentTogether } from './sentTogether.ts'
import { compile, isOutdatedPlan, type Statement } from './statements.ts'

export type ToStatement = (query: SQL, kept?: Kept) => Statement

export interface Transacting extends Pick<Execution, 'onStatement'> {
  pool: pg.Pool
  begin: string
  toStatement: ToStatement
}

export async function inTransaction<T>(
  { pool, begin, toStatement, onStatement }: Transacting,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Its answer is not waited for: without a connection the first statement fails too.
    const begun = client.query(begin)
    begun.catch(() => undefined)
    const done = await work(executorOn(client, { toStatement, onLost: (error) => (broken ??= error), onStatement }))
    await begun
    await timed(onStatement, 'commit', () => commit(client))
    return done
  } catch (error) {
    // A connection that is silent or lost would keep the request waiting for its rollback too: it is closed, which has
    // the same effect. After a failed rollback its state is unknown, so it must not return to the pool.
    if (error instanceof CommitUnknown) broken ??= error
    if (!broken) await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** One statement, sent together with what limits its time. */
export async function inOwnTransaction<T extends object>(
  pool: pg.Pool,
  begin: string,
  statement: Statement,
): Promise<T[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const sent = [client.query(begin), client.query<T>(statement), commit(client)] as const
    const [, , ended] = await Promise.allSettled(sent)
    if (ended.status === 'rejected' && !isRefusal(ended.reason)) broken = ended.reason as Error
    const [, { rows }] = await sentTogether(...sent)
    return rows
  } finally {
    client.release(broken)
  }
}

interface Execution {
  toStatement?: ToStatement
  onLost?: (error: Error) => void
  onStatement?: OnStatement
}

/** Those that fail are reported too: a time-out is the slowest. */
export async function timed<T>(onStatement: OnStatement | undefined, text: string, run: () => Promise<T>): Promise<T> {
  if (!onStatement) return run()
  const began = performance.now()
  try {
    return await run()
  } finally {
    onStatement({ ms: performance.now() - began, text })
  }
}

/** @param onLost receives failures after which the connection is of no use: it is silent, gone, or has outdated plans */
export const executorOn = (
  client: pg.ClientBase,
  { toStatement = compile, onLost = () => undefined, onStatement }: Execution = {},
): Executor => ({
  rows: async <T extends object>(query: SQL, kept?: Kept) => {
    const statement = toStatement(query, kept)
    try {
      return await timed(onStatement, statement.text, async () => (await client.query<T>(statement)).rows)
    } catch (error) {
      if (error instanceof Error && (!isRefusal(error) || isOutdatedPlan(error))) onLost(error)
      throw error
    }
  },
})
