import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import type { OnUpload } from '../upload.ts'

export const rowOutcomes = ['new', 'changed', 'same', 'double', 'refused', 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

export interface ListedImport {
  Id: number
  Resource: string
  FileName: string | null
  Rows: number
  State: 'tried' | 'running' | 'done' | 'undone'
  Job: 'try' | 'run' | 'undo' | null
  Done: number
  Counts: Partial<Record<RowOutcome, number>>
  Because: 'stopped' | 'right' | null
  ByName: string | null
  IsOperators: boolean
  CreatedAt: string
  IsUndoable: boolean
}
export interface ImportMapping {
  columns: readonly (string | null)[]
  values: Readonly<Record<string, Readonly<Record<string, number | null>>>>
  turn: boolean
}
export interface WholeImport extends ListedImport {
  Header: readonly string[]
  Mapping: ImportMapping
  Samples: readonly (readonly string[])[]
  Unknown: readonly { Field: string; Value: string; Key: string; Rows: number }[]
  Kept: readonly { Name: string; Columns: readonly (string | null)[] }[]
}
export interface ImportedRow {
  Nr: number
  Line: number
  Outcome: RowOutcome | null
  Title: string | null
  RecordId: number | null
  OfLine: number | null
  Notes: readonly { Field: string | null; Text: string }[]
}
export interface AlikePair {
  Id: number
  Name: string
  OtherId: number
  OtherName: string | null
  OtherAddress: string | null
  Metres: number | null
  Similarity: number
}

const read = async <T>(address: string, signal?: AbortSignal) =>
  (await httpClient(address, { signal: signal ?? null })).json as T

export const findImports = (signal?: AbortSignal) => read<ListedImport[]>('/import/api', signal)
export const findImport = (id: number, signal?: AbortSignal) => read<WholeImport>(`/import/api/byId/${id}`, signal)
export const findImportRows = (id: number, outcome: string, after: number, signal?: AbortSignal) =>
  read<{ Rows: ImportedRow[]; Next: number | null }>(
    `/import/api/rows/${id}?${new URLSearchParams({ outcome, ...(after > 0 && { after: String(after) }) })}`,
    signal,
  )
export const findAlike = (id: number, after: number, signal?: AbortSignal) =>
  read<{ Pairs: AlikePair[]; Next: number | null }>(
    `/import/api/alike/${id}${after > 0 ? `?after=${after}` : ''}`,
    signal,
  )

/** POST /import/api: the table is tried at once. Rejects with ApiError: 400 at `file` for what is no table. */
export async function sendImport(resource: string, file: File, onUpload: OnUpload): Promise<number> {
  const body = plainForm({ resource })
  body.append('file', file, file.name)
  const { json } = await httpClient('/import/api', { method: 'POST', body, timeout: null, onUpload })
  return (json as { Id: number }).Id
}

/** A trial of few rows is over when the call is. */
export const mapImport = (id: number, mapping: ImportMapping, name: string) =>
  httpClient('/import/api/map', {
    method: 'POST',
    body: plainForm({ id, mapping: JSON.stringify(mapping), name: name || null }),
  })

export type ImportAct = 'run' | 'stop' | 'undo' | 'delete'
export const actOnImport = (id: number, act: ImportAct) =>
  httpClient(`/import/api/${act}`, { method: 'POST', body: plainForm({ id }) })
