import type { AnyRecord, Report } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm, asTypedParts } from '../plainForm.ts'

/**
 * A moderator's decision: `held` hides a record whatever its status, `verified` shows as status 9
 * (docs/rules.md#status, #hidden-records).
 */
export interface ModerationDecision {
  held?: boolean
  verified?: boolean
}

/** POST /admin/api/moderate; resolves with the updated record, rejects with ApiError. */
export async function moderate(source: string, id: number, { held, verified }: ModerationDecision): Promise<AnyRecord> {
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : String(value))
  const { json } = await httpClient('/admin/api/moderate', {
    method: 'POST',
    body: plainForm({ source, id, held: flag(held), verified: flag(verified) }),
  })
  return (json as { data: AnyRecord }).data
}

/**
 * POST /report/api/judge: sets a report's state, with the outcome text its reporter reads; resolves with the updated
 * report.
 */
export async function judgeReport(
  id: number,
  { state, outcome, asTyped }: { state: Report['State']; outcome: string; asTyped: boolean },
): Promise<AnyRecord> {
  const body = plainForm({ id, state, outcome, ...asTypedParts('Outcome', asTyped) })
  const { json } = await httpClient('/report/api/judge', { method: 'POST', body })
  return (json as { data: AnyRecord }).data
}

const hiding = '/comment/api/hide'

/**
 * POST /comment/api/hide, by the people of the page that the comment stands under; its writer reads why
 * (docs/rules.md#hidden-comments).
 */
export const hideComment = (id: number, why: string) =>
  httpClient(hiding, { method: 'POST', body: plainForm({ id, hidden: 1, hiddenBecause: why }) })

/** The same the other way: everybody sees it again. */
export const showComment = (id: number) => httpClient(hiding, { method: 'POST', body: plainForm({ id, hidden: 0 }) })
