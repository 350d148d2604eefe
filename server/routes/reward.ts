import type { FastifyInstance } from 'fastify'
import { findResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee, writeResponse } from '../api/answer.ts'
import { documented, closedObject, writeResponseSchema } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import { idPart, parts, readTextBody, textPart } from '../api/textBody.ts'
import type { WriteRules } from '../api/writes.ts'
import { findRecord } from '../db/records/records.ts'
import { grantReward, rewardTotal } from '../db/pages/rewards.ts'
import type { Services } from '../services.ts'
import { badRequest, notFound } from '../errors.ts'

const by = idPart('by', undefined, { example: 1 })
const about = textPart('about', { type: 'string', example: 'app' })
const aboutId = idPart('aboutId')

/** Points for real acts, as the server saw them (docs/rules.md#rewards): the ledger, its total, opened shares. */
export function rewardRoutes(app: FastifyInstance, services: Services): void {
  const total = documented('What one’s own acts have come to', {
    answer: closedObject({ points: { type: 'integer' }, entries: { type: 'integer', minimum: 0 } }),
  })
  app.get('/reward/api/total', total, (request) => rewardTotal(services.db, requireActor(request).profileId))

  /** Counts for `by`: an item once, the app itself (`about` app) once a person who came. One's own links count nothing. */
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
      if (resource) {
        const row = await findRecord(services.db, resource, sharedId)
        if (!row || !maySee(resource, row, who)) throw notFound()
      }
      // The same answer whoever `by` is, if anybody: it tells nothing about accounts.
      if (sharedBy !== who.profileId) {
        const opened = { act: 'shareOpened', about: source, aboutId: sharedId } as const
        await services.db.transaction((tx) => grantReward(tx, sharedBy, opened))
      }
      return writeResponse(0, null, 'Saved')
    },
  )
}

/** Who writes a post earns by it. */
export const postRules: WriteRules = {
  created: async (tx, row, who) => {
    if (who) await grantReward(tx, who.profileId, { act: 'post', about: 'post', aboutId: row.Id })
  },
}
