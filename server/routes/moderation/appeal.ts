import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { maxNoteLength } from '#resources/case.ts'
import { clean, isBlank } from '#resources/text/store.ts'
import { writeResponse } from '../../api/answer.ts'
import { call } from '../../api/call.ts'
import { requireActor } from '../../api/request.ts'
import { idPart, parts, readTextBody, textPart } from '../../api/body/textBody.ts'
import { transactionAs } from '../../api/transactionAs.ts'
import { readAppeal } from '../../auth/appealToken.ts'
import { appeal, findMeasure } from '../../db/moderation/appeals.ts'
import type { Services } from '../../http/services.ts'
import { badField, forbidden } from '../../errors.ts'

const actId = idPart('actId', () => badField('actId', refusal.positiveNumber))
const appealToken = textPart('appealToken', { type: 'string', maxLength: 1024 })
const text = textPart('text', { type: 'string', minLength: 1, maxLength: maxNoteLength })

/** Against a measure, once and in time: signed in, or with the token of a sign-in that was refused (docs/rules.md#measures). */
export function appealRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /appeal/api', {
    summary: 'Appeal against a measure',
    who: 'everybody',
    countedAs: 'visitorReport',
    body: parts([text], [actId, appealToken]),
    refusals: [401, 403, 404, 409],
    async handler(request) {
      const body = await readTextBody(request)
      const token = body.find(appealToken)
      const said = clean(body.require(text)).trim()
      if (isBlank(said)) throw text.refuse()
      if (said.length > maxNoteLength) throw badField('text', refusal.keepUnder({ most: maxNoteLength }))
      const who = token ? null : requireActor(request)
      const against = token ? await readAppeal(services.secret, token) : body.require(actId)
      if (against === undefined) throw forbidden()
      const Id = await transactionAs(services, who, async (tx, now) => {
        const measure = await findMeasure(tx, against, now ?? undefined)
        return appeal(tx, measure, { text: said, profileId: now?.profileId ?? null })
      })
      return writeResponse(Id, null, 'Sent')
    },
  })
}
