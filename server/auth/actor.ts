import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { findActor } from '../db/accounts/actors.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Viewer } from '../db/records/visibility.ts'
import type { Actor } from '#resources'
import type { Sessions } from './session.ts'
import { demoIssuer } from './demoAccounts.ts'

/** Who is asking, loaded anew for each request: a right withdrawn acts on the next one (docs/safety.md#s17). */
export interface RequestActor extends Actor {
  readonly email: string
  readonly name: string
  readonly sessionId: string
  /** Pages this person does not want to see. */
  readonly blocks: readonly number[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null`: a visitor. */
    who: RequestActor | null
    /** A bearer came along that is no longer, or never was, good. */
    badBearer: boolean
  }
}

/** Sets `request.who` from the bearer header, the only place identity is taken from (docs/rules.md#identity, docs/safety.md#s06). */
export function actorHook(services: { db: Executor; sessions: Sessions; config: Config }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.who = null
    request.badBearer = false
    const header = request.headers.authorization
    if (header === undefined) return
    request.who = await readActor(services, header)
    request.badBearer = request.who === null
    if (request.badBearer) void reply.header('x-session', 'ended')
  }
}

async function readActor(
  { db, sessions, config }: { db: Executor; sessions: Sessions; config: Config },
  header: string,
): Promise<RequestActor | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  const session = token === undefined ? null : await sessions.verify(token)
  if (!session) return null
  const found = await findActor(db, session)
  if (!found || found.Suspended) return null
  // A demo identity counts for nothing once demo mode is off (docs/rules.md#demo-mode).
  if (!config.demo && found.Issuers.every((issuer) => issuer === demoIssuer)) return null
  const superAdmin = found.Roles.includes('superAdmin') || isConfiguredSuperAdmin(config, found.Issuers, found.Email)
  return {
    profileId: session.profileId,
    sessionId: session.sessionId,
    email: found.Email,
    name: found.Name,
    superAdmin,
    moderator: superAdmin || found.Roles.includes('moderator'),
    editor: superAdmin || found.Roles.includes('editor'),
    owns: found.Owns,
    administers: found.Administers,
    blocks: found.Blocks,
  }
}

/** Configuration makes super admins by issuer and address together: another issuer's word for the address is not enough. */
export const isConfiguredSuperAdmin = (
  config: Pick<Config, 'superAdmins'>,
  issuers: readonly string[],
  email: string,
) =>
  config.superAdmins.some(
    (admin) => issuers.includes(admin.issuer) && admin.email.toLowerCase() === email.toLowerCase(),
  )

export const viewerOf = (request: FastifyRequest): Viewer => request.who
