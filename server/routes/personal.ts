import type { FastifyInstance } from 'fastify'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { idPart, ownEmail, parts, readTextBody, textPart, type Part } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import { saveDeviceToken } from '../db/accounts/accounts.ts'
import { markRead } from '../db/notifications.ts'
import type { Services } from '../http/services.ts'
import { badField, badRequest } from '../errors.ts'

const upTo = idPart('upTo', () => badRequest(refusal.newestSeen, { upTo: refusal.positiveNumber }), { example: 1 })
/** Characters. Those of Firebase have fewer than 200. */
const maxTokenLength = 512
const token: Part<string> = {
  ...textPart('token', { type: 'string', minLength: 1, maxLength: maxTokenLength, example: 'a-token-of-this-device' }),
  read: (text) => text.trim() || undefined,
  refuse: () =>
    badRequest(refusal.tokenMissing, {
      token: refusal.required({ name: 'Token', label: declarations.firebaseToken.fields.Token.label }),
    }),
}
const appName = textPart('appName', { type: 'string', example: 'Zay' })
const profileEmail = ownEmail('profileEmail')

export function personalRoutes(app: FastifyInstance, services: Services): void {
  act(app, services, 'POST /notification/api/read', {
    summary: 'Everything up to that Id has been seen',
    required: { upTo },
    async work(tx, who, sent) {
      await markRead(tx, who.profileId, sent.upTo)
      return writeResponse(sent.upTo, null, 'Updated')
    },
  })

  call(app, 'POST /firebaseToken/api', {
    summary:
      'Where push messages reach this device: its token belongs to who sends it, or with an empty profileEmail to nobody',
    who: 'everybody',
    countedAs: 'visitorDevice',
    body: parts([token], [appName, profileEmail]),
    async handler(request) {
      const body = await readTextBody(request)
      const device = body.require(token)
      if (device.length > maxTokenLength) throw badField('token', refusal.keepUnder({ most: maxTokenLength }))
      const app = body.find(appName)?.slice(0, 100) ?? null
      const signsOut = body.values.get('profileemail')?.trim() === ''
      const id = await transactionAs(services, request.who, (tx, who) => {
        const profileId = signsOut ? null : (who?.profileId ?? null)
        return saveDeviceToken(tx, { token: device, appName: app, profileId }, who !== null)
      })
      // Nobody can read tokens, not even their own (docs/rules.md#who-may-do-what).
      return writeResponse(id, null, 'Saved')
    },
  })
}
