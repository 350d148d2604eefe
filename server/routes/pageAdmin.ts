import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { refusal } from '#resources/refusals.ts'
import { maySee, serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { documented, listOf, writeResponseSchema } from '../api/documented.ts'
import { countInvitation } from '../api/limits.ts'
import { requireActor } from '../api/request.ts'
import { answerPart, email, flagPart, id, pageId, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import {
  acceptMembership,
  countOpenInvitations,
  findByAddress,
  invite,
  lockMembership,
  maxOpenInvitations,
  membershipsOf,
} from '../db/team/invitations.ts'
import type { Columns } from '../db/connection/database.ts'
import { notify, notifyAddress } from '../db/notifications.ts'
import { lockOwned } from '../db/team/owners.ts'
import { findRecord } from '../db/records/records.ts'
import { removeRecord } from '../db/writing/mutations.ts'
import type { Services } from '../http/services.ts'
import { badField, conflict, forbidden, notFound } from '../errors.ts'
import { refuseOwner } from './page.ts'

const { pageAdmin } = declarations
const accept = answerPart('accept', true)
const heir = flagPart('heir')

/** Page admins are asked, and answer (docs/rules.md#page-admins). */
export function pageAdminRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    '/pageAdmin/api',
    documented('Ask somebody to help with one’s page; the answer is the same whether or not they have an account', {
      body: parts([pageId, email]),
      answer: writeResponseSchema('pageAdmin'),
      refusals: [403, 409],
    }),
    (request) => inviteAdmin(services, request),
  )
  app.get(
    '/pageAdmin/api/own',
    documented('Open invitations to me, and the pages I help to run', { answer: listOf('pageAdmin') }),
    async (request) => {
      const who = requireActor(request)
      return (await membershipsOf(services.db, who)).map((row) => serializeRecord(pageAdmin, row, who))
    },
  )
  app.post(
    '/pageAdmin/api/answer',
    documented('Accept an invitation or decline it; an admin says whether they are heir, or leaves', {
      body: parts([id, accept], [heir]),
      answer: writeResponseSchema('pageAdmin'),
      refusals: [403, 404],
    }),
    (request) => answerInvitation(services, request),
  )
}

async function inviteAdmin(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const PageId = body.require(pageId)
  if (!who.owns.includes(PageId)) throw await refuseOwner(services.db, PageId)
  const address = body.require(email)
  if (address === lowerCaseAddress(who.email)) throw badField('email', refusal.yoursAlready)
  await countInvitation(services, who.profileId)
  return transactionAs(services, who, async (tx, now) => {
    if (!(await lockOwned(tx, PageId, now.profileId))) throw forbidden()
    const existing = await findByAddress(tx, PageId, address)
    if (existing) return storedResponse(tx, pageAdmin, existing.Id, now, 'Invited')
    if ((await countOpenInvitations(tx, PageId)) >= maxOpenInvitations)
      throw conflict(refusal.tooManyInvitations({ most: maxOpenInvitations }))
    const Id = await invite(tx, PageId, address)
    await notifyAddress(tx, address, {
      pageId: PageId,
      kind: 'pageAdmin',
      about: 'pageAdmin',
      aboutId: Id,
      state: 'invited',
    })
    return storedResponse(tx, pageAdmin, Id, now, 'Invited')
  })
}

async function answerInvitation(services: Services, request: FastifyRequest) {
  const body = await readTextBody(request)
  const Id = body.require(id)
  const accepts = body.require(accept)
  const isHeir = body.requireIfSent(heir)
  return transactionAs(services, requireActor(request), async (tx, who) => {
    const row = await lockMembership(tx, Id, who)
    if (!row) {
      const others = await findRecord(tx, pageAdmin, Id)
      throw others && maySee(pageAdmin, others, who) ? forbidden() : notFound()
    }
    const PageId = row['PageId'] as number
    const about = { pageId: PageId, kind: 'pageAdmin', about: 'pageAdmin', aboutId: Id } as const
    const isNew = row['State'] === 'invited'
    if (!accepts) {
      await removeRecord(tx, pageAdmin, Id)
      if (isNew) await notify(tx, { ...about, state: 'declined', byProfileId: who.profileId })
      return writeResponse(Id, null, isNew ? 'declined' : 'left')
    }
    if (await lockOwned(tx, PageId, who.profileId)) throw badField('id', refusal.yoursAlready)
    const accepted = await acceptMembership(tx, row, { profileId: who.profileId, isHeir })
    const state = isNew ? 'accepted' : heirStateAfter(row, isHeir)
    if (state) await notify(tx, { ...about, aboutId: accepted, state, byProfileId: who.profileId })
    return storedResponse(tx, pageAdmin, accepted, who, 'accepted')
  })
}

/** What the page's people are told of an admin who has changed their mind about being heir. */
function heirStateAfter(row: Columns, isHeir: boolean | undefined): 'heir' | 'noHeir' | undefined {
  const wasHeir = row['HeirSince'] !== null
  return isHeir === undefined || isHeir === wasHeir ? undefined : isHeir ? 'heir' : 'noHeir'
}
