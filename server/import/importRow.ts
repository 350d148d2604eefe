import { toCamelCase, fieldsOf, requireResource, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import { noUploads, readValues } from '../api/values.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { recordsOf } from '../db/records/namedLists.ts'
import { equals, select, type Row } from '../db/records/records.ts'
import { insertRecord, lockForUpdate, updateRecord } from '../db/writing/mutations.ts'
import type { TableRow } from './readTable.ts'

export type Outcome = 'added' | 'changed' | 'same'

/** An invalid row, with a message for the person who imports. */
export class InvalidRow extends Error {}

const coordinates = ['Latitude', 'Longitude']

/** What a column may be called. */
export const columnNames = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'place') return coordinates
    if (field.kind !== 'reference') return [name]
    return [name, ...fieldsOf(requireResource(field.to)).map(([of]) => `${name}${of}`)]
  })

/**
 * Creates the record of a row, or updates it. A reference is given by name (`Region`); a missing one is created, with
 * the values of the columns `{Reference}{Field}`.
 * @throws InvalidRow, or ApiError 400
 */
export async function importRow(tx: Executor, resource: Resource, record: TableRow): Promise<Outcome> {
  const parts = new Map<string, string>()
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind === 'reference') {
      const id = await findOrCreateReferenced(tx, requireResource(field.to), name, record)
      if (id !== undefined) parts.set(`${name}Id`.toLowerCase(), String(id))
    } else if (field.kind === 'place') {
      if (coordinates.some((coordinate) => record[coordinate] !== undefined))
        for (const coordinate of coordinates)
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
  for (const [name, value] of Object.entries(values.columns)) {
    if (!isPoorer(value, row[name])) continue
    delete values.columns[name]
    delete values.raw[name]
  }
  await updateRecord(tx, resource, row, values)
  const after = (await lockForUpdate(tx, resource, existing.Id))!
  return after['Version'] === row['Version'] ? 'same' : 'changed'
}

/** An empty coordinate is an error in the file, not zero. */
function requireDegrees(coordinate: string, text = ''): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new InvalidRow(`${coordinate}: is missing or no number.`)
  return text
}

/** The id of the referenced record, created if missing; undefined if the row has no reference. */
async function findOrCreateReferenced(tx: Executor, target: Resource, name: string, record: TableRow) {
  const title = record[name] ?? record[`${name}Name`]
  if (title === undefined || title === '') return undefined
  const values = new Map<string, string>([[toCamelCase(target.title).toLowerCase(), title]])
  for (const [field] of fieldsOf(target)) {
    const value = record[`${name}${field}`]
    if (value !== undefined) values.set(toCamelCase(field).toLowerCase(), value)
  }
  const read = await readValues(target, values, noUploads, 'create')
  const named = [title, record[`${name}BurmeseName`] ?? ''].filter((one) => one !== '')
  const rows = await recordsOf(tx, target, {})
  const existing = rows.find((row) => named.some((one) => hasName(target, row, one)))
  return existing?.Id ?? insertRecord(tx, target, read)
}

/**
 * The existing record of a row. Towns: by PostalCode, else by Name and Region in either script, among those without a
 * code (docs/rules.md#town-import). All others: by name.
 */
async function findExisting(tx: Executor, resource: Resource, columns: Columns): Promise<Row | undefined> {
  const named = [columns[resource.title], columns['BurmeseName']].filter((name) => typeof name === 'string')
  const region = columns['RegionId'] === undefined ? {} : { RegionId: columns['RegionId'] }
  const isSame = (row: Row) => named.some((name) => hasName(resource, row, name))
  if (resource.name !== 'town') return (await recordsOf(tx, resource, {})).find(isSame)
  const code = columns['PostalCode']
  if (typeof code === 'string') {
    for (const PostalCode of [code, `0${code}`, bare(code)]) {
      const [existing] = await select(tx, resource, { where: equals({ PostalCode }), limit: 1 })
      if (existing) return existing
    }
  }
  const inRegion = await recordsOf(tx, resource, region)
  return (typeof code === 'string' ? inRegion.filter((row) => row['PostalCode'] === null) : inRegion).find(isSame)
}

/** Spreadsheets take the zero in front of a postal code away: 1991 is 01991. */
const bare = (code: string) => code.replace(/^0+/, '')

/** By its name in either script, whatever its case, spaces and signs. */
const hasName = ({ title }: Resource, row: Row, name: string) =>
  [row[title], row['BurmeseName']].some(
    (one) => typeof one === 'string' && plain(one) !== '' && plain(one) === plain(name),
  )

const plain = (name: string) => fold(name).replace(/[^\p{L}\p{M}\p{N}+#&]/gu, '')

/** What a spreadsheet has made of the stored text: without its first zeros, or in capitals. */
const isPoorer = (value: unknown, stored: unknown) =>
  typeof value === 'string' &&
  typeof stored === 'string' &&
  value !== stored &&
  (value === bare(stored) || (value === value.toUpperCase() && value === stored.toUpperCase()))
