import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { documented, listOf, writeResponseSchema } from '../api/documented.ts'
import { countInvitation } from '../api/limits.ts'
import { answerById, answerTable } from '../api/reads.ts'
import { isTableRequest } from '../api/table.ts'
import { requireActor } from '../api/request.ts'
import { documentedReads, tableHeaders, tableQuery } from '../api/resourceSchemas.ts'
import { answerPart, email, id, pageId, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import { notify, notifyAddress } from '../db/notifications.ts'
import { changeOwners, lockOwned } from '../db/team/owners.ts'
import { closeOffer, lockOffer, openOffers, withdrawOffers } from '../db/team/transfers.ts'
import { insertRecord } from '../db/writing/mutations.ts'
import type { Services } from '../http/services.ts'
import { badField, forbidden, notFound } from '../errors.ts'
import { refuseOwner } from './page.ts'

const { pageTransfer } = declarations

const accept = answerPart('accept')

/** A page passes to another owner when they accept (docs/rules.md#transfers). */
export function pageTransferRoutes(app: FastifyInstance, services: Services): void {
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

async function offerPage(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const PageId = body.require(pageId)
  if (!who.owns.includes(PageId)) throw await refuseOwner(services.db, PageId)
  const Email = body.require(email)
  if (Email === lowerCaseAddress(who.email)) throw badField('email', refusal.yoursAlready)
  await countInvitation(services, who.profileId)
  return transactionAs(services, who, async (tx, now) => {
    if (!(await lockOwned(tx, PageId, now.profileId))) throw forbidden()
    await withdrawOffers(tx, PageId)
    const columns = { PageId, Email, OfferedById: now.profileId, State: 'offered' }
    const Id = await insertRecord(tx, pageTransfer, { columns })
    await notifyAddress(tx, Email, { ...aboutOffer(PageId, Id), state: 'offered' })
    return storedResponse(tx, pageTransfer, Id, now, 'Offered')
  })
}

const aboutOffer = (pageId: number, aboutId: number) =>
  ({ pageId, kind: 'transfer', about: 'pageTransfer', aboutId }) as const

async function answerOffer(services: Services, request: FastifyRequest) {
  const body = await readTextBody(request)
  const Id = body.require(id)
  // To withdraw an offer needs no answer.
  const answered = body.requireIfSent(accept)
  const accepts = answered ?? false
  const answer = async (tx: Executor, who: RequestActor) => {
    const offered = await lockOffer(tx, Id)
    const toMe = offered?.Email === lowerCaseAddress(who.email)
    if (!offered || (!toMe && !who.owns.includes(offered.PageId))) throw notFound()
    if (accepts && !toMe) throw forbidden()
    if (toMe && answered === undefined) throw accept.refuse()
    const state = accepts ? 'accepted' : toMe ? 'declined' : 'withdrawn'
    // The trigger page_ownerChanged has withdrawn such an offer; this does not rely on it.
    if (accepts && !offered.IsByOwner) throw notFound()
    await closeOffer(tx, Id, state)
    const notification = { ...aboutOffer(offered.PageId, Id), state }
    // Before the owner changes: the notification is for those who run the page until now.
    if (toMe) await notify(tx, { ...notification, byProfileId: who.profileId })
    else await notifyAddress(tx, offered.Email, notification)
    if (accepts) await changeOwners(tx, [{ pageId: offered.PageId, profileId: who.profileId }])
    return writeResponse(Id, null, state)
  }
  return transactionAs(services, requireActor(request), answer, (tx) => lockOffer(tx, Id))
}
