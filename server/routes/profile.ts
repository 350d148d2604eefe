import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import { documented, listOf, positiveInteger, writeResponseSchema } from '../api/documented.ts'
import { idInPath, readPositive, requireActor } from '../api/request.ts'
import { id, ownEmail, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import { isOwnAddress, type RequestActor } from '../auth/actor.ts'
import { eraseAccount } from '../db/accounts/erasure.ts'
import { canSpare } from '../db/accounts/roles.ts'
import { recordAct } from '../db/audit/audit.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { findRecord } from '../db/records/records.ts'
import type { Services } from '../http/services.ts'
import { conflict, forbidden } from '../errors.ts'
import type { BodyValues } from '../api/body/bodyIntake.ts'

const { profile } = declarations
const email = ownEmail('email')

/** A PATCH with another e-mail address is about somebody else (docs/rules.md#questions-about-others). */
export const profileRules: WriteRules = {
  allowChange: (who, values) => {
    const email = values.get('email')?.trim()
    if (email && !isOwnAddress(who, email)) throw forbidden()
  },
}

/** One's own profile. Only login creates profiles (docs/rules.md#who-may-do-what). */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /profile/api/byEmail', {
    summary: 'One’s own profile, as an array of one',
    body: parts([], [email]),
    answer: listOf('profile'),
    refusals: [403],
    async handler(request) {
      const who = requireActor(request)
      const address = (await readTextBody(request)).find(email)
      const isSelf = address === undefined || isOwnAddress(who, address)
      if (!isSelf && !who.superAdmin) throw forbidden()
      const Id = isSelf ? who.profileId : await findProfileId(services.db, address)
      const row = Id === undefined ? undefined : await findRecord(services.db, profile, Id)
      return row ? [serializeRecord(profile, row, who)] : []
    },
  })

  const erased = { answer: writeResponseSchema(null), refusals: [400, 403, 409, 413, 415] }
  const byBody = documented('Erase one’s account', { ...erased, body: parts([], [email, id]) })
  app.delete('/profile/api', byBody, (request) => eraseProfile(services, request))
  const byPath = documented('Erase one’s account, by its id', { ...erased, params: { id: positiveInteger } })
  app.delete('/profile/api/:id', byPath, (request) => eraseProfile(services, request))
}

/** Ends an account at once; a job erases what it owns (spec 4.39 to 4.42, docs/rules.md#account-deletion). */
async function eraseProfile(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readTextBody(request)
  const Id = await findRequestedId(services, values, idInPath(request), who)
  await transactionAs(services, who, async (tx, now) => {
    if (Id !== now.profileId && !now.superAdmin) throw forbidden()
    if (!(await canSpare(tx, Id, services.config.superAdmins.length > 0))) throw conflict(refusal.lastSuperAdmin)
    await eraseAccount(tx, Id)
    if (Id !== now.profileId) await recordAct(tx, { by: now.profileId, act: 'delete', about: profile, aboutId: Id })
  })
  return writeResponse(Id, null, 'Your account has been deleted.')
}

/** The account to erase, by e-mail address or id, or one's own; 0 if there is none. */
async function findRequestedId(services: Services, values: BodyValues, pathId: string | undefined, who: RequestActor) {
  const email = lowerCaseAddress(values.get('email')?.trim() ?? '')
  const idText = pathId ?? values.get('id')
  const byId = idText === undefined ? undefined : (readPositive(idText) ?? 0)
  if (!email) return byId ?? who.profileId
  // The address may be another person's by now, and a deletion is final: theirs goes first, and is refused.
  const byEmail = (await findProfileId(services.db, email)) ?? (isOwnAddress(who, email) ? who.profileId : 0)
  return byId !== undefined && byId !== byEmail ? 0 : byEmail
}
