import type { FastifyInstance } from 'fastify'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { listOf, writeResponseSchema } from '../api/documented.ts'
import { answerById, answerTable } from '../api/reads.ts'
import { isTableRequest } from '../api/table.ts'
import { requireActor } from '../api/request.ts'
import { documentedReads, tableHeaders, tableQuery } from '../api/resourceSchemas.ts'
import { answerPart, email, id, pageId } from '../api/body/textBody.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import { notify, notifyAddress } from '../db/notifications.ts'
import { changeOwners, lockOwned } from '../db/team/owners.ts'
import { closeOffer, lockOffer, openOffers, withdrawOffers } from '../db/team/transfers.ts'
import { insertRecord } from '../db/writing/mutations.ts'
import type { Services } from '../http/services.ts'
import { forbidden, notFound } from '../errors.ts'
import { requireMayOffer } from './pageAdmin.ts'

const { pageTransfer } = declarations

const accept = answerPart('accept')

/** A page passes to another owner when they accept (docs/rules.md#transfers). */
export function pageTransferRoutes(app: FastifyInstance, services: Services): void {
  const reads = documentedReads(pageTransfer)
  call(app, 'GET /pageTransfer/api', {
    summary: 'Pages offered to me, and those I offered; or a table of what one may read',
    query: tableQuery,
    answer: listOf('pageTransfer'),
    answerHeaders: tableHeaders,
    refusals: [400, 403],
    async handler(request, reply) {
      if (isTableRequest(request)) return answerTable(services, pageTransfer, request, reply)
      const who = requireActor(request)
      return (await openOffers(services.db, who.email, who.owns)).map((row) => serializeRecord(pageTransfer, row, who))
    },
  })
  app.get('/pageTransfer/api/:id', reads.byId, (request, reply) => answerById(services, pageTransfer, request, reply))
  act(app, services, 'POST /page/api/transfer', {
    summary: 'Offer one’s page to an address; nothing changes hands before the other accepts',
    tag: 'pageTransfer',
    required: { pageId, email },
    answer: writeResponseSchema('pageTransfer'),
    refusals: [403],
    prepare: (sent, who) => requireMayOffer(services, who, sent),
    async work(tx, who, { pageId: PageId, email: Email }) {
      if (!(await lockOwned(tx, PageId, who.profileId))) throw forbidden()
      await withdrawOffers(tx, PageId)
      const columns = { PageId, Email, OfferedById: who.profileId, State: 'offered' }
      const Id = await insertRecord(tx, pageTransfer, { columns })
      await notifyAddress(tx, Email, { ...aboutOffer(PageId, Id), state: 'offered' })
      return storedResponse(tx, pageTransfer, Id, who, 'Offered')
    },
  })
  act(app, services, 'POST /page/api/transfer/answer', {
    summary: 'Accept or decline; the owner withdraws',
    tag: 'pageTransfer',
    required: { Id: id },
    // To withdraw an offer needs no answer.
    optional: { answered: accept },
    refusals: [403, 404],
    lock: (tx, { Id }) => lockOffer(tx, Id),
    work: answerOffer,
  })
}

const aboutOffer = (pageId: number, aboutId: number) =>
  ({ pageId, kind: 'transfer', about: 'pageTransfer', aboutId }) as const

async function answerOffer(
  tx: Executor,
  who: RequestActor,
  { Id, answered }: { Id: number; answered: boolean | undefined },
) {
  const accepts = answered ?? false
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
