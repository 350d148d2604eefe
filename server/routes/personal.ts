import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor } from '../api/request.ts'
import { saveDeviceToken } from '../db/accounts/devices.ts'
import { markRead } from '../db/pages/notifications.ts'
import type { Services } from '../services.ts'
import { badRequest } from '../errors.ts'
import { openBody } from './login.ts'

/** What is told to one person, and where to reach their device. */
export function personalRoutes(app: FastifyInstance, services: Services): void {
  /** POST /notification/api/read {upTo}: everything up to that id has been seen. */
  app.post('/notification/api/read', async (request) => {
    const who = requireActor(request)
    const { values } = await readBody(request, openBody(services))
    const upTo = readPositive(values.get('upto'))
    if (upTo === undefined) throw badRequest(refusal.newestSeen, { upTo: refusal.positiveNumber })
    await markRead(services.db, who.profileId, upTo)
    return writeResponse(upTo, null, 'Updated')
  })
  firebaseToken(app, services)
}

/** POST /firebaseToken/api {token, appName}: the device belongs to who is signed in on it now, or to nobody. */
function firebaseToken(app: FastifyInstance, services: Services): void {
  app.post('/firebaseToken/api', async (request) => {
    const { values } = await readBody(request, openBody(services))
    const token = values.get('token')?.trim() ?? ''
    if (token === '' || token.length > 4096)
      throw badRequest(refusal.tokenMissing, { token: refusal.required({ name: 'Token' }) })
    const id = await saveDeviceToken(
      services.db,
      token,
      values.get('appname')?.slice(0, 100) ?? null,
      request.who?.profileId ?? null,
    )
    // Nobody reads tokens back, not even their own (docs/rules.md#who-may-do-what).
    return writeResponse(id, null, 'Saved')
  })
}
