import type { FastifyInstance } from 'fastify'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { refusal } from '#resources/refusals.ts'
import { maySee, serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { listOf, writeResponseSchema } from '../api/documented.ts'
import { countInvitation } from '../api/limits.ts'
import { requireActor } from '../api/request.ts'
import { answerPart, email, flagPart, id, pageId } from '../api/body/textBody.ts'
import type { RequestActor } from '../auth/actor.ts'
import {
  acceptMembership,
  countOpenInvitations,
  findByAddress,
  invite,
  lockMembership,
  maxOpenInvitations,
  membershipsOf,
} from '../db/team/invitations.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
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
  act(app, services, 'POST /pageAdmin/api', {
    summary: 'Ask somebody to help with one’s page; the answer is the same whether or not they have an account',
    required: { pageId, email },
    answer: writeResponseSchema('pageAdmin'),
    refusals: [403, 409],
    prepare: (sent, who) => requireMayOffer(services, who, sent),
    work: inviteAdmin,
  })
  call(app, 'GET /pageAdmin/api/own', {
    summary: 'Open invitations to me, and the pages I help to run',
    answer: listOf('pageAdmin'),
    async handler(request) {
      const who = requireActor(request)
      return (await membershipsOf(services.db, who)).map((row) => serializeRecord(pageAdmin, row, who))
    },
  })
  act(app, services, 'POST /pageAdmin/api/answer', {
    summary: 'Accept an invitation or decline it; an admin says whether they are heir, or leaves',
    required: { Id: id, accepts: accept },
    optional: { isHeir: heir },
    answer: writeResponseSchema('pageAdmin'),
    refusals: [403, 404],
    work: answerInvitation,
  })
}

type Offer = { pageId: number; email: string }

/** Asks somebody else for one's own page, which may come as news to them. @throws ApiError 400, 403, 409, 429 */
export async function requireMayOffer(services: Services, who: RequestActor, offer: Offer): Promise<void> {
  if (!who.owns.includes(offer.pageId)) throw await refuseOwner(services.db, offer.pageId)
  if (offer.email === lowerCaseAddress(who.email)) throw badField('email', refusal.yoursAlready)
  await countInvitation(services, who.profileId)
}

const aboutAdmin = (page: number, aboutId: number) =>
  ({ pageId: page, kind: 'pageAdmin', about: 'pageAdmin', aboutId }) as const

async function inviteAdmin(tx: Executor, who: RequestActor, { pageId: page, email: address }: Offer) {
  if (!(await lockOwned(tx, page, who.profileId))) throw forbidden()
  const existing = await findByAddress(tx, page, address)
  if (existing) return storedResponse(tx, pageAdmin, existing.Id, who, 'Invited')
  if ((await countOpenInvitations(tx, page)) >= maxOpenInvitations)
    throw conflict(refusal.tooManyInvitations({ most: maxOpenInvitations }))
  const Id = await invite(tx, page, address)
  await notifyAddress(tx, address, { ...aboutAdmin(page, Id), state: 'invited' })
  return storedResponse(tx, pageAdmin, Id, who, 'Invited')
}

interface Answer {
  Id: number
  accepts: boolean
  isHeir: boolean | undefined
}

async function answerInvitation(tx: Executor, who: RequestActor, { Id, accepts, isHeir }: Answer) {
  const row = await lockMembership(tx, Id, who)
  if (!row) {
    const others = await findRecord(tx, pageAdmin, Id)
    throw others && maySee(pageAdmin, others, who) ? forbidden() : notFound()
  }
  const PageId = row['PageId'] as number
  const isNew = row['State'] === 'invited'
  const news = (aboutId: number, state: 'declined' | 'accepted' | 'heir' | 'noHeir') =>
    notify(tx, { ...aboutAdmin(PageId, aboutId), state, byProfileId: who.profileId })
  if (!accepts) {
    await removeRecord(tx, pageAdmin, Id)
    if (isNew) await news(Id, 'declined')
    return writeResponse(Id, null, isNew ? 'declined' : 'left')
  }
  if (await lockOwned(tx, PageId, who.profileId)) throw badField('id', refusal.yoursAlready)
  const accepted = await acceptMembership(tx, row, { profileId: who.profileId, isHeir })
  const state = isNew ? 'accepted' : heirStateAfter(row, isHeir)
  if (state) await news(accepted, state)
  return storedResponse(tx, pageAdmin, accepted, who, 'accepted')
}

/** What the page's people are told of an admin who has changed their mind about being heir. */
function heirStateAfter(row: Columns, isHeir: boolean | undefined): 'heir' | 'noHeir' | undefined {
  const wasHeir = row['HeirSince'] !== null
  return isHeir === undefined || isHeir === wasHeir ? undefined : isHeir ? 'heir' : 'noHeir'
}
