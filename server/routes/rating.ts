import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, may } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { documented, listOf, positive, written } from '../api/documented.ts'
import { idInPath, requireActor, requireId } from '../api/request.ts'
import { declaredParts } from '../api/schemas.ts'
import { id, pageId, parts, readTextBody } from '../api/textBody.ts'
import { readText, readValues } from '../api/values.ts'
import { lockPage, recountPage } from '../db/pages/counts.ts'
import { notify, notifyProfile } from '../db/pages/notifications.ts'
import { equals, findRecord, select } from '../db/records/records.ts'
import { grantRewardToOwner } from '../db/pages/rewards.ts'
import { insertRecord, lockForUpdate, removeRecord, updateRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { badField, conflict, forbidden, notFound } from '../errors.ts'
import { lockVisiblePage } from './page.ts'

const { pageRating } = declarations

const stars = declaredParts(pageRating, ['Stars', 'Description'])
const starsOrAnswer = { ...stars, ...declaredParts(pageRating, ['Answer']) }
const body = { ...parts([pageId], [], stars), required: ['pageId', 'stars'] }

/** Stars for a page, one a person, which its owner answers once (docs/rules.md#ratings). */
export function ratingRoutes(app: FastifyInstance, services: Services): void {
  const own = documented({
    summary: 'What I gave this page: one or none',
    tag: 'pageRating',
    params: { pageId: positive },
    answer: listOf('pageRating'),
    refusals: [400],
  })
  app.get('/pageRating/api/own/:pageId', own, async (request) => {
    const who = requireActor(request)
    const PageId = requireId((request.params as { pageId: string }).pageId)
    const rows = await select(services.db, pageRating, { where: equals({ ProfileId: who.profileId, PageId }) })
    return rows.map((row) => serializeRecord(pageRating, row, who))
  })

  const rated = { tag: 'pageRating', answer: written('pageRating'), refusals: [403, 404] }
  const first = documented({ ...rated, summary: 'Rate a page, or rate it anew', body })
  app.post('/pageRating/api', first, (request) => rate(services, request))

  const again = {
    ...rated,
    summary: 'Change one’s rating, or answer it as the page’s owner',
    refusals: [403, 404, 409],
  }
  const byBody = documented({ ...again, body: parts([id], [], starsOrAnswer) })
  app.patch('/pageRating/api', byBody, (request) => changeOrAnswer(services, request))
  const byPath = documented({ ...again, params: { id: positive }, body: parts([], [], starsOrAnswer) })
  app.patch('/pageRating/api/:id', byPath, (request) => changeOrAnswer(services, request))

  const takenBack = { tag: 'pageRating', summary: 'Take one’s rating back', answer: written(null) }
  const refusals = [400, 403, 404, 413, 415]
  app.delete('/pageRating/api', documented({ ...takenBack, body: parts([id]), refusals }), (request) =>
    withdraw(services, request),
  )
  app.delete('/pageRating/api/:id', documented({ ...takenBack, params: { id: positive }, refusals }), (request) =>
    withdraw(services, request),
  )
}

async function rate(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const sent = await readTextBody(request)
  const PageId = sent.require(pageId)
  if (!may(who, 'create', pageRating, { PageId })) throw forbidden(refusal.ownRating)
  const read = await readValues(pageRating, withoutAnswer(sent.values), new Set(), 'create')
  return services.db.transaction(async (tx) => {
    await lockVisiblePage(tx, PageId, who)
    const own = { ProfileId: who.profileId, PageId }
    const [known] = await select(tx, pageRating, { where: equals(own) })
    if (known) await updateRecord(tx, pageRating, (await lockForUpdate(tx, pageRating, known.Id))!, read)
    const Id = known?.Id ?? (await insertRecord(tx, pageRating, { ...read, columns: { ...read.columns, ...own } }))
    await recountPage(tx, PageId)
    if (!known) {
      await notify(tx, { pageId: PageId, kind: 'rating', about: 'pageRating', aboutId: Id, byProfileId: who.profileId })
      await grantRewardToOwner(tx, PageId, { act: 'ratingReceived', about: 'pageRating', aboutId: Id })
    }
    return writeResponse(Id, serializeRecord(pageRating, (await findRecord(tx, pageRating, Id))!, who), 'Saved')
  })
}

const withoutAnswer = (values: ReadonlyMap<string, string>) =>
  new Map([...values].filter(([name]) => name !== 'answer' && name !== 'status'))

/** Its writer changes stars and words; the page's owner answers, once. */
async function changeOrAnswer(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readTextBody(request)
  const Id = requireId(idInPath(request) ?? values.get('id'))
  return services.db.transaction(async (tx) => {
    const row = await lockForUpdate(tx, pageRating, Id)
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
        aboutId: Id,
      })
    } else throw forbidden()
    return writeResponse(Id, serializeRecord(pageRating, (await findRecord(tx, pageRating, Id))!, who), 'Updated')
  })
}

async function withdraw(services: Services, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readTextBody(request)
  const Id = requireId(idInPath(request) ?? values.get('id'))
  return services.db.transaction(async (tx) => {
    const row = await lockForUpdate(tx, pageRating, Id)
    if (!row) throw notFound()
    if (!may(who, 'delete', pageRating, { ProfileId: row['ProfileId'] as number })) throw forbidden()
    await lockPage(tx, row['PageId'] as number)
    await removeRecord(tx, pageRating, Id)
    await recountPage(tx, row['PageId'] as number)
    return writeResponse(Id, null, 'Deleted')
  })
}
