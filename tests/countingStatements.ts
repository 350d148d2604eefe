import type { SQL } from 'drizzle-orm'
import type { Database, Executor, Kept } from '../server/db/connection/database.ts'

/** For tests: a database that counts the statements sent to it, and how often somebody waits for an answer of it. */
export interface CountedDatabase extends Database {
  /** What `work` costs. Statements that are sent together are waited for once. */
  costOf(work: () => Promise<unknown>): Promise<{ statements: number; waits: number }>
}

export function countingStatements(db: Database): CountedDatabase {
  let [statements, waits, inWork] = [0, 0, 0]
  const counted = <T extends Executor>(executor: T): Executor => ({
    rows: async <R extends object>(query: SQL, kept?: Kept) => {
      statements++
      if (inWork++ === 0) waits++
      try {
        return await executor.rows<R>(query, kept)
      } finally {
        inWork--
      }
    },
  })
  const onDatabase = counted(db)
  return {
    ...db,
    ...onDatabase,
    reader: () => ({ db: onDatabase, isFresh: true }),
    transaction: (work) => db.transaction((tx) => work(counted(tx))),
    costOf: async (work) => {
      ;[statements, waits] = [0, 0]
      await work()
      return { statements, waits }
    },
  }
}
