import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'

/** One change of a record (docs/rules.md#history). */
export interface Edit {
  readonly Id: number
  readonly CreatedAt: string
  readonly ById: number | null
  readonly ByName: string | null
  readonly ByRole: boolean
  /** somebody else had suggested it */
  readonly Suggested: boolean
  /** Null where it is only known that it changed. */
  readonly Values: Readonly<Record<string, readonly [before: unknown, after: unknown] | null>>
}

/** GET /{source}/api/history/{id}, the newest first. */
export async function findHistory(source: string, id: number, signal?: AbortSignal): Promise<Edit[]> {
  const { json } = await httpClient(`/${source}/api/history/${id}`, { signal: signal ?? null })
  return json as Edit[]
}

/** POST /{source}/api/revert: what it was before this change. */
export const revertRecord = (source: string, id: number, historyId: number) =>
  httpClient(`/${source}/api/revert`, { method: 'POST', body: plainForm({ id, historyId }) })

/** POST /{source}/api/restore: takes back a deletion of the last ten minutes. Resolves with how much of a merge stays as it was changed since. */
export async function restoreRecord(source: string, id: number): Promise<number> {
  const { json } = await httpClient(`/${source}/api/restore`, { method: 'POST', body: plainForm({ id }) })
  return (json as { Kept?: number }).Kept ?? 0
}
