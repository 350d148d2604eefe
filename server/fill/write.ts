import type { Row } from '#demo/index.ts'
import { fieldsOf, type Resource } from '#resources'
import { insertRecords } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'

/** Writes rows of the demonstration as records of a declaration; what they refer to in lists stands in their fields. */
export async function writeRecords(db: Executor, resource: Resource, rows: readonly Row[]): Promise<void> {
  const listNames = fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'references' ? [name] : []))
  if (listNames.length === 0) return insertRecords(db, resource, rows)
  const lists = new Map(
    rows.map((row) => [row['Id'], new Map(listNames.map((name) => [name, (row[name] ?? []) as number[]]))]),
  )
  const columns = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !listNames.includes(name))),
  )
  await insertRecords(db, resource, columns, (record) => lists.get(record['Id']) ?? new Map())
}
