import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Rows that are deleted when their time is over. */
export interface Expiring {
  table: string
  /** Begins with a column that has an index. */
  isOver: SQL
}

/** Sign-ins that have ended by themselves. */
export const expiredSessions: Expiring = { table: 'session', isOver: sql`"EndsAt" < now()` }

/**
 * Deletes a portion of the rows whose time is over, and returns their number. Rows that another process is deleting are
 * left to it.
 */
export async function deleteExpired(db: Executor, { table, isOver }: Expiring, limit: number): Promise<number> {
  const name = sql.identifier(table)
  const deleted = await db.rows(sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where ${isOver} limit ${limit} for update skip locked)) returning 1`)
  return deleted.length
}
