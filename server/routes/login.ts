import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { demoIssuer } from '../config/demoAccounts.ts'
import { signAppeal } from '../auth/appealToken.ts'
import { identityHash, sessionSeconds } from '../auth/session.ts'
import { writeResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import { closedObject, positiveInteger, stringSchema } from '../api/documented.ts'
import { flagPart, parts, readTextBody, textPart, type TextBody } from '../api/body/textBody.ts'
import { countLogin } from '../api/limits.ts'
import { endSessions, openSession } from '../db/accounts/accounts.ts'
import { admitIdentity } from '../db/accounts/admission.ts'
import { maxTextBodyBytes } from '../uploads/uploadLimits.ts'
import type { Services } from '../http/services.ts'
import { requireActor } from '../api/request.ts'
import { ApiError, unauthorized } from '../errors.ts'

const token = textPart('token', { type: 'string', maxLength: 16 * 1024 })
const code = textPart('code', { type: 'string', maxLength: 4096 })
const codeVerifier = textPart('codeVerifier', { type: 'string', maxLength: 4096 })
const redirectUri = textPart('redirectUri', { type: 'string', maxLength: 4096 })
const everywhere = flagPart('everywhere')

/** Login and logout. Name and e-mail address come from the token alone (docs/rules.md#identity). */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /profile/api/login', {
    summary: 'An identity token, or an authorization code, for a session; name and e-mail come from the token',
    who: 'everybody',
    countedAs: 'login',
    // A client sends a token or a code, not both.
    maxBodyBytes: maxTextBodyBytes,
    body: parts([], [token, code, codeVerifier, redirectUri]),
    answer: closedObject({
      jwtToken: stringSchema,
      profile: closedObject({ Name: stringSchema, Email: { type: 'string', format: 'email' }, id: positiveInteger }),
    }),
    refusals: [401, 403, 409],
    async handler(request, reply) {
      void reply.header('cache-control', 'no-store')
      const identity = await services.identity.verify(await identityToken(services, await readTextBody(request)))
      const hash = identityHash(services.secret, identity)
      await countLogin(services, hash)
      const profile = await services.db.transaction((tx) =>
        admitIdentity(tx, identity, {
          hash,
          claimsPendingPages: identity.issuer === (services.config.primaryIssuer ?? demoIssuer),
          log: request.log,
          refuseSuspended: async ({ until, reason, actId, mayAppeal, appealUntil, appeal }) => {
            const appealToken = mayAppeal && actId ? await signAppeal(services.secret, actId) : null
            return new ApiError(403, refusal.suspended, { more: { reason, until, appealToken, appealUntil, appeal } })
          },
        }),
      )
      const sessionId = await openSession(services.db, profile, sessionSeconds)
      const jwtToken = await services.sessions.sign({ profileId: profile.Id, sessionId })
      return { jwtToken, profile: { Name: profile.Name, Email: profile.Email, id: profile.Id } }
    },
  })

  call(app, 'POST /profile/api/logout', {
    summary: 'End this session, or all of one’s own',
    body: parts([], [everywhere]),
    async handler(request) {
      const { profileId, sessionId } = requireActor(request)
      const body = await readTextBody(request)
      await endSessions(services.db, body.requireIfSent(everywhere) ? { profileId } : { sessionId })
      return writeResponse(profileId, null, 'Signed out')
    },
  })
}

/** @throws ApiError 401 without token or code, or what the exchange throws */
async function identityToken({ exchange }: Services, body: TextBody): Promise<string> {
  const given = body.find(token)
  if (given) return given
  const authorization = body.find(code)
  if (!authorization || !exchange) throw unauthorized(refusal.loginFailed)
  return exchange({
    code: authorization,
    codeVerifier: body.find(codeVerifier) || undefined,
    redirectUri: body.find(redirectUri) || undefined,
  })
}
