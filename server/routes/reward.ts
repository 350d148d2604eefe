import type { FastifyInstance } from 'fastify'
import { findResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor, requireId } from '../api/request.ts'
import type { WriteRules } from '../api/writes.ts'
import { findRecord } from '../db/records/records.ts'
import { grantReward, rewardTotal } from '../db/pages/rewards.ts'
import type { Services } from '../services.ts'
import { badRequest, notFound } from '../errors.ts'
import { openBody } from './login.ts'

/** Points for real acts, as the server saw them (docs/rules.md#rewards): the ledger, its total, opened shares. */
export function rewardRoutes(app: FastifyInstance, services: Services): void {
  app.get('/reward/api/total', (request) => rewardTotal(services.db, requireActor(request).profileId))

  /**
   * POST /reward/api/shareOpened {by, about, aboutId?}: who asks came by a link that profile `by` shared. Counts for
   * `by`: an item once, the app itself (`about` app) once a person who came. One's own links count nothing.
   */
  app.post('/reward/api/shareOpened', async (request) => {
    const who = requireActor(request)
    const { values } = await readBody(request, openBody(services))
    const by = requireId(values.get('by'))
    const about = values.get('about') ?? ''
    const aboutId = about === 'app' ? who.profileId : readPositive(values.get('aboutid'))
    const resource = findResource(about)
    if (aboutId === undefined || (about !== 'app' && !resource?.view?.shareable))
      throw badRequest(refusal.notShared, { about: refusal.unknown })
    if (resource) {
      const row = await findRecord(services.db, resource, aboutId)
      if (!row || !maySee(resource, row, who)) throw notFound()
    }
    // The same answer whoever `by` is, if anybody: it tells nothing about accounts.
    if (by !== who.profileId)
      await services.db.transaction((tx) => grantReward(tx, by, { act: 'shareOpened', about, aboutId }))
    return writeResponse(0, null, 'Saved')
  })
}

/** Who writes a post earns by it. */
export const postRules: WriteRules = {
  created: async (tx, row, who) => {
    if (who) await grantReward(tx, who.profileId, { act: 'post', about: 'post', aboutId: row.Id })
  },
}
