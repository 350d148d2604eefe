import type { FastifyInstance } from 'fastify'
import { commentTargets, declarations, isByRole, may, type CommentTarget } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { requireCommented } from '#resources/targets.ts'
import { pageIdNames } from '#resources/under.ts'
import { maySee, storedResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import { writeResponseSchema } from '../api/documented.ts'
import { readPositive, requireActor } from '../api/request.ts'
import { declaredParts } from '../api/schemas.ts'
import { flagPart, id, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionOn } from '../api/transactionAs.ts'
import { readText } from '../api/values.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import { forgetHidingReason } from '../db/moderation/moderation.ts'
import { notify } from '../db/notifications.ts'
import { lockForShare, updateRecord } from '../db/writing/mutations.ts'
import { findRecord } from '../db/records/records.ts'
import { findSurvivor } from '../db/records/uses.ts'
import { badField, badRequest, forbidden, hasBecome, notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'

const { comment } = declarations
const hidden = flagPart('hidden', true)

/** The people of a page hide what is said under it, with a word why, and show it again (docs/rules.md#hidden-comments). */
export function commentRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /comment/api/hide', {
    summary: 'Hide a comment under one’s own page, with a word why, or show it again',
    body: parts([id, hidden], [], declaredParts(comment, ['HiddenBecause'])),
    answer: writeResponseSchema('comment'),
    refusals: [403, 404],
    async handler(request) {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const Id = body.require(id)
      const isHidden = body.require(hidden)
      const why = await readText(comment, 'HiddenBecause', body.values)
      if (isHidden && !why.columns['HiddenBecause']) throw badField('hiddenBecause', refusal.hidingReason)
      return transactionOn(services, who, comment, Id, async (tx, now, row) => {
        const found = await findRecord(tx, comment, Id)
        if (!found || !maySee(comment, found, now)) throw notFound(refusal.doesNotExist(comment))
        if (!may(now, 'hide', comment, found)) throw forbidden()
        const columns = { ...(isHidden ? why.columns : { HiddenBecause: null }), Status: isHidden ? 0 : 1 }
        const by = { profileId: now.profileId, byRole: isByRole(now, 'hide', comment, found) || null }
        await updateRecord(tx, comment, row, { ...why, columns, by })
        if (isHidden && row['Status'] !== 0)
          await notify(tx, {
            pageId: row['PageId'] as number,
            kind: 'hiding',
            about: 'comment',
            aboutId: Id,
            byProfileId: now.profileId,
          })
        return storedResponse(tx, comment, Id, now, 'Updated')
      })
    },
  })
}

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
    const survivor = row || !target.mergeable ? undefined : await findSurvivor(tx, target, TypeId)
    if (survivor !== undefined) throw hasBecome(target, survivor)
    if (!row || !maySee(target, row, who)) throw notFound(refusal.commentOnGone)
    return { TypeName, TypeId, TargetPageId: row[pageIdNames(target)[0]!] }
  },
  // Who shows it again by its status alone has no reason any more.
  stored: (tx, Id) => forgetHidingReason(tx, Id),
  created: (tx, row, who) =>
    notify(tx, {
      pageId: row['TargetPageId'] as number,
      kind: 'comment',
      about: 'comment',
      aboutId: row.Id,
      byProfileId: who?.profileId,
      byPageId: row['PageId'] as number,
    }),
}

function requireTypeName(text: string | undefined): CommentTarget {
  const typeName = commentTargets.find((name) => name.toLowerCase() === text?.trim().toLowerCase())
  if (!typeName) throw badRequest(refusal.commentTargets, { typeName: refusal.commentTarget })
  return typeName
}
