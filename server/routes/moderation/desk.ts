import type { FastifyInstance } from 'fastify'
import { declarations, findResource, maySeeHistory } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { writeResponse } from '../../api/answer.ts'
import { act, call } from '../../api/call.ts'
import { arrayOf, object, positiveInteger, stringSchema } from '../../api/documented.ts'
import { flagPart, idPart } from '../../api/body/textBody.ts'
import { requireActor, requireId } from '../../api/request.ts'
import { findTimeline } from '../../db/audit/timeline.ts'
import { findMuted, setMuted } from '../../db/moderation/mute.ts'
import { findRecord } from '../../db/records/records.ts'
import { badField, notFound } from '../../errors.ts'
import type { Services } from '../../http/services.ts'
import { requireModerator } from './case.ts'

const maxHappened = 200
const profileId = idPart('profileId', () => badField('profileId', refusal.positiveNumber))
const muted = flagPart('muted', true)

/** What moderators read and do beside cases: who is muted, and what has happened to a record. */
export function deskRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'GET /case/api/muted', {
    summary: 'Who is muted, since when and by whom; super admins and moderators',
    answer: arrayOf(object({ Id: positiveInteger, Name: stringSchema, Since: stringSchema })),
    refusals: [403],
    right: requireModerator,
    handler: () => findMuted(services.db),
  })
  act(app, services, 'POST /case/api/mute', {
    summary: 'Mute who reports mostly without reason, which nobody tells them, or hear them again',
    required: { profileId, muted },
    refusals: [403, 404, 409],
    right: requireModerator,
    async work(tx, { profileId: by }, sent) {
      await setMuted(tx, sent.profileId, { muted: sent.muted, by })
      return writeResponse(sent.profileId, null, 'Updated')
    },
  })
  call(app, 'GET /case/api/timeline/:source/:id', {
    summary: 'All that has happened to a record, the newest first; super admins and moderators',
    params: { source: { ...stringSchema, example: declarations.page.name }, id: positiveInteger },
    answer: arrayOf(object({ What: stringSchema, At: stringSchema }), { maxItems: maxHappened }),
    refusals: [403, 404],
    right: requireModerator,
    async handler(request) {
      const { source, id } = request.params as { source: string; id: string }
      const resource = findResource(source)
      const Id = requireId(id)
      if (!resource?.reportedAs) throw notFound()
      const row = await findRecord(services.db, resource, Id)
      if (!row || !maySeeHistory(requireActor(request), resource, row)) throw notFound()
      return findTimeline(services.db, resource, Id, maxHappened)
    },
  })
}
