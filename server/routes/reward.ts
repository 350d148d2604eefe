import type { FastifyInstance } from 'fastify'
import { findResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee, writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { idPart, textPart, type Part } from '../api/body/textBody.ts'
import { closedObject } from '../api/documented.ts'
import { readPositive, requireActor } from '../api/request.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import { findRecord } from '../db/records/records.ts'
import { grantReward, rewardTotal } from '../db/rewards.ts'
import type { Services } from '../http/services.ts'
import { badRequest, notFound } from '../errors.ts'

const by = idPart('by', undefined, { example: 1 })
const about: Part<string> = {
  ...textPart('about', { type: 'string', example: 'app' }),
  refuse: () => badRequest(refusal.notShared, { about: refusal.unknown }),
}
/** Null where it is no id, which of the app nobody asks. */
const aboutId: Part<number | null> = { ...idPart('aboutId'), read: (text) => readPositive(text) ?? null }

/** Reward points: their total, and links that somebody opened (docs/rules.md#rewards). */
export function rewardRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'GET /reward/api/total', {
    summary: 'What one’s own acts have come to',
    answer: closedObject({ points: { type: 'integer' }, entries: { type: 'integer', minimum: 0 } }),
    handler: (request) => rewardTotal(services.db, requireActor(request).profileId),
  })

  /** Counts for `by`: an item once, the app itself (`about` app) once per person. One's own links do not count. */
  act(app, services, 'POST /reward/api/shareOpened', {
    summary: 'I came by a link that somebody shared',
    required: { by, about },
    optional: { aboutId },
    refusals: [404],
    async work(tx, who, sent) {
      const sharedId = sent.about === 'app' ? who.profileId : sent.aboutId
      const resource = findResource(sent.about)
      if (!sharedId || (sent.about !== 'app' && !resource?.view?.shareable)) throw about.refuse()
      const row = resource && (await findRecord(tx, resource, sharedId))
      if (resource && (!row || !maySee(resource, row, who))) throw notFound()
      // The same response whoever `by` is: it reveals nothing about accounts.
      const opened = { act: 'shareOpened', about: sent.about, aboutId: sharedId } as const
      if (sent.by !== who.profileId) await grantReward(tx, sent.by, opened)
      return writeResponse(0, null, 'Saved')
    },
  })
}

/** The writer of a post earns points. */
export const postRules: WriteRules = {
  created: async (tx, { Id }, who) => {
    if (who) await grantReward(tx, who.profileId, { act: 'post', about: 'post', aboutId: Id })
  },
}
