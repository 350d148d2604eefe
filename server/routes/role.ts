import type { FastifyInstance } from 'fastify'
import { declarations, mayGiveRoles, roles, rolesOf, type Role } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { arrayOf, closedObject, positiveInteger, stringSchema } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import type { Schema } from '../api/schemas.ts'
import { email, textPart, type Part } from '../api/body/textBody.ts'
import type { RequestActor } from '../auth/actor.ts'
import { peopleWithRoles, setRoles } from '../db/accounts/roles.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { recordAct } from '../db/audit/audit.ts'
import type { Services } from '../http/services.ts'
import { badField, badRequest, conflict, forbidden } from '../errors.ts'

const rolesSchema: Schema = { type: 'array', items: { type: 'string', enum: [...roles] } }
const wanted: Part<Role[]> = {
  ...textPart('roles', { type: 'string', example: 'moderator,editor' }),
  read: readRoles,
  refuse: () => badRequest(refusal.roles, { roles: refusal.roles }),
}

/** Names joined by commas; empty means none. Undefined if one is unknown. */
function readRoles(text: string): Role[] | undefined {
  const names = text.split(',').flatMap((name) => name.trim() || [])
  const given = roles.filter((role) => names.includes(role))
  return given.length === new Set(names).size ? given : undefined
}

/** Who may do what beside a member (docs/rules.md#roles). */
export function roleRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'GET /role/api/own', {
    summary: 'One’s own roles',
    answer: closedObject({ roles: rolesSchema }),
    handler: (request) => ({ roles: rolesOf(requireActor(request)) }),
  })

  const person = { ProfileId: positiveInteger, Name: stringSchema, Email: stringSchema, Roles: rolesSchema }
  call(app, 'GET /role/api', {
    summary: 'Who has which role, those apart who are super admins by configuration; super admins',
    answer: arrayOf(closedObject(person)),
    refusals: [403],
    right: requireSuperAdmin,
    handler: () => peopleWithRoles(services.db),
  })

  act(app, services, 'POST /role/api', {
    summary: 'Give an account these roles and no others; super admins',
    required: { email, given: wanted },
    refusals: [403, 409],
    right: requireSuperAdmin,
    async work(tx, { profileId: by }, sent) {
      const aboutId = await findProfileId(tx, sent.email)
      if (aboutId === undefined) throw badField('email', refusal.noAccount)
      if (!(await setRoles(tx, aboutId, sent.given, services.config.superAdmins.length > 0)))
        throw conflict(refusal.lastSuperAdmin)
      const reason = sent.given.join(',')
      await recordAct(tx, { by, act: 'role', about: declarations.profile, aboutId, reason })
      return writeResponse(aboutId, null, 'Updated')
    },
  })
}

function requireSuperAdmin(who: RequestActor): void {
  if (!mayGiveRoles(who)) throw forbidden()
}
