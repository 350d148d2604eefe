import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { demoIssuer } from '../auth/demoAccounts.ts'
import { identityHash } from '../auth/suspension.ts'
import { sessionSeconds } from '../auth/session.ts'
import { readBody } from '../api/body.ts'
import { countLogin } from '../api/limits.ts'
import { admitIdentity, endSessions, openSession } from '../db/accounts/accounts.ts'
import type { Services } from '../services.ts'
import { requireActor } from '../api/request.ts'
import { unauthorized } from '../errors.ts'

/**
 * POST /profile/api/login: identity token or authorization code in, session out. Name and e-mail of the form are not
 * looked at; both come from the token (docs/rules.md#identity).
 * POST /profile/api/logout {everywhere?}: ends this session, or all of this person's.
 */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  app.post('/profile/api/login', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const body = await readBody(request, openBody(services))
    const identity = await services.identity.verify(await identityToken(services, body.values))
    const hash = identityHash(services.secret, identity)
    await countLogin(services, hash)
    const profile = await services.db.transaction((tx) =>
      admitIdentity(tx, identity, {
        hash,
        takesGifts: identity.issuer === (services.config.primaryIssuer ?? demoIssuer),
        log: request.log,
      }),
    )
    const sessionId = await openSession(services.db, profile.Id, sessionSeconds)
    const jwtToken = await services.sessions.sign({ profileId: profile.Id, sessionId })
    return { jwtToken, profile: { Name: profile.Name, Email: profile.Email, id: profile.Id } }
  })

  app.post('/profile/api/logout', async (request) => {
    const who = requireActor(request)
    const body = await readBody(request, openBody(services))
    const everywhere = ['1', 'true', 'yes'].includes((body.values.get('everywhere') ?? '').toLowerCase())
    await endSessions(services.db, everywhere ? { profileId: who.profileId } : { sessionId: who.sessionId })
    return { status: 'success', message: 'Signed out', Id: who.profileId, data: null }
  })
}

/** Rules of a body that carries no files and whose right is known already. */
export const openBody = (services: Pick<Services, 'tempFolder'>) => ({
  fileParts: new Map<string, 'image' | 'file'>(),
  isReady: () => true,
  authorize: async () => {},
  tempFolder: services.tempFolder,
})

/** @throws ApiError 401 without any, or what the exchange throws */
async function identityToken({ exchange }: Services, values: ReadonlyMap<string, string>): Promise<string> {
  const token = values.get('token')
  if (token) return token
  const code = values.get('code')
  if (!code || !exchange) throw unauthorized(refusal.loginFailed)
  return exchange({
    code,
    codeVerifier: values.get('codeverifier') || undefined,
    redirectUri: values.get('redirecturi') || undefined,
  })
}
