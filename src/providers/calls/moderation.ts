import type { AnyRecord, Page } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'

type Proof = NonNullable<Page['VerifiedProof']>

/**
 * A moderator's decision: `held` hides a record whatever its status, `verified` shows as status 9
 * (docs/rules.md#status, #hidden-records).
 */
export interface ModerationDecision {
  held?: boolean
  verified?: boolean
  /** What was seen. */
  proof?: Proof
}

export interface Moderated {
  readonly data: AnyRecord
  /** by which it is undone; null where nothing was changed, or of what there are no cases */
  readonly ActId: number | null
}

/** POST /admin/api/moderate; rejects with ApiError. */
export async function moderate(
  source: string,
  id: number,
  { held, verified, proof }: ModerationDecision,
): Promise<Moderated> {
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : String(value))
  const { json } = await httpClient('/admin/api/moderate', {
    method: 'POST',
    body: plainForm({ source, id, held: flag(held), verified: flag(verified), proof }),
  })
  return json as Moderated
}

export interface LapsingPage {
  Id: number
  Name: string
  VerifiedUntil: string
  VerifiedProof: Proof | null
  Verifier: string | null
}

/** GET /admin/api/lapsing: whose verification ends within a month. */
export async function findLapsing(signal: AbortSignal): Promise<LapsingPage[]> {
  const { json } = await httpClient('/admin/api/lapsing', { signal })
  return json as LapsingPage[]
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
