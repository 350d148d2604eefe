import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { answerById, answerTable } from '../api/reads.ts'
import { isTableRequest } from '../api/table.ts'
import { readPositive, requireActor, requireId } from '../api/request.ts'
import { isEmail } from '../api/values.ts'
import type { Executor } from '../db/connection/database.ts'
import { notify, notifyProfile } from '../db/pages/notifications.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { changeOwner, lockOffer, openOffers, closeOffer, withdrawOffers } from '../db/pages/transfers.ts'
import { equals, findRecord, select } from '../db/records/records.ts'
import { insertRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { badField, forbidden, notFound } from '../errors.ts'
import { openBody } from './login.ts'

const { pageAdmin, pageTransfer } = declarations

/** Who runs a page: its admins, and its way to another owner (docs/rules.md#page-admins, #transfers). */
export function pageTeamRoutes(app: FastifyInstance, services: Services): void {
  /** POST /pageAdmin/api {pageId, email}: the owner names somebody who has an account. Twice is once. */
  app.post('/pageAdmin/api', (request) => addAdmin(services, request))

  /** GET /pageTransfer/api: what was offered to me and what I offered; asked as a table, what one may read. */
  app.get('/pageTransfer/api', async (request, reply) => {
    if (isTableRequest(request)) return answerTable(services, pageTransfer, request, reply)
    const who = requireActor(request)
    return (await openOffers(services.db, who.email, who.owns)).map((row) => serializeRecord(pageTransfer, row, who))
  })
  app.get('/pageTransfer/api/:id', (request, reply) => answerById(services, pageTransfer, request, reply))
  /** POST /page/api/transfer {pageId, email}: offers the page; nothing changes hands before the other accepts. */
  app.post('/page/api/transfer', (request) => offer(services, request))
  /** POST /page/api/transfer/answer {id, accept}: by the address it was offered to; the owner may withdraw. */
  app.post('/page/api/transfer/answer', (request) => answerOffer(services, request))
}

function requireAddress(values: ReadonlyMap<string, string>): string {
  const email = values.get('email')?.trim().toLowerCase() ?? ''
  if (!isEmail(email)) throw badField('email', refusal.email)
  return email
}

function requireOwned(request: FastifyRequest, values: ReadonlyMap<string, string>): number {
  const pageId = readPositive(values.get('pageid'))
  if (pageId === undefined) throw badField('pageId', refusal.choosePage)
  if (!requireActor(request).owns.includes(pageId)) throw forbidden()
  return pageId
}

async function addAdmin(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const PageId = requireOwned(request, values)
  const email = requireAddress(values)
  return services.db.transaction(async (tx) => {
    const personId = await findProfileId(tx, email)
    // Only an owner gets this far, and naming somebody needs an answer; nothing but their being here is told.
    if (personId === undefined) throw notFound(refusal.nobodyThere)
    if (personId === who.profileId) throw badField('email', refusal.yoursAlready)
    const own = { PageId, ProfileId: personId }
    const [known] = await select(tx, pageAdmin, { where: equals(own) })
    const id = known?.Id ?? (await insertRecord(tx, pageAdmin, { columns: own }))
    if (!known)
      await notifyProfile(tx, personId, { pageId: PageId, kind: 'pageAdmin', about: 'pageAdmin', aboutId: id })
    return writeResponse(id, serializeRecord(pageAdmin, (await findRecord(tx, pageAdmin, id))!, who), 'Saved')
  })
}

async function offer(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const PageId = requireOwned(request, values)
  const Email = requireAddress(values)
  return services.db.transaction(async (tx) => {
    await withdrawOffers(tx, PageId)
    const id = await insertRecord(tx, pageTransfer, { columns: { PageId, Email, State: 'offered' } })
    const personId = await findProfileId(tx, Email)
    if (personId !== undefined)
      await notifyProfile(tx, personId, {
        pageId: PageId,
        kind: 'transfer',
        about: 'pageTransfer',
        aboutId: id,
        state: 'offered',
      })
    return writeResponse(id, serializeRecord(pageTransfer, (await findRecord(tx, pageTransfer, id))!, who), 'Offered')
  })
}

/** Whom a page was offered to hears that it was taken back, if they are here. */
async function tellOffered(tx: Executor, email: string, news: Parameters<typeof notifyProfile>[2]): Promise<void> {
  const personId = await findProfileId(tx, email)
  if (personId !== undefined) await notifyProfile(tx, personId, news)
}

async function answerOffer(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const id = requireId(values.get('id'))
  const accept = ['1', 'true', 'yes'].includes((values.get('accept') ?? '').toLowerCase())
  return services.db.transaction(async (tx) => {
    const offered = await lockOffer(tx, id)
    const toMe = offered?.Email === who.email.toLowerCase()
    if (!offered || (!toMe && !who.owns.includes(offered.PageId))) throw notFound()
    if (accept && !toMe) throw forbidden()
    const state = accept ? 'accepted' : toMe ? 'declined' : 'withdrawn'
    await closeOffer(tx, id, state)
    const news = { pageId: offered.PageId, kind: 'transfer', about: 'pageTransfer', aboutId: id, state } as const
    // Told before it changes hands: to those who run it until now, not to who takes it.
    if (toMe) await notify(tx, { ...news, byProfileId: who.profileId })
    else await tellOffered(tx, offered.Email, news)
    if (accept) await changeOwner(tx, offered.PageId, who.profileId)
    return writeResponse(id, null, state)
  })
}
