import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { findActor, findPerson, hasSuperAdminRole } from '../db/accounts/actors.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import type { Viewer } from '../db/records/visibility.ts'
import type { Actor } from '#resources'
import { isSameAddress } from '#resources/emailAddress.ts'
import type { Sessions } from './session.ts'
import { demoIssuer } from '../config/demoAccounts.ts'

/** The signed-in person, loaded for each request, so that a withdrawn right ends at once (docs/safety.md#s17). */
export interface RequestActor extends Actor {
  readonly email: string
  /** The address at sign-in; another than `email` when the person was renamed since. */
  readonly signedInAs: string
  readonly name: string
  readonly sessionId: string
  readonly blocks: readonly number[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` for a visitor. */
    who: RequestActor | null
    /** The request has a bearer token that is not valid. */
    badBearer: boolean
  }
}

interface ActorServices {
  db: Database
  sessions: Sessions
  config: Config
}

/** Sets `request.who` from the bearer header, the only source of identity (docs/rules.md#identity). */
export function actorHook({ db, sessions, config }: ActorServices) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const header = request.headers.authorization
    if (header === undefined) return
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
    const session = token === undefined ? null : await sessions.verify(token)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // While the main database is gone nobody can sign out either.
    request.who = session && (await currentActor(isRead ? db.reader('main').db : db, config, session))
    if (request.who) return
    // Tells the client that its session is over.
    request.badBearer = true
    void reply.header('x-session', 'ended')
  }
}

/** The person of a session with their rights as they are now; null when it has ended or the account is suspended. */
export async function currentActor(
  db: Executor,
  config: Config,
  session: { profileId: number; sessionId: string },
): Promise<RequestActor | null> {
  const person = await findActor(db, session)
  if (!person || person.Suspended) return null
  // Demo accounts cannot be used outside demo mode (docs/rules.md#demo-mode).
  if (!config.demo && person.Issuers.every((issuer) => issuer === demoIssuer)) return null
  const superAdmin = person.Roles.includes('superAdmin') || isConfiguredSuperAdmin(config, person.Issuers, person.Email)
  return {
    profileId: session.profileId,
    sessionId: session.sessionId,
    email: person.Email,
    signedInAs: person.SessionEmail ?? person.Email,
    name: person.Name,
    superAdmin,
    moderator: superAdmin || person.Roles.includes('moderator'),
    editor: superAdmin || person.Roles.includes('editor'),
    owns: person.Owns,
    administers: person.Administers,
    blocks: person.Blocks,
  }
}

/** Whether this address means themselves; clients keep that of the sign-in. It gives no right (docs/rules.md#accounts). */
export function isOwnAddress(who: Pick<RequestActor, 'email' | 'signedInAs'>, address: string): boolean {
  const text = address.trim()
  return isSameAddress(text, who.email) || isSameAddress(text, who.signedInAs)
}

/** Super admins are configured by issuer and e-mail address: another issuer cannot vouch for the address. */
const isConfiguredSuperAdmin = (config: Pick<Config, 'superAdmins'>, issuers: readonly string[], email: string) =>
  config.superAdmins.some((admin) => issuers.includes(admin.issuer) && isSameAddress(admin.email, email))

/** Whether somebody is a super admin by now, who is not asking: for what they have begun. */
export async function isSuperAdminNow(db: Executor, config: Pick<Config, 'superAdmins'>, profileId: number) {
  const person = await findPerson(db, profileId)
  if (!person || person.Suspended) return false
  return person.Roles.includes('superAdmin') || isConfiguredSuperAdmin(config, person.Issuers, person.Email)
}

/** Whether a sign-in with this identity would be a super admin's, by configuration or by role. */
export async function isSuperAdminIdentity(
  { db, config }: Pick<ActorServices, 'config'> & { db: Executor },
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<boolean> {
  return isConfiguredSuperAdmin(config, [issuer], email) || hasSuperAdminRole(db, { issuer, subject })
}

export const viewerOf = (request: FastifyRequest): Viewer => request.who
