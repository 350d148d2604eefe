import { setImmediate as breathe } from 'node:timers/promises'
import { fieldsOf, partNames, requireResource, type Resource } from '#resources'
import { bare, keysOf, Known, type Facts } from '#resources/imports/alike.ts'
import { importsOf } from '#resources/imports/imports.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { isUnderPage } from '#resources/under.ts'
import { applyFieldDependencies } from '../api/fieldRules.ts'
import { noUploads, readValues, type ReadValues } from '../api/values.ts'
import { factsOf, findAlike } from '../db/imports/alike.ts'
import {
  changeImport,
  findKeyed,
  rowsAfter,
  writeKeys,
  writeResults,
  type Import,
  type ImportRow,
  type RowOutcome,
  type RowResult,
} from '../db/imports/imports.ts'
import { insertImported } from '../db/imports/write.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { changedColumns, lockForUpdate, updateRecord, type Changes } from '../db/writing/mutations.ts'
import { ApiError } from '../errors.ts'
import { findNamed, type Named } from './references.ts'
import { noteOf, readRow, type Draft } from '#resources/imports/readRow.ts'

/** Rows that are read before others are answered in between. */
const atOnce = 10

interface Row extends Draft {
  row: ImportRow
  values: ReadValues | null
  facts: Facts | null
  result: RowResult
}

/**
 * Tries or writes the next rows of an import, in one transaction with what it notes about them: a process that ends in between
 * has done nothing of it. The trial reads and judges as the run does, and writes nothing else.
 * @returns whether rows are left
 */
export async function importPortion(tx: Executor, imported: Import, limit: number): Promise<boolean> {
  const resource = requireResource(imported.Resource)
  const writes = imported.Job === 'run'
  const stored = await rowsAfter(tx, imported.Id, imported.Done, limit)
  const drafts: Draft[] = []
  for (const [at, row] of stored.entries()) {
    if (at % atOnce === 0) await breathe()
    drafts.push(draftOf(resource, imported, row))
  }
  const named = await findNamed(tx, resource, imported.Mapping, drafts, writes)
  const rows: Row[] = []
  for (const [at, row] of stored.entries()) {
    if (at % atOnce === 0) await breathe()
    rows.push(await complete(resource, row, drafts[at]!, named[at]!))
  }
  const known = await knownBefore(tx, resource, imported, rows)
  const made: Row[] = []
  for (const row of rows) if (row.facts && (await judge(tx, resource, imported, known, row, row.facts))) made.push(row)
  if (writes) {
    const values = made.map((row) => row.values!)
    const ids = await insertImported(tx, resource, values)
    for (const [at, { result }] of made.entries()) result.RecordId = ids[at]!
  }
  const keys = made.flatMap(({ facts, row: { Nr }, result }) =>
    [...new Set(keysOf(facts!))].map((Key) => ({ Key, Nr, Facts: { ...facts!, Id: result.RecordId } })),
  )
  await writeKeys(tx, imported.Id, keys)
  const results = rows.map(({ result }) => result)
  await writeResults(tx, imported.Id, results)
  const Counts = { ...imported.Counts }
  for (const { result } of rows) Counts[result.Outcome!] = (Counts[result.Outcome!] ?? 0) + 1
  await changeImport(tx, imported.Id, { Done: stored.at(-1)?.Nr ?? imported.Rows, Counts })
  return stored.length === limit
}

function draftOf(resource: Resource, { Mapping }: Import, { Cells, Problem }: ImportRow): Draft {
  const draft = readRow(resource, Mapping, Cells)
  return Problem ? { ...draft, notes: [Problem], isRefused: true } : draft
}

/** Reads the values as a create does, and leaves out what cannot be read of fields that are not needed. */
async function complete(resource: Resource, row: ImportRow, draft: Draft, { ids, lists }: Named): Promise<Row> {
  const result: RowResult = {
    Nr: row.Nr,
    Outcome: 'refused',
    Title: null,
    RecordId: null,
    OfLine: null,
    Notes: draft.notes,
  }
  const refused = (): Row => ({ ...draft, row, values: null, facts: null, result })
  result.Title = draft.parts.get(resource.title.toLowerCase())?.slice(0, 100) ?? null
  if (draft.isRefused) return refused()
  const values = await readTolerantly(resource, draft)
  if (!values) return refused()
  for (const [name, id] of ids) values.columns[`${name}Id`] = id
  for (const [name, list] of lists) if (list.length > 0) values.relatedIds.set(name, list)
  for (const name of resource.under)
    if (!ids.has(name)) {
      const { label } = resource.fields[name]!
      if (!draft.notes.some(({ field }) => field === name))
        draft.notes.push(noteOf(name, refusal.required({ name, label })))
      return refused()
    }
  const needs = importsOf(resource)?.needs ?? []
  if (needs.length > 0 && !needs.some((name) => hasValue(values.columns, name))) {
    const labels = needs.map((name) => resource.fields[name]!.label)
    const [names, burmeseNames] = [labels.map(({ en }) => en).join(', '), labels.map(({ my }) => my).join('၊ ')]
    draft.notes.push(noteOf(null, refusal.importNeeds({ names, burmeseNames })))
    return refused()
  }
  result.Title = String(values.columns[resource.title] ?? '').slice(0, 100)
  return {
    ...draft,
    row,
    values,
    facts: factsOf(resource, values.columns, { Id: null, Line: row.Line, IsOwned: false }),
    result,
  }
}

