import type { FastifyInstance } from 'fastify'
import { declarations, findResource, hasStatus, isVerifiable, may } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import {
  arrayOf,
  closedObject,
  positiveInteger,
  stringSchema,
  writeResponseSchema,
  booleanSchema,
} from '../api/documented.ts'
import { isOwnAddress, type RequestActor } from '../auth/actor.ts'
import { requireActor } from '../api/request.ts'
import { flagPart, id, ownEmail, pageId, parts, readTextBody, textPart } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import type { Executor } from '../db/connection/database.ts'
import { toggle } from '../db/moderation/acts.ts'
import { findLapsing } from '../db/moderation/lapse.ts'
import { lockWithPages } from '../db/writing/lockWithPages.ts'
import { findRecord } from '../db/records/records.ts'
import type { Services } from '../http/services.ts'
import { judgeOf, proof } from './moderation/case.ts'
import { badField, badRequest, forbidden, notFound } from '../errors.ts'

const profileEmail = ownEmail('profileEmail')
const source = textPart('source', { type: 'string', example: 'page' })
const held = flagPart('held')
const verified = flagPart('verified', true)
const lapsing = closedObject({
  Id: positiveInteger,
  Name: stringSchema,
  VerifiedUntil: stringSchema,
  VerifiedProof: { type: 'string', enum: [...declarations.page.fields.VerifiedProof.values], nullable: true },
  Verifier: { type: 'string', nullable: true },
})

export function adminRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /admin/api/checkSuperAdmin', {
    summary: 'Am I a super admin? False about anybody else',
    who: 'everybody',
    countedAs: 'read',
    body: parts([], [profileEmail]),
    answer: closedObject({ hasPermission: booleanSchema }),
    async handler(request) {
      const body = await readTextBody(request)
      return { hasPermission: isSelf(request.who, body.find(profileEmail)) && request.who!.superAdmin }
    },
  })

  call(app, 'POST /admin/api/checkPermission', {
    summary: 'What am I to this page? False about anybody else',
    who: 'everybody',
    countedAs: 'read',
    body: parts([], [profileEmail, pageId]),
    answer: closedObject({ isAdmin: booleanSchema, isOwner: booleanSchema, isSuperAdmin: booleanSchema }),
    async handler(request) {
      const body = await readTextBody(request)
      const who = isSelf(request.who, body.find(profileEmail)) ? request.who : null
      const page = body.find(pageId) ?? 0
      return {
        isAdmin: who?.administers.includes(page) ?? false,
        isOwner: who?.owns.includes(page) ?? false,
        isSuperAdmin: who?.superAdmin ?? false,
      }
    },
  })

  call(app, 'POST /admin/api/moderate', {
    summary: 'Hold, lift a hold, verify for a year, which no owner does; super admins and moderators',
    body: parts([source, id], [held, verified, proof]),
    answer: writeResponseSchema('page', { ActId: { ...positiveInteger, nullable: true } }),
    refusals: [403, 404, 409],
    async handler(request) {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const resource = findResource(body.find(source) ?? '')
      if (!resource || !hasStatus(resource)) throw badRequest(refusal.notModerated, { source: refusal.unknown })
      const requireModerator = (actor: RequestActor) => {
        if (!may(actor, 'moderate', resource)) throw forbidden()
      }
      requireModerator(who)
      const Id = body.require(id)
      const changes = {
        held: body.requireIfSent(held) ?? null,
        verified: body.requireIfSent(verified) ?? null,
        proof: body.requireIfSent(proof) ?? null,
      }
      const decide = (tx: Executor, now: RequestActor) => {
        requireModerator(now)
        return toggle(tx, resource, Id, { ...changes, by: judgeOf(services, tx, now) })
      }
      if (changes.verified !== null && !isVerifiable(resource)) throw badField('verified', refusal.notThisAct)
      const done = await transactionAs(services, who, decide, async (tx) => {
        const found = await findRecord(tx, resource, Id)
        if (found) await lockWithPages(tx, resource, found)
      })
      if (!done) throw notFound()
      // What takes it back (`POST /case/api/undo`).
      return { ...writeResponse(Id, serializeRecord(resource, done.row, who), 'Updated'), ActId: done.actId }
    },
  })

  call(app, 'GET /admin/api/lapsing', {
    summary: 'Whose verification ends within a month, 1,000 at most; super admins and moderators',
    answer: arrayOf(lapsing),
    refusals: [403],
    right(who) {
      if (!may(who, 'moderate', declarations.page)) throw forbidden()
    },
    handler: () => findLapsing(services.db),
  })
}

/** Nobody learns from an answer whether somebody else's e-mail address is known (docs/safety.md#s16). */
const isSelf = (who: RequestActor | null, email = '') => who !== null && isOwnAddress(who, email)
