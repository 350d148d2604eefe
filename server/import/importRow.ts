import { toCamelCase, fieldsOf, requireResource, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import { noUploads, readValues } from '../api/values.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { recordsOf } from '../db/records/namedLists.ts'
import { equals, select, type Row } from '../db/records/records.ts'
import { insertRecord, lockForUpdate, updateRecord } from '../db/writing/mutations.ts'

/** The values of a row, by header. */
export type CsvRow = Readonly<Record<string, string>>

export type Outcome = 'added' | 'changed' | 'same'

/** An invalid row, with a message for the person who imports. */
export class InvalidRow extends Error {}

/**
 * Creates the record of a row, or updates it. A reference is given by name (`Region`); a missing one is created, with
 * the values of the columns `{Reference}{Field}`.
 * @throws InvalidRow, or ApiError 400
 */
export async function importRow(tx: Executor, resource: Resource, record: CsvRow): Promise<Outcome> {
  const parts = new Map<string, string>()
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind === 'reference') {
      const id = await findOrCreateReferenced(tx, requireResource(field.to), name, record)
      if (id !== undefined) parts.set(`${name}Id`.toLowerCase(), String(id))
    } else if (field.kind === 'place') {
      for (const coordinate of ['Latitude', 'Longitude'])
        if (record[coordinate] !== undefined)
          parts.set(coordinate.toLowerCase(), requireDegrees(coordinate, record[coordinate]))
    } else if (record[name] !== undefined) parts.set(toCamelCase(name).toLowerCase(), record[name])
  }
  const values = await readValues(resource, parts, noUploads, 'create')
  const existing = await findExisting(tx, resource, values.columns)
  if (!existing) {
    await insertRecord(tx, resource, values)
    return 'added'
  }
  const row = (await lockForUpdate(tx, resource, existing.Id))!
  await updateRecord(tx, resource, row, values)
  const after = (await lockForUpdate(tx, resource, existing.Id))!
  return after['Version'] === row['Version'] ? 'same' : 'changed'
}

/** An empty coordinate is an error in the file, not zero. */
function requireDegrees(coordinate: string, text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new InvalidRow(`${coordinate}: is missing or no number.`)
  return text
}

/** The id of the referenced record, created if missing; undefined if the row has no reference. */
async function findOrCreateReferenced(tx: Executor, target: Resource, name: string, record: CsvRow) {
  const title = record[name] ?? record[`${name}Name`]
  if (title === undefined || title === '') return undefined
  const values = new Map<string, string>([[toCamelCase(target.title).toLowerCase(), title]])
  for (const [field] of fieldsOf(target)) {
    const value = record[`${name}${field}`]
    if (value !== undefined) values.set(toCamelCase(field).toLowerCase(), value)
  }
  const read = await readValues(target, values, noUploads, 'create')
  const [existing] = await select(tx, target, {
    where: equals({ [target.title]: read.columns[target.title] }),
    limit: 1,
  })
  return existing?.Id ?? insertRecord(tx, target, read)
}

/**
 * The existing record of a row. Towns: by PostalCode, else by Name and Region in either script, among those without a
 * code (docs/rules.md#town-import). All others: by title.
 */
async function findExisting(tx: Executor, resource: Resource, columns: Columns): Promise<Row | undefined> {
  if (resource.name !== 'town') {
    return (await select(tx, resource, { where: equals({ [resource.title]: columns[resource.title] }), limit: 1 }))[0]
  }
  const code = columns['PostalCode']
  if (typeof code === 'string') {
    const [existing] = await select(tx, resource, { where: equals({ PostalCode: code }), limit: 1 })
    if (existing) return existing
  }
  const inRegion = await recordsOf(
    tx,
    resource,
    columns['RegionId'] === undefined ? {} : { RegionId: columns['RegionId'] },
  )
  const others = typeof code === 'string' ? inRegion.filter((row) => row['PostalCode'] === null) : inRegion
  const hasSame = (name: string) => (row: Row) =>
    typeof columns[name] === 'string' && columns[name] !== '' && isSameName(row[name], columns[name] as string)
  return others.find(hasSame('Name')) ?? others.find(hasSame('BurmeseName'))
}

const isSameName = (a: unknown, b: string) =>
  typeof a === 'string' && fold(a).replace(/[^\p{L}\p{M}\p{N}]/gu, '') === fold(b).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
