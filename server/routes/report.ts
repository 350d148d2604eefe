import type { FastifyInstance } from 'fastify'
import { declarations, isPublic, may, reportStates, reportTypes } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { requireReported } from '#resources/targets.ts'
import { maySee, serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor, requireId } from '../api/request.ts'
import { readText } from '../api/values.ts'
import type { WriteRules } from '../api/writes.ts'
import { decideCase } from '../db/pages/moderation.ts'
import { findRecord } from '../db/records/records.ts'
import type { Services } from '../services.ts'
import { badRequest, forbidden, notFound } from '../errors.ts'
import { openBody } from './login.ts'

/** Reports: anybody may, signed in or not; they keep what they are about as it looked (docs/rules.md#reports). */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { report } = declarations

  /** POST /report/api/judge {id, state, outcome?, outcomeAsTyped?}: open → reviewing → resolved or dismissed; super admins and moderators. */
  app.post('/report/api/judge', async (request) => {
    const who = requireActor(request)
    const { values } = await readBody(request, openBody(services))
    if (!may(who, 'change', report)) throw forbidden()
    const state = reportStates.find((name) => name === values.get('state'))
    if (!state) throw badRequest(refusal.caseStates, { state: refusal.unknown })
    const id = requireId(values.get('id'))
    const outcome = await readText(report, 'Outcome', values)
    const row = await services.db.transaction((tx) =>
      decideCase(tx, id, { state, outcome, byProfileId: who.profileId }),
    )
    if (!row) throw notFound()
    return writeResponse(id, serializeRecord(report, row, who), 'Updated')
  })
}

export const reportRules: WriteRules = {
  complete: async (tx, who, values) => {
    const type = reportTypes.find((name) => name.toLowerCase() === values.get('type')?.trim().toLowerCase()) ?? 'Post'
    const contentId = readPositive(values.get('contentid'))
    if (contentId === undefined) return { Type: type, State: 'open' }
    const resource = requireReported(type)
    const row = await findRecord(tx, resource, contentId)
    // A profile is private: it can be reported by its id, but nothing of it is told or kept.
    if (!isPublic(resource)) return { Type: type, State: 'open' }
    if (!row || !maySee(resource, row, who)) throw notFound(refusal.reportOnGone)
    const { Listed: _listed, OwnerEmail: _email, OwnerId: _owner, ...seen } = row as Record<string, unknown>
    return { Type: type, State: 'open', Snapshot: JSON.stringify(seen) }
  },
}
