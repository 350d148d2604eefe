import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/** Advisory locks of a direct connection, which end with it, by arbitrary numbers that are the same in every process. */
const keys = {
  migration: 823_511_902,
  /** Shared by those who read a snapshot, from whose tables no migration may keep others waiting. */
  snapshot: 823_511_904,
}

/** Asks again and again: a statement that waits has a snapshot, for which an index that is made concurrently would wait in turn. */
export async function takeLock(db: Executor, lock: keyof typeof keys, mode: '' | '_shared' = '', onWait?: () => void) {
  const take = sql`select ${sql.raw(`pg_try_advisory_lock${mode}`)}(${keys[lock]}) as taken`
  for (let tries = 0; !(await db.rows<{ taken: boolean }>(take))[0]!.taken; tries++) {
    if (tries === 0) onWait?.()
    await sleep(200)
  }
}

export const releaseLock = (db: Executor, lock: keyof typeof keys) =>
  db.rows(sql`select pg_advisory_unlock(${keys[lock]})`)
