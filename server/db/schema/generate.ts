import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { projectRoot } from '../../config/environment.ts'
import { schemaTables } from './internalTables.ts'

export const migrationsFolder = join(projectRoot, 'server', 'db', 'schema', 'migrations')
const indexesFile = join(migrationsFolder, 'indexes.sql')
const journalFile = join(migrationsFolder, 'meta', '_journal.json')

interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
type Snapshot = ReturnType<typeof generateDrizzleJson>

export const readJournal = (): Journal => JSON.parse(readFileSync(journalFile, 'utf8')) as Journal

export function lastSnapshot(): Snapshot {
  const last = readJournal().entries.at(-1)
  if (!last) return generateDrizzleJson({})
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', `${last.tag}.json`), 'utf8')) as Snapshot
}

export const declaredSnapshot = (tables = schemaTables()): Snapshot =>
  generateDrizzleJson(Object.fromEntries(tables), lastSnapshot().id)

/** The SQL statements from the last migration to the declarations; none when they agree. */
export async function missingStatements(tables = schemaTables()): Promise<string[]> {
  return generateMigration(lastSnapshot(), declaredSnapshot(tables))
}

/** Writes the next migration for review. Returns its name, or null when nothing has changed. */
export async function writeMigration(name: string): Promise<string | null> {
  const statements = await missingStatements()
  if (statements.length === 0) return null
  const journal = readJournal()
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  const tables = Object.values(lastSnapshot().tables as Record<string, { name: string }>).map((table) => table.name)
  const { now, indexes } = withoutIndexes(statements, tables, readFileSync(indexesFile, 'utf8'))
  writeFileSync(join(migrationsFolder, `${tag}.sql`), now.join('\n--> statement-breakpoint\n') + '\n')
  writeFileSync(indexesFile, indexes)
  writeFileSync(join(migrationsFolder, 'meta', `${tag}.json`), JSON.stringify(declaredSnapshot()) + '\n')
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(journalFile, JSON.stringify(journal, null, 2) + '\n')
  return tag
}

/** Takes the indexes of tables that are there already out of a migration, and into the file of those that are made later. */
export function withoutIndexes(statements: readonly string[], tables: readonly string[], file: string) {
  const isLater = (one: string) => tables.includes(/^CREATE INDEX "\w+" ON "(\w+)"/.exec(one)?.[1] ?? '')
  const dropped = statements.flatMap((one) => /^DROP INDEX ("\w+")/.exec(one)?.[1] ?? [])
  const kept = file.split('\n').filter((line) => line !== '' && !dropped.some((name) => line.includes(`LY ${name} ON`)))
  const added = statements.filter(isLater).map((one) => one.replace('INDEX', 'INDEX CONCURRENTLY'))
  const now = statements.filter((one) => !isLater(one))
  return { now: now.length > 0 ? now : ['-- See indexes.sql.'], indexes: [...kept, ...added, ''].join('\n') }
}
