import { commentTargets, type CommentTarget } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { requireCommented } from '#resources/targets.ts'
import { pageIdNames } from '#resources/under.ts'
import { maySee } from '../api/answer.ts'
import { readPositive } from '../api/request.ts'
import type { WriteRules } from '../api/writes.ts'
import { findRecord } from '../db/records/records.ts'
import { lockForShare } from '../db/records/mutations.ts'
import { notify } from '../db/pages/notifications.ts'
import { badRequest, notFound } from '../errors.ts'

/** A page comments on a page, post or product, which must exist (docs/rules.md#comments). */
export const commentRules: WriteRules = {
  complete: async (tx, who, values) => {
    const TypeName = requireTypeName(values.get('typename'))
    const TypeId = readPositive(values.get('typeid'))
    if (TypeId === undefined) throw badRequest(refusal.commentOnNothing, { typeId: refusal.missing })
    const target = requireCommented(TypeName)
    // If the target is deleted meanwhile, the comment must be deleted with it.
    await lockForShare(tx, target, TypeId)
    const row = await findRecord(tx, target, TypeId)
    if (!row || !maySee(target, row, who)) throw notFound(refusal.commentOnGone)
    return { TypeName, TypeId, TargetPageId: row[pageIdNames(target)[0]!] }
  },
  created: (tx, row, who) =>
    notify(tx, {
      pageId: row['TargetPageId'] as number,
      kind: 'comment',
      about: 'comment',
      aboutId: row.Id,
      byProfileId: who?.profileId,
    }),
}

function requireTypeName(text: string | undefined): CommentTarget {
  const typeName = commentTargets.find((name) => name.toLowerCase() === text?.trim().toLowerCase())
  if (!typeName) throw badRequest(refusal.commentTargets, { typeName: refusal.commentTarget })
  return typeName
}
