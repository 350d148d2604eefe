import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** The key of the advisory lock that a backup holds: an arbitrary number, the same in every process. */
const backupLock = 823_511_903

/** Keeps stored files from being removed, until they are released or the connection ends. */
export const keepFiles = (db: Executor) => db.rows(sql`select pg_advisory_lock_shared(${backupLock})`)
export const letFilesGo = (db: Executor) => db.rows(sql`select pg_advisory_unlock_shared(${backupLock})`)

/**
 * Whether files that no record names may be removed now: no backup is copying those that its snapshot names. To be asked after it was looked
 * up what records name (docs/decisions/backup.md#files).
 */
export async function mayRemoveFiles(db: Executor): Promise<boolean> {
  const [row] = await db.rows<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${backupLock}) as free`)
  return row?.free ?? false
}
