import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '../../environment.ts'
import { withDirectConnection } from '../connection/database.ts'
import { rebuildOutdatedIndexes } from '../search/index/rebuild.ts'

/** Any number, the same in every process: the advisory lock under which migrations run. */
const migrationLock = 823_511_902

/**
 * Brings a database up to the committed migrations. All of them run in one transaction, so one that is killed half way
 * leaves nothing; processes that start at once wait for each other.
 */
export async function migrate(url: string): Promise<void> {
  await withDirectConnection(url, async (connection) => {
    const { client, rows } = connection
    await rows(sql`select pg_advisory_lock(${migrationLock})`)
    await applyMigrations(drizzle(client), {
      migrationsFolder: join(projectRoot, 'server', 'db', 'schema', 'migrations'),
    })
    await rebuildOutdatedIndexes(connection)
    await rows(sql`select pg_advisory_unlock(${migrationLock})`)
  })
}
