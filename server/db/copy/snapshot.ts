import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { to as copyTo } from 'pg-copy-streams'
import { registry } from '#resources'
import { StartError } from '../../errors.ts'
import { withDirectConnection } from '../connection/database.ts'
import { fileColumnsOf, isFileList } from '../schema/fileColumns.ts'
import { takeLock } from '../connection/sessionLock.ts'
import { appliedMigrations } from '../migration/migrate.ts'
import { keepFiles, letFilesGo } from './fileLock.ts'
import { copiedTables, copyTarget, sequencesOf, type CopiedTable, type Sequence } from './copiedTables.ts'

/** The database at one moment, however long reading takes. One of its streams is read at a time. */
export interface Snapshot {
  migrations: number[]
  tables: CopiedTable[]
  sequences: Sequence[]
  /** A table's rows, as COPY writes them. */
  read(table: CopiedTable): Readable
  /** A table's rows as JSON, a line each, without what searching needs. */
  readJson(table: CopiedTable): Readable
  /** The stored files that records name: a name a line, each once. */
  readFileNames(): Readable
  /** Files that it names may be removed from now on. Not while one of its streams is read. */
  letFilesGo(): Promise<void>
}

/**
 * Files that the snapshot names stay while `work` runs, or until it lets them go. Writers are not held up.
 * @throws StartError when the database has no tables
 */
export const withSnapshot = <T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  withDirectConnection(
    url,
    async (connection) => {
      await takeLock(connection, 'snapshot', '_shared')
      // Before the snapshot: what is removed until then, it does not name.
      await keepFiles(connection)
      await connection.rows(sql`begin isolation level repeatable read read only`)
      const migrations = await appliedMigrations(connection)
      if (migrations.length === 0) throw new StartError('There is nothing in this database yet.')
      const tables = await copiedTables(connection)
      const copy = (what: string, how = '') => connection.client.query(copyTo(`copy ${what} to stdout${how}`))
      return work({
        migrations,
        tables,
        sequences: await sequencesOf(connection, tables),
        read: (table) => copy(copyTarget(table)),
        readJson: (table) => copy(`(${jsonRows(table)})`, ` (${rawText})`),
        readFileNames: () => copy(`(${fileNames(tables)})`),
        letFilesGo: async () => void (await letFilesGo(connection)),
      })
    },
    { pipeline: false },
  )

/** COPY's options by which a text comes out as it is: neither character is ever in JSON. */
const rawText = `format csv, quote e'\\x01', delimiter e'\\x02'`

const jsonRows = ({ name, columns }: CopiedTable) =>
  `select to_jsonb(r) - '{Search,SearchName,StaticRank,RankBlock}'::text[] from public."${name}" r order by r."${columns[0]}"`

/** Of the columns that are there: an older version may not have all of them. */
function fileNames(tables: readonly CopiedTable[]): string {
  const columns = new Map(tables.map(({ name, columns }) => [name, columns]))
  const selects = [...registry.values()].flatMap((resource) =>
    fileColumnsOf(resource)
      .filter((column) => columns.get(resource.name)?.includes(column))
      .map((column) =>
        isFileList(resource, column)
          ? `select unnest("${column}") as name from public."${resource.name}"`
          : `select "${column}" as name from public."${resource.name}"`,
      ),
  )
  return `select distinct name from (${selects.join(' union all ')}) named where name is not null order by name`
}
