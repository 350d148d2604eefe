import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '../../config/environment.ts'
import { ensureBurmeseCollation } from '../connection/collation.ts'
import { ensureChangeTriggers } from '../changes/triggers.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { StartError } from '../../errors.ts'
import { ensureRankTriggers } from '../searchIndex/rankBlocks.ts'
import { rebuildOutdatedIndexes } from '../writing/rebuild.ts'
import { keepRowsInOnePiece } from './rowsInOnePiece.ts'

/** The key of the advisory lock for migrations: an arbitrary number, the same in every process. */
const migrationLock = 823_511_902

const migrationsFolder = join(projectRoot, 'server', 'db', 'schema', 'migrations')
const journalOf = (folder: string) => join(folder, 'meta', '_journal.json')

interface Journal {
  /** `when` in milliseconds since 1970: by it the database remembers which migrations it has. */
  entries: { when: number }[]
}

const readJournal = async () => JSON.parse(await readFile(journalOf(migrationsFolder), 'utf8')) as Journal

/** The migrations this version knows, in their order, each by its time. */
export const knownMigrations = async () => (await readJournal()).entries.map(({ when }) => when)

/** Those that a database has. */
export async function appliedMigrations(db: Executor): Promise<number[]> {
  const [table] = await db.rows<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!table?.isThere) return []
  const rows = await db.rows<{ at: string }>(sql`select created_at as at from drizzle.__drizzle_migrations order by 1`)
  return rows.map(({ at }) => Number(at))
}

/**
 * Applies the committed migrations. They all run in one transaction, so an interrupted run leaves nothing behind.
 * Processes that start at the same time wait for each other.
 * @throws StartError when a newer version has migrated the database
 */
export async function migrate(url: string): Promise<void> {
  await withDirectConnection(url, async (connection) => {
    const { client, rows } = connection
    await rows(sql`select pg_advisory_lock(${migrationLock})`)
    await refuseNewer(connection)
    await ensureBurmeseCollation(connection)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await ensureChangeTriggers(connection)
    await ensureRankTriggers(connection)
    await keepRowsInOnePiece(connection)
    await rebuildOutdatedIndexes(connection)
    await rows(sql`select pg_advisory_unlock(${migrationLock})`)
  })
}

/** Refuses a database that a newer version has changed: this one would read and write it wrongly. */
async function refuseNewer(db: Executor): Promise<void> {
  const known = new Set(await knownMigrations())
  if ((await appliedMigrations(db)).every((one) => known.has(one))) return
  throw new StartError(
    'A newer version of Zay has changed this database. Please start that version, or restore a backup that was made before it.',
  )
}

/** As `appliedMigrations`, of the database at this address. */
export const appliedMigrationsAt = (url: string) => withDirectConnection(url, appliedMigrations)

/** Brings an empty database to the schema of an older version, to put that version's data into it. */
export async function migrateUpTo(url: string, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journal = await readJournal()
    const entries = journal.entries.filter(({ when }) => when <= last)
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries }))
    await withDirectConnection(url, async (connection) => {
      await connection.rows(sql`select pg_advisory_lock(${migrationLock})`)
      await ensureBurmeseCollation(connection)
      await applyMigrations(drizzle(connection.client), { migrationsFolder: folder })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
