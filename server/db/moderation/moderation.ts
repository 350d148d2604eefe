import { sql } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { recountAfter } from '../ratings/counts.ts'
import type { Executor } from '../connection/database.ts'
import { recordHistory } from '../removal/history.ts'
import { notifyProfile } from '../notifications.ts'
import { findRecord, type Row } from '../records/records.ts'
import { grantRewardToOwner } from '../rewards.ts'
import { refreshListed } from '../records/visibility.ts'
import { lockForUpdate, refreshRank, updateRecord, type Changes } from '../writing/mutations.ts'

interface ModerationChange {
  /** null: unchanged */
  held: boolean | null
  verified: boolean | null
  byProfileId: number
}

/** Holds, releases, verifies or unverifies a record; everything under it follows. Undefined: no such record. */
export async function moderate(
  tx: Executor,
  resource: Resource,
  id: number,
  { held, verified, byProfileId }: ModerationChange,
): Promise<Row | undefined> {
  await tx.rows(sql`update ${sql.identifier(resource.name)} set
    "Held" = coalesce(${held}::boolean, "Held"),
    "VerifiedAt" = case ${verified}::boolean when true then coalesce("VerifiedAt", now()) when false then null else "VerifiedAt" end,
    "Version" = "Version" + 1, "UpdatedAt" = now() where "Id" = ${id}`)
  if (verified !== null) await refreshRank(tx, resource, id)
  await refreshListed(tx, resource, id)
  const row = await findRecord(tx, resource, id)
  // A held rating no longer counts in its page's average.
  if (row) await recountAfter(tx, resource, [row])
  await recordHistory(tx, resource, id, byProfileId, { held, verified })
  if (row && verified && resource.name === 'page') {
    await grantRewardToOwner(tx, id, { act: 'pageVerified', about: 'page', aboutId: id })
  }
  return row
}

/** Of a comment that is shown again by its status alone, nobody needs to know why it was hidden. */
export async function forgetHidingReason(tx: Executor, commentId: number): Promise<void> {
  await tx.rows(sql`update "comment" set "HiddenBecause" = null
    where "Id" = ${commentId} and "Status" <> 0 and "HiddenBecause" is not null`)
}

interface CaseDecision {
  state: 'open' | 'reviewing' | 'resolved' | 'dismissed'
  /** The result, as told to the reporter. Empty: there is nothing to say beyond the state. */
  outcome: Changes
  byProfileId: number
}

/** Changes the state of a report, and notifies its writer when it is closed (docs/rules.md#reports). */
export async function decideCase(
  tx: Executor,
  id: number,
  { state, outcome, byProfileId }: CaseDecision,
): Promise<Row | undefined> {
  const { report } = declarations
  const row = await lockForUpdate(tx, report, id)
  if (!row) return undefined
  await updateRecord(tx, report, row, { ...outcome, columns: { Outcome: null, ...outcome.columns, State: state } })
  await recordHistory(tx, report, id, byProfileId, { state })
  const reporter = row['ProfileId'] as number | null
  const isClosed = state === 'resolved' || state === 'dismissed'
  if (isClosed && state !== row['State'] && reporter !== null)
    await notifyProfile(tx, reporter, { pageId: null, kind: 'case', about: 'report', aboutId: id, state })
  return findRecord(tx, report, id)
}
