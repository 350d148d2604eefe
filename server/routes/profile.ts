import type { FastifyInstance } from 'fastify'
import { declarations } from '#resources'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor } from '../api/request.ts'
import type { WriteRules } from '../api/writes.ts'
import { forgetUnusedWords } from '../db/search/index/vocabulary.ts'
import { eraseAccount } from '../db/accounts/accounts.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { findRecord } from '../db/records/records.ts'
import type { Services } from '../services.ts'
import { forbidden } from '../errors.ts'
import { openBody } from './login.ts'

const { profile } = declarations

/** A PATCH that names another address is about somebody else (docs/rules.md#questions-about-others). */
export const profileRules: WriteRules = {
  allowChange: (who, values) => {
    const email = values.get('email')?.trim().toLowerCase()
    if (email && email !== who.email.toLowerCase()) throw forbidden()
  },
}

/** Profiles: one's own to read and change, made by login only (docs/rules.md#who-may-do-what). */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  /** POST /profile/api/byEmail {email}: one's own profile as an array of one (spec 7.03). */
  app.post('/profile/api/byEmail', async (request) => {
    const who = requireActor(request)
    const { values } = await readBody(request, openBody(services))
    const email = (values.get('email') || who.email).trim().toLowerCase()
    if (email !== who.email.toLowerCase() && !who.superAdmin) throw forbidden()
    const id = await findProfileId(services.db, email)
    const row = id === undefined ? undefined : await findRecord(services.db, profile, id)
    return row ? [serializeRecord(profile, row, who)] : []
  })

  /** DELETE /profile/api {email}: erases the account and all that is its own, at once (spec 4.39 to 4.42, docs/rules.md#account-deletion). */
  for (const path of ['/profile/api', '/profile/api/:id']) {
    app.delete(path, async (request) => {
      const who = requireActor(request)
      const { values } = await readBody(request, openBody(services))
      const id = await meant(services, values, (request.params as { id?: string }).id, who.profileId)
      if (id !== who.profileId && !who.superAdmin) throw forbidden()
      await services.db.transaction((tx) => eraseAccount(tx, id))
      // Behind the transaction, which should not wait for it; the daily round does it again.
      await forgetUnusedWords(services.db)
      return writeResponse(id, null, 'Your account has been deleted.')
    })
  }
}

/** Which account is meant: by e-mail, by id, or one's own when neither is said. An address nobody has is nobody's. */
async function meant(
  services: Services,
  values: ReadonlyMap<string, string>,
  pathId: string | undefined,
  self: number,
): Promise<number> {
  const email = values.get('email')?.trim().toLowerCase()
  const given = pathId ?? values.get('id')
  const byId = given === undefined ? undefined : (readPositive(given) ?? 0)
  if (!email) return byId ?? self
  const byEmail = (await findProfileId(services.db, email)) ?? 0
  return byId !== undefined && byId !== byEmail ? 0 : byEmail
}
