import { camel, fieldsOf, requireResource, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import { readValues } from '../api/values.ts'
import type { Executor } from '../db/connection/database.ts'
import { recordsOf } from '../db/records/namedLists.ts'
import { equals, select, type Row } from '../db/records/records.ts'
import { insertRecord, lockForUpdate, updateRecord } from '../db/records/mutations.ts'

export type Outcome = 'added' | 'changed' | 'same'

/** What is wrong with a row of a file, for who runs the command. */
export class UnfitRow extends Error {}

/**
 * Makes one row of a file a record, or brings the record it means up to date. A reference is given by the name of what
 * it points at (`Region`), which is made when it is not there and `{Reference}{Field}` columns describe it.
 * @throws UnfitRow, or ApiError 400, saying what is wrong with the row
 */
export async function importRow(
  tx: Executor,
  resource: Resource,
  record: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const parts = new Map<string, string>()
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind === 'reference') {
      const id = await referenced(tx, requireResource(field.to), name, record)
      if (id !== undefined) parts.set(`${name}Id`.toLowerCase(), String(id))
    } else if (field.kind === 'place') {
      for (const half of ['Latitude', 'Longitude'])
        if (record[half] !== undefined) parts.set(half.toLowerCase(), requireDegrees(half, record[half]))
    } else if (record[name] !== undefined) parts.set(camel(name).toLowerCase(), record[name])
  }
  const values = await readValues(resource, parts, new Set(), 'create')
  const known = await meant(tx, resource, values.columns)
  if (!known) {
    await insertRecord(tx, resource, values)
    return 'added'
  }
  const row = (await lockForUpdate(tx, resource, known.Id))!
  await updateRecord(tx, resource, row, values)
  const after = (await lockForUpdate(tx, resource, known.Id))!
  return after['Version'] === row['Version'] ? 'same' : 'changed'
}

/** An empty half of a place is a hole in the file, not the Gulf of Guinea. */
function requireDegrees(half: string, text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new UnfitRow(`${half}: is missing or no number.`)
  return text
}

/** The id of the record a reference names, made if need be; undefined where the row says nothing of it. */
async function referenced(
  tx: Executor,
  target: Resource,
  name: string,
  record: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const title = record[name] ?? record[`${name}Name`]
  if (title === undefined || title === '') return undefined
  const values = new Map<string, string>([[camel(target.title).toLowerCase(), title]])
  for (const [field] of fieldsOf(target)) {
    const given = record[`${name}${field}`]
    if (given !== undefined) values.set(camel(field).toLowerCase(), given)
  }
  const read = await readValues(target, values, new Set(), 'create')
  const [known] = await select(tx, target, { where: equals({ [target.title]: read.columns[target.title] }), limit: 1 })
  return known?.Id ?? insertRecord(tx, target, read)
}

/**
 * The record a row means. Towns: by PostalCode, else by Name and Region (docs/rules.md#town-import), in either script, among
 * those without a code of their own. Everything else: by its title.
 */
async function meant(
  tx: Executor,
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
): Promise<Row | undefined> {
  if (resource.name !== 'town') {
    return (await select(tx, resource, { where: equals({ [resource.title]: columns[resource.title] }), limit: 1 }))[0]
  }
  const code = columns['PostalCode']
  if (typeof code === 'string') {
    const [known] = await select(tx, resource, { where: equals({ PostalCode: code }), limit: 1 })
    if (known) return known
  }
  const inRegion = await recordsOf(
    tx,
    resource,
    columns['RegionId'] === undefined ? {} : { RegionId: columns['RegionId'] },
  )
  const others = typeof code === 'string' ? inRegion.filter((row) => row['PostalCode'] === null) : inRegion
  const alike = (name: string) => (row: Row) =>
    typeof columns[name] === 'string' && columns[name] !== '' && sameName(row[name], columns[name] as string)
  return others.find(alike('Name')) ?? others.find(alike('BurmeseName'))
}

const sameName = (a: unknown, b: string) =>
  typeof a === 'string' && fold(a).replace(/[^\p{L}\p{M}\p{N}]/gu, '') === fold(b).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
