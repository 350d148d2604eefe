import type { FastifyInstance } from 'fastify'
import { commentTargets, declarations, requireResource, type CommentTarget } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee } from '../api/answer.ts'
import { readRoutes } from '../api/reads.ts'
import { readPositive } from '../api/request.ts'
import { writeRoutes } from '../api/writes.ts'
import { findRecord } from '../db/records/records.ts'
import { lockForShare } from '../db/records/mutations.ts'
import { notify } from '../db/pages/notifications.ts'
import type { Services } from '../services.ts'
import { badRequest, notFound } from '../errors.ts'

/** Comments: a page says something about a page, post or product that must exist (docs/rules.md#comments). */
export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { comment } = declarations
  readRoutes(app, services, comment)
  writeRoutes(app, services, comment, {
    complete: async (tx, who, values) => {
      const TypeName = requireTypeName(values.get('typename'))
      const TypeId = readPositive(values.get('typeid'))
      if (TypeId === undefined) throw badRequest(refusal.commentOnNothing, { typeId: refusal.missing })
      const target = requireResource(TypeName.toLowerCase())
      // Held until the comment is stored: a target that goes meanwhile takes it along.
      await lockForShare(tx, target, TypeId)
      const row = await findRecord(tx, target, TypeId)
      if (!row || !maySee(target, row, who)) throw notFound(refusal.commentOnGone)
      return { TypeName, TypeId, TargetPageId: target.name === 'page' ? row.Id : row['PageId'] }
    },
    after: (tx, row, who) =>
      notify(tx, {
        pageId: row['TargetPageId'] as number,
        kind: 'comment',
        about: 'comment',
        aboutId: row.Id,
        byProfileId: who?.profileId,
      }),
  })
}

function requireTypeName(text: string | undefined): CommentTarget {
  const found = commentTargets.find((name) => name.toLowerCase() === text?.trim().toLowerCase())
  if (!found) throw badRequest(refusal.commentTargets, { typeName: refusal.commentTarget })
  return found
}
