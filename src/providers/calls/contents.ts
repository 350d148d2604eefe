import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'

/** POST /{source}/api/order: before another one, or last (docs/rules.md#order). */
export const placeRecord = (source: string, id: number, beforeId: number | undefined) =>
  httpClient(`/${source}/api/order`, { method: 'POST', body: plainForm({ id, beforeId }) })

/** POST /{source}/api/merge: what names `drop` names `keep` (docs/rules.md#merging). `restoreRecord` takes it back. */
export const mergeRecords = (source: string, keep: number, drop: number, fields?: readonly string[]) =>
  httpClient(`/${source}/api/merge`, { method: 'POST', body: plainForm({ keep, drop, fields: fields?.join(',') }) })

interface Uses {
  readonly Uses: number
  /** Those of a source, where there are any. */
  readonly BySource: Readonly<Record<string, number>>
}

/** GET /{source}/api/uses/{id}: how many records name it. */
export async function countUses(source: string, id: number, signal?: AbortSignal): Promise<Uses> {
  const { json } = await httpClient(`/${source}/api/uses/${id}`, { signal: signal ?? null })
  return json as Uses
}

/** What was merged into a record and can be taken back. */
export interface MergedInto {
  readonly Id: number
  readonly Name: string | null
  readonly At: string
}

/** GET /{source}/api/merged/{id}, the newest first. */
export async function findMerged(source: string, id: number, signal?: AbortSignal): Promise<MergedInto[]> {
  const { json } = await httpClient(`/${source}/api/merged/${id}`, { signal: signal ?? null })
  return json as MergedInto[]
}
