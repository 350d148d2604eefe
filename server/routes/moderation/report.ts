import type { FastifyInstance } from 'fastify'
import { declarations, isPublic, may, reportStates, reportTypes, type Report } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { requireReported } from '#resources/targets.ts'
import { maySee, serializeRecord, writeResponse } from '../../api/answer.ts'
import { act } from '../../api/call.ts'
import { writeResponseSchema } from '../../api/documented.ts'
import { declaredParts } from '../../api/schemas.ts'
import { id, type Part } from '../../api/body/textBody.ts'
import { judgeOf } from './case.ts'
import { readText } from '../../api/values.ts'
import type { WriteRules } from '../../api/create/insertion.ts'
import { isOfItsCase } from '../../db/moderation/cases.ts'
import { receiveReport } from '../../db/moderation/mute.ts'
import { judgeReport } from '../../db/moderation/judging.ts'
import { findRecord, type Row } from '../../db/records/records.ts'
import type { Services } from '../../http/services.ts'
import { badField, badRequest, forbidden, notFound } from '../../errors.ts'

const { report } = declarations
const state: Part<(typeof reportStates)[number]> = {
  name: 'state',
  schema: { type: 'string', enum: [...reportStates], example: 'reviewing' },
  read: (text) => reportStates.find((name) => name === text),
  refuse: () => badRequest(refusal.caseStates, { state: refusal.unknown }),
}

/** Anybody may report. A report keeps a copy of its subject (docs/rules.md#reports). */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  act(app, services, 'POST /report/api/judge', {
    summary: 'Move a case on; super admins and moderators',
    required: { state, id },
    declared: declaredParts(report, ['Outcome']),
    answer: writeResponseSchema('report'),
    refusals: [403, 404, 409],
    right(who) {
      if (!may(who, 'change', report)) throw forbidden()
    },
    prepare: (_sent, _who, { values }) => readText(report, 'Outcome', values),
    async work(tx, who, sent, outcome) {
      const row = await judgeReport(tx, sent.id, { state: sent.state, outcome, by: judgeOf(services, tx, who) })
      if (!row) throw notFound()
      return writeResponse(sent.id, serializeRecord(report, row, who), 'Updated')
    },
  })
}

/** Not kept: cases name accounts by their id only (docs/rules.md#account-deletion). */
const ofPersons = new Set(['Listed', 'OwnerEmail', 'OwnerId', 'ProfileName', 'ProfileThumbnail', 'VerifierId'])

export const reportRules: WriteRules = {
  stored: async (tx, Id) => {
    if (!(await isOfItsCase(tx, Id))) throw badField('contentId', refusal.notThisAct)
  },
  created: (tx, row) => receiveReport(tx, row as Row & Report),
  complete: async (tx, who, values, { ContentId: contentId }) => {
    const type = reportTypes.find((name) => name.toLowerCase() === values.get('type')?.trim().toLowerCase()) ?? 'Post'
    if (typeof contentId !== 'number') return { Type: type, State: 'open' }
    const resource = requireReported(type)
    const row = await findRecord(tx, resource, contentId)
    // A profile can be reported by its id, but nothing of it is stored.
    if (!isPublic(resource)) return { Type: type, State: 'open' }
    if (!row || !maySee(resource, row, who)) throw notFound(refusal.reportOnGone)
    const seen = Object.entries(row).filter(([name]) => !ofPersons.has(name))
    return { Type: type, State: 'open', Snapshot: JSON.stringify(Object.fromEntries(seen)) }
  },
}
