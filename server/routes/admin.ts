import type { FastifyInstance } from 'fastify'
import { findResource, hasStatus, may } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor, requireId } from '../api/request.ts'
import { moderate } from '../db/pages/moderation.ts'
import type { Services } from '../services.ts'
import { badRequest, forbidden, notFound } from '../errors.ts'
import { openBody } from './login.ts'

/** Permission questions and the acts of moderation. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  /** POST /admin/api/checkSuperAdmin {profileEmail} → {hasPermission}. About oneself only: else false (docs/rules.md#questions-about-others). */
  app.post('/admin/api/checkSuperAdmin', async (request) => {
    const { values } = await readBody(request, openBody(services))
    return { hasPermission: isAbout(request.who, values) && request.who!.superAdmin }
  })

  /** POST /admin/api/checkPermission {profileEmail, pageId} → {isAdmin, isOwner, isSuperAdmin}. */
  app.post('/admin/api/checkPermission', async (request) => {
    const { values } = await readBody(request, openBody(services))
    const who = isAbout(request.who, values) ? request.who : null
    const pageId = readPositive(values.get('pageid')) ?? 0
    return {
      isAdmin: who?.administers.includes(pageId) ?? false,
      isOwner: who?.owns.includes(pageId) ?? false,
      isSuperAdmin: who?.superAdmin ?? false,
    }
  })

  /** POST /admin/api/moderate {source, id, held?, verified?}: the two things no owner sets (docs/rules.md#status). */
  app.post('/admin/api/moderate', async (request) => {
    const who = requireActor(request)
    const { values } = await readBody(request, openBody(services))
    const resource = findResource(values.get('source') ?? '')
    if (!resource || !hasStatus(resource)) throw badRequest(refusal.notModerated, { source: refusal.unknown })
    if (!may(who, 'moderate', resource)) throw forbidden()
    const id = requireId(values.get('id'))
    const [held, verified] = [readFlag(values, 'held'), readFlag(values, 'verified')]
    const row = await services.db.transaction((tx) =>
      moderate(tx, resource, id, { held, verified, byProfileId: who.profileId }),
    )
    if (!row) throw notFound()
    return writeResponse(id, serializeRecord(resource, row, who), 'Updated')
  })
}

/** Questions about anybody but oneself are answered as for nobody: they must not tell whether an address exists (docs/safety.md#s16). */
const isAbout = (who: { email: string } | null, values: ReadonlyMap<string, string>) =>
  who !== null && (values.get('profileemail') ?? '').trim().toLowerCase() === who.email.toLowerCase()

function readFlag(values: ReadonlyMap<string, string>, name: string): boolean | null {
  const text = values.get(name)?.toLowerCase()
  if (text === undefined) return null
  if (['1', 'true'].includes(text)) return true
  if (['0', 'false', ''].includes(text)) return false
  throw badRequest(refusal.trueOrFalse({ name }), { [name]: refusal.yesOrNo })
}
