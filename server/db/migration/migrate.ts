import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { registry } from '#resources'
import { projectRoot } from '../../config/environment.ts'
import { ensureBurmeseCollation } from '../connection/collation.ts'
import { ensureChangeTriggers } from '../changes/triggers.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { releaseLock, takeLock } from '../connection/sessionLock.ts'
import { StartError } from '../../errors.ts'
import { searchedFields } from '../schema/searchedFields.ts'
import { ensureRankTriggers } from '../searchIndex/rankBlocks.ts'
import { rebuildOutdatedIndexes } from '../writing/rebuild.ts'

/** Milliseconds that a migration waits for a table that is in use: whoever comes after it waits no longer. */
const lockTimeoutMs = 1000
const pauseMs = 2000

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
 * Applies the committed migrations. They all run in one transaction, so an interrupted run leaves nothing behind; then come indexes.
 * Processes that start at the same time wait for each other, and what there is to do waits for backups to end.
 * @throws StartError when a newer version has migrated the database
 */
export async function migrate(url: string, print: (line: string) => void = () => undefined): Promise<void> {
  await withDirectConnection(url, async (connection) => {
    const { client } = connection
    const waitFor = (lock: 'migration' | 'snapshot', why: string) =>
      takeLock(connection, lock, '', () => print(`${why} Waiting for its end …`))
    await waitFor('migration', 'Another server brings the database up to date.')
    const isBehind = (await isMissingMigrations(connection)) || (await missingIndexes(connection)).length > 0
    if (isBehind) await waitFor('snapshot', 'A backup is running. The database is brought up to date after it.')
    await holdingUpNobody(connection, print, async () => {
      await ensureBurmeseCollation(connection)
      await applyMigrations(drizzle(client), { migrationsFolder })
      await ensureChangeTriggers(connection)
      await ensureRankTriggers(connection)
      await keepRowsInOnePiece(connection)
    })
    await makeMissingIndexes(connection)
    if (isBehind) await releaseLock(connection, 'snapshot')
    await rebuildOutdatedIndexes(connection)
    await releaseLock(connection, 'migration')
  })
}

/** Does it as soon as no table that it needs is in use for long, by a dump or a statement by hand. */
async function holdingUpNobody(db: Executor, print: (line: string) => void, work: () => Promise<void>): Promise<void> {
  await db.rows(sql.raw(`set lock_timeout = ${lockTimeoutMs}`))
  const isLocked = (error: Error) => {
    const { code } = (error.cause ?? error) as { code?: string }
    if (code === '55P03') return true
    throw error
  }
  for (let tries = 0; await work().then(() => false, isLocked); tries++) {
    if (tries === 0) print('The database cannot be brought up to date while a table is in use. Waiting for it …')
    await sleep(pauseMs)
  }
  await db.rows(sql`set lock_timeout = 0`)
}

/**
 * Whether there are migrations to apply.
 * @throws StartError for a database that a newer version has changed: this one would read and write it wrongly
 */
async function isMissingMigrations(db: Executor): Promise<boolean> {
  const known = new Set(await knownMigrations())
  const applied = await appliedMigrations(db)
  if (applied.every((one) => known.has(one))) return applied.length < known.size
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
      await takeLock(connection, 'migration')
      await ensureBurmeseCollation(connection)
      await applyMigrations(drizzle(connection.client), { migrationsFolder: folder })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Indexes of tables with rows that are missing, or were broken off: in the migrations writers would wait (docs/safety.md#s66). */
async function missingIndexes(db: Executor) {
  const text = await readFile(join(migrationsFolder, 'indexes.sql'), 'utf8')
  const there = await db.rows<{ name: string; valid: boolean }>(sql`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace`)
  const valid = new Map(there.map((index) => [index.name, index.valid]))
  return [...text.matchAll(/^CREATE INDEX CONCURRENTLY "(\w+)" .+$/gm)]
    .map(([statement, name = '']) => ({ statement, name, isValid: valid.get(name) }))
    .filter(({ isValid }) => isValid !== true)
}

async function makeMissingIndexes(db: Executor): Promise<void> {
  for (const { name, statement, isValid } of await missingIndexes(db)) {
    if (isValid === false) await db.rows(sql`drop index concurrently ${sql.identifier(name)}`)
    await db.rows(sql.raw(statement))
  }
}

/**
 * Bytes up to which a row stays in one piece: from 2 kB on PostgreSQL otherwise moves its longest values into another table, where a search
 * would look up thousands of vectors one by one (docs/decisions/search.md#rows-in-one-piece).
 */
const maxRowBytes = 4080

/**
 * Sets this limit on every searched table that does not have it. It counts for rows that are written from now on; tables are not
 * rewritten, and the statement blocks neither readers nor writers.
 */
async function keepRowsInOnePiece(db: Executor): Promise<void> {
  const option = `toast_tuple_target=${maxRowBytes}`
  const searched = [...registry.values()].filter((one) => searchedFields(one).length > 0).map(({ name }) => name)
  const missing = await db.rows<{ name: string }>(
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r' and c.relname = any(${sql.param(searched)}::text[])
        and not coalesce(c.reloptions, '{}') && array[${option}]`,
  )
  for (const { name } of missing)
    await db.rows(sql`alter table ${sql.identifier(name)} set (${sql.raw(option.replace('=', ' = '))})`)
}
