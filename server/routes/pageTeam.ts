import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { documented, listOf, writeResponseSchema } from '../api/documented.ts'
import { answerById, answerTable } from '../api/reads.ts'
import { isTableRequest } from '../api/table.ts'
import { requireActor } from '../api/request.ts'
import { documentedReads, tableHeaders, tableQuery } from '../api/resourceSchemas.ts'
import { email, flagPart, id, pageId, parts, readTextBody, type TextBody } from '../api/textBody.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import { notify, notifyProfile, type ProfileNotification } from '../db/pages/notifications.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { changeOwner, lockOffer, openOffers, closeOffer, withdrawOffers } from '../db/pages/transfers.ts'
import { equals, select } from '../db/records/records.ts'
import { insertRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { badField, forbidden, notFound } from '../errors.ts'

const { pageAdmin, pageTransfer } = declarations

const accept = flagPart('accept')

/** Page admins and transfers to another owner (docs/rules.md#page-admins, #transfers). */
export function pageTeamRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    '/pageAdmin/api',
    documented('Let somebody who has an account help with one’s page; twice is once', {
      body: parts([pageId, email]),
      answer: writeResponseSchema('pageAdmin'),
      refusals: [403, 404],
    }),
    (request) => addAdmin(services, request),
  )

  const reads = documentedReads(pageTransfer)
  app.get(
    '/pageTransfer/api',
    documented('Pages offered to me, and those I offered; or a table of what one may read', {
      query: tableQuery,
      answer: listOf('pageTransfer'),
      answerHeaders: tableHeaders,
      refusals: [400, 403],
    }),
    async (request, reply) => {
      if (isTableRequest(request)) return answerTable(services, pageTransfer, request, reply)
      const who = requireActor(request)
      return (await openOffers(services.db, who.email, who.owns)).map((row) => serializeRecord(pageTransfer, row, who))
    },
  )
  app.get('/pageTransfer/api/:id', reads.byId, (request, reply) => answerById(services, pageTransfer, request, reply))
  app.post(
    '/page/api/transfer',
    documented('Offer one’s page to an address; nothing changes hands before the other accepts', {
      tag: 'pageTransfer',
      body: parts([pageId, email]),
      answer: writeResponseSchema('pageTransfer'),
      refusals: [403],
    }),
    (request) => offerPage(services, request),
  )
  app.post(
    '/page/api/transfer/answer',
    documented('Accept or decline; the owner withdraws', {
      tag: 'pageTransfer',
      body: parts([id], [accept]),
      answer: writeResponseSchema(null),
      refusals: [403, 404],
    }),
    (request) => answerOffer(services, request),
  )
}

function requireOwned(who: RequestActor, body: TextBody): number {
  const PageId = body.require(pageId)
  if (!who.owns.includes(PageId)) throw forbidden()
  return PageId
}

async function addAdmin(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const PageId = requireOwned(who, body)
  const address = body.require(email)
  return services.db.transaction(async (tx) => {
    const personId = await findProfileId(tx, address)
    // Only owners get here, and they must learn whether it worked; it reveals no more than that the account exists.
    if (personId === undefined) throw notFound(refusal.nobodyThere)
    if (personId === who.profileId) throw badField('email', refusal.yoursAlready)
    const own = { PageId, ProfileId: personId }
    const [existing] = await select(tx, pageAdmin, { where: equals(own) })
    const Id = existing?.Id ?? (await insertRecord(tx, pageAdmin, { columns: own }))
    if (!existing)
      await notifyProfile(tx, personId, { pageId: PageId, kind: 'pageAdmin', about: 'pageAdmin', aboutId: Id })
    return storedResponse(tx, pageAdmin, Id, who, 'Saved')
  })
}

async function offerPage(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const PageId = requireOwned(who, body)
  const Email = body.require(email)
  return services.db.transaction(async (tx) => {
    await withdrawOffers(tx, PageId)
    const Id = await insertRecord(tx, pageTransfer, { columns: { PageId, Email, State: 'offered' } })
    const notification = {
      pageId: PageId,
      kind: 'transfer',
      about: 'pageTransfer',
      aboutId: Id,
      state: 'offered',
    } as const
    await notifyAddress(tx, Email, notification)
    return storedResponse(tx, pageTransfer, Id, who, 'Offered')
  })
}

/** Notifies the person with this e-mail address, if there is one. */
async function notifyAddress(tx: Executor, email: string, notification: ProfileNotification): Promise<void> {
  const personId = await findProfileId(tx, email)
  if (personId !== undefined) await notifyProfile(tx, personId, notification)
}

async function answerOffer(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const Id = body.require(id)
  const accepts = body.find(accept) ?? false
  return services.db.transaction(async (tx) => {
    const offered = await lockOffer(tx, Id)
    const toMe = offered?.Email === who.email.toLowerCase()
    if (!offered || (!toMe && !who.owns.includes(offered.PageId))) throw notFound()
    if (accepts && !toMe) throw forbidden()
    const state = accepts ? 'accepted' : toMe ? 'declined' : 'withdrawn'
    await closeOffer(tx, Id, state)
    const notification = {
      pageId: offered.PageId,
      kind: 'transfer',
      about: 'pageTransfer',
      aboutId: Id,
      state,
    } as const
    // Before the owner changes: the notification is for those who run the page until now.
    if (toMe) await notify(tx, { ...notification, byProfileId: who.profileId })
    else await notifyAddress(tx, offered.Email, notification)
    if (accepts) await changeOwner(tx, offered.PageId, who.profileId)
    return writeResponse(Id, null, state)
  })
}
