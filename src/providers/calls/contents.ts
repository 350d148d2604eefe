import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'

/** POST /{source}/api/order: before another one, or last (docs/rules.md#order). */
export const placeRecord = (source: string, id: number, beforeId: number | undefined) =>
  httpClient(`/${source}/api/order`, { method: 'POST', body: plainForm({ id, beforeId }) })

/** POST /{source}/api/merge: what names `drop` names `keep` (docs/rules.md#merging). `restoreRecord` takes it back. */
export const mergeRecords = (source: string, keep: number, drop: number) =>
  httpClient(`/${source}/api/merge`, { method: 'POST', body: plainForm({ keep, drop }) })

/** GET /{source}/api/uses/{id}: how many records name it. */
export async function countUses(source: string, id: number, signal?: AbortSignal): Promise<number> {
  const { json } = await httpClient(`/${source}/api/uses/${id}`, { signal: signal ?? null })
  return (json as { Uses: number }).Uses
}
