import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '../../environment.ts'
import { ensureBurmeseCollation } from '../connection/collation.ts'
import { ensureChangeTriggers } from '../changes/triggers.ts'
import { withDirectConnection } from '../connection/database.ts'
import { rebuildOutdatedIndexes } from '../search/index/rebuild.ts'

/** The key of the advisory lock for migrations: an arbitrary number, the same in every process. */
const migrationLock = 823_511_902

/**
 * Applies the committed migrations. They all run in one transaction, so an interrupted run leaves nothing behind.
 * Processes that start at the same time wait for each other.
 */
export async function migrate(url: string): Promise<void> {
  await withDirectConnection(url, async (connection) => {
    const { client, rows } = connection
    await rows(sql`select pg_advisory_lock(${migrationLock})`)
    await ensureBurmeseCollation(connection)
    await applyMigrations(drizzle(client), {
      migrationsFolder: join(projectRoot, 'server', 'db', 'schema', 'migrations'),
    })
    await ensureChangeTriggers(connection)
    await rebuildOutdatedIndexes(connection)
    await rows(sql`select pg_advisory_unlock(${migrationLock})`)
  })
}
