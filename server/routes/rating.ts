import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, may } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor, requireId } from '../api/request.ts'
import { readText, readValues } from '../api/values.ts'
import { lockPage, recountPage } from '../db/pages/counts.ts'
import { notify, notifyProfile } from '../db/pages/notifications.ts'
import { equals, findRecord, select } from '../db/records/records.ts'
import { grantRewardToOwner } from '../db/pages/rewards.ts'
import { insertRecord, lockForUpdate, removeRecord, updateRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { badField, conflict, forbidden, notFound } from '../errors.ts'
import { openBody } from './login.ts'
import { lockVisiblePage } from './page.ts'

const { pageRating } = declarations

/** POST /pageRating/api {pageId, stars, description?}: one a person and page, changeable; PATCH {id, answer}: the owner's one answer (docs/rules.md#ratings). */
export function ratingRoutes(app: FastifyInstance, services: Services): void {
  /** GET /pageRating/api/own/{pageId}: what I gave this page, as an array of one, or []. */
  app.get('/pageRating/api/own/:pageId', async (request) => {
    const who = requireActor(request)
    const PageId = requireId((request.params as { pageId: string }).pageId)
    const rows = await select(services.db, pageRating, { where: equals({ ProfileId: who.profileId, PageId }) })
    return rows.map((row) => serializeRecord(pageRating, row, who))
  })
  app.post('/pageRating/api', (request) => rate(services, request))
  for (const path of ['/pageRating/api', '/pageRating/api/:id']) {
    app.patch(path, (request) => changeOrAnswer(services, request))
    app.delete(path, (request) => withdraw(services, request))
  }
}

async function rate(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const PageId = readPositive(values.get('pageid'))
  if (PageId === undefined) throw badField('pageId', refusal.choosePage)
  if (!may(who, 'create', pageRating, { PageId })) throw forbidden(refusal.ownRating)
  const read = await readValues(pageRating, withoutAnswer(values), new Set(), 'create')
  return services.db.transaction(async (tx) => {
    await lockVisiblePage(tx, PageId, who)
    const own = { ProfileId: who.profileId, PageId }
    const [known] = await select(tx, pageRating, { where: equals(own) })
    if (known) await updateRecord(tx, pageRating, (await lockForUpdate(tx, pageRating, known.Id))!, read)
    const id = known?.Id ?? (await insertRecord(tx, pageRating, { ...read, columns: { ...read.columns, ...own } }))
    await recountPage(tx, PageId)
    if (!known) {
      await notify(tx, { pageId: PageId, kind: 'rating', about: 'pageRating', aboutId: id, byProfileId: who.profileId })
      await grantRewardToOwner(tx, PageId, { act: 'ratingReceived', about: 'pageRating', aboutId: id })
    }
    return writeResponse(id, serializeRecord(pageRating, (await findRecord(tx, pageRating, id))!, who), 'Saved')
  })
}

const withoutAnswer = (values: ReadonlyMap<string, string>) =>
  new Map([...values].filter(([name]) => name !== 'answer' && name !== 'status'))

/** Its writer changes stars and words; the page's owner answers, once. */
async function changeOrAnswer(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const id = requireId((request.params as { id?: string }).id ?? values.get('id'))
  return services.db.transaction(async (tx) => {
    const row = await lockForUpdate(tx, pageRating, id)
    if (!row) throw notFound()
    const PageId = row['PageId'] as number
    if (may(who, 'change', pageRating, { ProfileId: row['ProfileId'] as number })) {
      await updateRecord(tx, pageRating, row, await readValues(pageRating, withoutAnswer(values), new Set(), 'change'))
      await lockPage(tx, PageId)
      await recountPage(tx, PageId)
    } else if (who.owns.includes(PageId)) {
      if (row['Answer'] !== null) throw conflict(refusal.answeredAlready)
      const answer = await readText(pageRating, 'Answer', values)
      if (!answer.columns['Answer']) throw badField('answer', refusal.answerMissing)
      await updateRecord(tx, pageRating, row, answer)
      await notifyProfile(tx, row['ProfileId'] as number, {
        pageId: PageId,
        kind: 'answer',
        about: 'pageRating',
        aboutId: id,
      })
    } else throw forbidden()
    return writeResponse(id, serializeRecord(pageRating, (await findRecord(tx, pageRating, id))!, who), 'Updated')
  })
}

async function withdraw(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const id = requireId((request.params as { id?: string }).id ?? values.get('id'))
  return services.db.transaction(async (tx) => {
    const row = await lockForUpdate(tx, pageRating, id)
    if (!row) throw notFound()
    if (!may(who, 'delete', pageRating, { ProfileId: row['ProfileId'] as number })) throw forbidden()
    await lockPage(tx, row['PageId'] as number)
    await removeRecord(tx, pageRating, id)
    await recountPage(tx, row['PageId'] as number)
    return writeResponse(id, null, 'Deleted')
  })
}
