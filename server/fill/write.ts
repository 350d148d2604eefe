import type { Row } from '#demo/index.ts'
import { fieldsOf, type Resource } from '#resources'
import { insertRecords } from '../db/writing/bulk.ts'
import type { Executor } from '../db/connection/database.ts'

/** Writes demo rows as records. The ids of `references` fields are in the rows. */
export async function writeRecords(db: Executor, resource: Resource, rows: readonly Row[]): Promise<void> {
  const referencesFields = fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'references' ? [name] : []))
  if (referencesFields.length === 0) return insertRecords(db, resource, rows)
  const relatedIds = new Map(
    rows.map((row) => [row['Id'], new Map(referencesFields.map((name) => [name, (row[name] ?? []) as number[]]))]),
  )
  const columns = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !referencesFields.includes(name))),
  )
  await insertRecords(db, resource, columns, (record) => relatedIds.get(record['Id']) ?? new Map())
}
