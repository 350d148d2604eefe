import type { Resource } from '#resources'
import { guessTargets, keptTarget, spelled } from '#resources/imports/headers.ts'
import { refusal } from '#resources/refusals.ts'
import type { Executor } from '../db/connection/database.ts'
import { changeImport, findMappings, insertImport, insertImportRows, type Import } from '../db/imports/imports.ts'
import { badField } from '../errors.ts'
import { noteOf, type Mapping } from '#resources/imports/readRow.ts'
import { readTable, type TableFile, type TableRow } from './readTable.ts'

export const maxTableMegabytes = 64
const maxRows = 200_000
const maxColumns = 200
/** Rows that are stored with one statement. */
const atOnce = 500

interface Received extends Pick<Import, 'ByProfileId' | 'FileName'> {
  resource: Resource
  file: TableFile
}

/** Stores the rows of a file, with the mapping that its header suggests or that was kept for it. @throws ApiError 400 for what is no table */
export async function receiveTable(tx: Executor, { resource, file, FileName, ByProfileId }: Received): Promise<number> {
  const rows = readTable(file)
  const first = (await rows.next()).value as TableRow | undefined
  const Header = first?.cells.slice(0, maxColumns) ?? []
  if (first?.problem || Header.every((name) => name === '')) throw badField('file', refusal.importNoRows)
  const Id = await insertImport(tx, {
    Resource: resource.name,
    FileName,
    Header,
    Mapping: await mappingFor(tx, resource, Header),
    ByProfileId,
  })
  let count = 0
  let portion: Parameters<typeof insertImportRows>[2][number][] = []
  for await (const { line, cells, problem } of rows) {
    if (++count > maxRows) throw tooLarge()
    portion.push({
      Nr: count,
      Line: line,
      Cells: cells.slice(0, maxColumns),
      Problem: problem && noteOf(null, problem),
    })
    if (portion.length < atOnce) continue
    await insertImportRows(tx, Id, portion)
    portion = []
  }
  if (count === 0) throw badField('file', refusal.importNoRows)
  await insertImportRows(tx, Id, portion)
  await changeImport(tx, Id, { Rows: count })
  return Id
}

export const tooLarge = () => badField('file', refusal.importTooLarge({ megabytes: maxTableMegabytes, rows: maxRows }))

/** A kept mapping that knows each column of the file, else a guess. */
async function mappingFor(tx: Executor, resource: Resource, header: readonly string[]): Promise<Mapping> {
  const kept = (await findMappings(tx, resource.name)).find(({ Mapping }) =>
    header.every((name) => Object.hasOwn(Mapping, spelled(name)) || reported.has(name)),
  )
  const columns = kept ? header.map((name) => keptTarget(kept.Mapping, name)) : guessTargets(resource, header)
  return { columns, values: {}, turn: true }
}

/** What the file of refused rows has besides, which an import ignores. */
export const refusedColumns = ['Row', 'Reason'] as const
const reported: ReadonlySet<string> = new Set(refusedColumns)