const hasValue = (columns: Columns, name: string) =>
  name === 'Location'
    ? Boolean(columns['Latitude'] && columns['Longitude'])
    : Boolean(columns[name] ?? columns[`${name}Id`])

/** Null: the row is refused, and its notes say why. A price that cannot be read is no small thing to leave out. */
async function readTolerantly(resource: Resource, { parts, notes }: Draft): Promise<ReadValues | null> {
  const needed = new Set(
    fieldsOf(resource).flatMap(([name, field]) =>
      field.required || (field.kind === 'number' && field.unit === 'kyat') ? partNames(name, field) : [],
    ),
  )
  for (;;) {
    let wrong: [string, Refusal][]
    try {
      const values = await readValues(resource, parts, noUploads, 'create')
      return { ...values, columns: { ...applyFieldDependencies(resource, values.columns, null) } }
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fields) throw error
      wrong = Object.entries(error.fields)
    }
    for (const [part, why] of wrong) notes.push(noteOf(fieldOfPart(resource, part), why))
    if (wrong.some(([part]) => needed.has(part) || !parts.has(part.toLowerCase()))) return null
    for (const [part] of wrong) parts.delete(part.toLowerCase())
  }
}

const fieldOfPart = (resource: Resource, part: string) =>
  fieldsOf(resource).find(([name, field]) => partNames(name, field).includes(part))?.[0] ?? part

async function knownBefore(tx: Executor, resource: Resource, { Id }: Import, rows: readonly Row[]): Promise<Known> {
  const all = rows.flatMap(({ facts }) => facts ?? [])
  const typed = (name: string) =>
    rows.flatMap(({ values }) => (typeof values?.columns[name] === 'string' ? [values.columns[name]] : []))
  const known = new Known()
  const names = [...typed(resource.title), ...typed('BurmeseName')]
  const codes = (importsOf(resource)?.codes ?? []).flatMap(typed)
  const numbers = all.flatMap(({ Numbers }) => Numbers)
  // What earlier rows have made counts as these rows, as it did in the trial.
  const earlier = await findKeyed(tx, Id, [...new Set(all.flatMap(keysOf))])
  const made = new Set(earlier.map((facts) => facts.Id))
  const under = isUnderPage(resource) ? all.map(({ Within }) => Number(Within)) : undefined
  const records = await findAlike(tx, resource, { names, codes, numbers, under })
  for (const facts of [...records.filter((one) => !made.has(one.Id)), ...earlier]) known.add(facts)
  return known
}

/** What becomes of a row. @returns whether it makes a record */
async function judge(
  tx: Executor,
  resource: Resource,
  imported: Import,
  known: Known,
  row: Row,
  facts: Facts,
): Promise<boolean> {
  const { result } = row
  const alike = known.find(facts)
  if (!alike) {
    result.Outcome = 'new'
    known.add(facts)
    return true
  }
  const { Id, Line, IsOwned } = alike.facts
  result.RecordId = Id
  result.OfLine = Line
  // What is somebody's own is changed by them; what belongs to nobody, by its code.
  const changes = Id !== null && Line === null && !IsOwned && (alike.by === 'code' || !resource.ownedBy)
  result.Outcome = changes ? await change(tx, resource, imported, Id, row) : 'double'
  if (!changes)
    row.notes.push(
      Line === null ? noteOf(null, refusal.importDouble) : noteOf(null, refusal.importDoubleLine({ line: Line })),
    )
  return false
}

async function change(
  tx: Executor,
  resource: Resource,
  imported: Import,
  id: number,
  { values, parts }: Row,
): Promise<RowOutcome> {
  const stored = await lockForUpdate(tx, resource, id)
  // Somebody may have become its owner meanwhile.
  if (!stored || (resource.ownedBy && stored[`${resource.ownedBy}Id`] !== null)) return 'double'
  // A new record's first choices are none of the row's.
  const isChosen = (name: string) => resource.fields[name]?.kind !== 'choice' || parts.has(name.toLowerCase())
  const columns = Object.fromEntries(
    Object.entries(values!.columns).filter(
      ([name, value]) => isChosen(name) && !isPoorer(value, stored[name]) && typeof stored[name] !== 'undefined',
    ),
  )
  const changes: Changes = { ...values, columns, by: { profileId: imported.ByProfileId ?? 0, byRole: true } }
  if (imported.Job !== 'run') return Object.keys(changedColumns(stored, changes)).length > 0 ? 'changed' : 'same'
  const { by, ...unsigned } = changes
  const whole = imported.ByProfileId === null ? unsigned : { ...unsigned, by: by! }
  const changed = await updateRecord(tx, resource, stored, whole)
  return changed.length > 0 ? 'changed' : 'same'
}

/** What a spreadsheet has made of the stored text: without its first zeros, or in capitals. Nothing takes the place of something. */
const isPoorer = (value: unknown, stored: unknown) =>
  value === null ||
  (typeof value === 'string' &&
    typeof stored === 'string' &&
    value !== stored &&
    (value === bare(stored) || (value === value.toUpperCase() && value === stored.toUpperCase())))
