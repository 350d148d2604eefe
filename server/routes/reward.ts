import type { FastifyInstance } from 'fastify'
import { findResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee, writeResponse } from '../api/answer.ts'
import { documented, closedObject, writeResponseSchema } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import { idPart, parts, readTextBody, textPart } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import { findRecord } from '../db/records/records.ts'
import { grantReward, rewardTotal } from '../db/rewards.ts'
import type { Services } from '../http/services.ts'
import { badRequest, notFound } from '../errors.ts'

const by = idPart('by', undefined, { example: 1 })
const about = textPart('about', { type: 'string', example: 'app' })
const aboutId = idPart('aboutId')

/** Reward points: their total, and links that somebody opened (docs/rules.md#rewards). */
export function rewardRoutes(app: FastifyInstance, services: Services): void {
  const total = documented('What one’s own acts have come to', {
    answer: closedObject({ points: { type: 'integer' }, entries: { type: 'integer', minimum: 0 } }),
  })
  app.get('/reward/api/total', total, (request) => rewardTotal(services.db, requireActor(request).profileId))

  /** Counts for `by`: an item once, the app itself (`about` app) once per person. One's own links do not count. */
  app.post(
    '/reward/api/shareOpened',
    documented('I came by a link that somebody shared', {
      body: parts([by, about], [aboutId]),
      answer: writeResponseSchema(null),
      refusals: [404],
    }),
    async (request) => {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const sharedBy = body.require(by)
      const source = body.find(about) ?? ''
      const sharedId = source === 'app' ? who.profileId : body.find(aboutId)
      const resource = findResource(source)
      if (sharedId === undefined || (source !== 'app' && !resource?.view?.shareable))
        throw badRequest(refusal.notShared, { about: refusal.unknown })
      await transactionAs(services, who, async (tx, now) => {
        if (resource) {
          const row = await findRecord(tx, resource, sharedId)
          if (!row || !maySee(resource, row, now)) throw notFound()
        }
        // The same response whoever `by` is: it reveals nothing about accounts.
        const opened = { act: 'shareOpened', about: source, aboutId: sharedId } as const
        if (sharedBy !== now.profileId) await grantReward(tx, sharedBy, opened)
      })
      return writeResponse(0, null, 'Saved')
    },
  )
}

/** The writer of a post earns points. */
export const postRules: WriteRules = {
  created: async (tx, { Id }, who) => {
    if (who) await grantReward(tx, who.profileId, { act: 'post', about: 'post', aboutId: Id })
  },
}
