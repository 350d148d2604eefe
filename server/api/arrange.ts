import type { FastifyInstance } from 'fastify'
import { isByRole, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { isParent, pageIdNames } from '#resources/under.ts'
import { recordAct } from '../db/audit/audit.ts'
import { lockPagesForShare } from '../db/ratings/counts.ts'
import { placeBefore } from '../db/writing/arrange.ts'
import { notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { storedResponse } from './answer.ts'
import { id as recordId, idPart, parts, readTextBody } from './body/textBody.ts'
import { documented, writeResponseSchema } from './documented.ts'
import { requireActor } from './request.ts'
import { transactionAs } from './transactionAs.ts'
import { requireMayWrite } from './writes.ts'

const beforeId = idPart('beforeId')

/** Puts records in order by hand (docs/rules.md#order). */
export function arrangeRoute(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!resource.byHand) return
  app.post(
    `/${resource.name}/api/order`,
    documented(`Put a ${resource.name} before another one; without beforeId last`, {
      body: parts([recordId], [beforeId]),
      answer: writeResponseSchema(resource.name),
      refusals: [403, 404],
    }),
    async (request) => {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const id = body.require(recordId)
      const before = body.requireIfSent(beforeId)
      const row = await requireMayWrite(services.db, resource, who, id, 'change')
      const pages = isParent(resource) ? [] : pageIdNames(resource).map((name) => row[name] as number)
      return transactionAs(
        services,
        who,
        async (tx, now) => {
          const facts = await requireMayWrite(tx, resource, now, id, 'change')
          if (!(await placeBefore(tx, resource, facts, before))) throw notFound(refusal.doesNotExist(resource))
          if (isByRole(now, 'change', resource, facts))
            await recordAct(tx, { by: now.profileId, act: 'change', about: resource, aboutId: id, fields: ['Order'] })
          return storedResponse(tx, resource, id, now, 'Updated')
        },
        (tx) => lockPagesForShare(tx, pages),
      )
    },
  )
}
