import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { projectRoot } from '../../config/environment.ts'
import { schemaTables } from './internalTables.ts'

export const migrationsFolder = join(projectRoot, 'server', 'db', 'schema', 'migrations')
const journalFile = join(migrationsFolder, 'meta', '_journal.json')

interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
type Snapshot = ReturnType<typeof generateDrizzleJson>

export const readJournal = (): Journal => JSON.parse(readFileSync(journalFile, 'utf8')) as Journal

/** The schema after the last migration. */
export function lastSnapshot(): Snapshot {
  const last = readJournal().entries.at(-1)
  if (!last) return generateDrizzleJson({})
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', `${last.tag}.json`), 'utf8')) as Snapshot
}

/** The schema that the declarations describe. */
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
  const tag = `${String(readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')).length).padStart(4, '0')}_${name}`
  writeFileSync(join(migrationsFolder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n') + '\n')
  writeFileSync(join(migrationsFolder, 'meta', `${tag}.json`), JSON.stringify(declaredSnapshot()) + '\n')
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(journalFile, JSON.stringify(journal, null, 2) + '\n')
  return tag
}
