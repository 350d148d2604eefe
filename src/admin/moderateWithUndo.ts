import { findResource } from '#resources'
import { undoAct } from '#src/providers/calls/cases.ts'
import { moderate, type ModerationDecision } from '#src/providers/calls/moderation.ts'

/**
 * Resolves with what takes the decision back: a hold that was lifted has its reason and its end again, and what was told is untold. Undefined
 * where nothing was changed. Of what there are no cases a hold has neither reason nor end: there the opposite takes it back.
 */
export async function moderateWithUndo(
  source: string,
  id: number,
  decision: ModerationDecision,
): Promise<(() => Promise<unknown>) | undefined> {
  const { ActId } = await moderate(source, id, decision)
  if (ActId) return () => undoAct(ActId)
  if (findResource(source)?.reportedAs || decision.held === undefined) return undefined
  return () => moderate(source, id, { held: !decision.held })
}
