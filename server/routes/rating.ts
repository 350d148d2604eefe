import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, may } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { closedObject, documented, listOf, positiveInteger, writeResponseSchema } from '../api/documented.ts'
import { call } from '../api/call.ts'
import { keptReads } from '../answers/keptReads.ts'
import { idInPath, requireActor, requireId } from '../api/request.ts'
import { declaredParts } from '../api/schemas.ts'
import { id, pageId, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionAs, transactionOn } from '../api/transactionAs.ts'
import { noUploads, readText, readValues } from '../api/values.ts'
import { countStars, lockPage } from '../db/ratings/counts.ts'
import { enqueueLook } from '../db/moderation/waiting.ts'
import { notify, notifyProfile } from '../db/notifications.ts'
import { equals, select } from '../db/records/records.ts'
import { grantRewardToOwner } from '../db/rewards.ts'
import { insertRecord, lockForUpdate, removeRecord, updateRecord } from '../db/writing/mutations.ts'
import { maxTextBodyBytes } from '../uploads/uploadLimits.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import type { Services } from '../http/services.ts'
import { badField, conflict, forbidden } from '../errors.ts'
import { lockVisiblePage } from './page.ts'
import type { BodyValues } from '../api/body/bodyIntake.ts'

const { pageRating } = declarations

const stars = declaredParts(pageRating, ['Stars', 'Description'])
const starsOrAnswer = { ...stars, ...declaredParts(pageRating, ['Answer']) }
const body = { ...parts([pageId], [], stars), required: ['pageId', 'stars'] }

/** Ratings of pages, one per person, which the owner may answer once (docs/rules.md#ratings). */
export function ratingRoutes(app: FastifyInstance, services: Services): void {
  const byStars = documented('How many ratings of each number of stars a page has, the most stars first', {
    who: 'everybody',
    params: { pageId: positiveInteger },
    answer: { type: 'array', items: closedObject({ Stars: positiveInteger, Count: positiveInteger }) },
    refusals: [400, 401],
  })
  app.get(
    '/pageRating/api/stars/:pageId',
    keptReads(services, pageRating)(byStars, (request, _reply, db) =>
      countStars(db, requireId((request.params as { pageId: string }).pageId)),
    ),
  )

  call(app, 'GET /pageRating/api/own/:pageId', {
    summary: 'What I gave this page: one or none',
    answer: listOf('pageRating'),
    refusals: [400],
    async handler(request, _reply, PageId) {
      const who = requireActor(request)
      const rows = await select(services.db, pageRating, { where: equals({ ProfileId: who.profileId, PageId }) })
      return rows.map((row) => serializeRecord(pageRating, row, who))
    },
  })

  const answer = writeResponseSchema('pageRating')
  const first = documented('Rate a page, or rate it anew', { body, answer, refusals: [403, 404] })
  app.post('/pageRating/api', first, (request) => rate(services, request))

  const change = 'Change one’s rating, or answer it as the page’s owner'
  // The writer sends a description, the owner an answer, nobody both.
  const changed = { answer, refusals: [403, 404, 409], maxBodyBytes: maxTextBodyBytes }
  const byBody = documented(change, { ...changed, body: parts([id], [], starsOrAnswer) })
  app.patch('/pageRating/api', byBody, (request) => changeOrAnswer(services, request))
  const byPath = documented(change, { ...changed, params: { id: positiveInteger }, body: parts([], [], starsOrAnswer) })
  app.patch('/pageRating/api/:id', byPath, (request) => changeOrAnswer(services, request))

  const remove = 'Take one’s rating back'
  const removed = { answer: writeResponseSchema(null), refusals: [400, 403, 404, 413, 415] }
  const removeByBody = documented(remove, { ...removed, body: parts([id]) })
  app.delete('/pageRating/api', removeByBody, (request) => withdraw(services, request))
  const removeByPath = documented(remove, { ...removed, params: { id: positiveInteger } })
  app.delete('/pageRating/api/:id', removeByPath, (request) => withdraw(services, request))
}

async function rate(services: Services, request: FastifyRequest) {
  const sent = await readTextBody(request)
  const PageId = sent.require(pageId)
  const read = await readValues(pageRating, withoutAnswer(sent.values), noUploads, 'create')
  const save = async (tx: Executor, who: RequestActor) => {
    if (!may(who, 'create', pageRating, { PageId })) throw forbidden(refusal.ownRating)
    const own = { ProfileId: who.profileId, PageId }
    const [, [existing]] = await sentTogether(
      lockVisiblePage(tx, PageId, who),
      select(tx, pageRating, { where: equals(own) }),
    )
    const by = { profileId: who.profileId, byRole: false }
    if (existing)
      await updateRecord(tx, pageRating, (await lockForUpdate(tx, pageRating, existing.Id))!, { ...read, by })
    const Id = existing?.Id ?? (await insertRecord(tx, pageRating, { ...read, columns: { ...read.columns, ...own } }))
    if (!existing) {
      await notify(tx, { pageId: PageId, kind: 'rating', about: 'pageRating', aboutId: Id, byProfileId: who.profileId })
      await grantRewardToOwner(tx, PageId, { act: 'ratingReceived', about: 'pageRating', aboutId: Id })
    }
    await enqueueLook(tx, pageRating, Id)
    return storedResponse(tx, pageRating, Id, who, 'Saved')
  }
  return transactionAs(services, requireActor(request), save, (tx) => lockPage(tx, PageId))
}

const withoutAnswer = (values: BodyValues) =>
  new Map([...values].filter(([name]) => name !== 'answer' && name !== 'status'))

/** The writer changes stars and text; the page's owner answers, once. */
async function changeOrAnswer(services: Services, request: FastifyRequest) {
  const { values } = await readTextBody(request)
  const Id = requireId(idInPath(request) ?? values.get('id'))
  return transactionOn(services, requireActor(request), pageRating, Id, async (tx, who, row) => {
    const PageId = row['PageId'] as number
    if (may(who, 'change', pageRating, { ProfileId: row['ProfileId'] as number })) {
      const read = await readValues(pageRating, withoutAnswer(values), noUploads, 'change')
      await updateRecord(tx, pageRating, row, { ...read, by: { profileId: who.profileId, byRole: false } })
    } else if (who.owns.includes(PageId)) {
      if (row['Answer'] !== null) throw conflict(refusal.answeredAlready)
      const answer = await readText(pageRating, 'Answer', values)
      if (!answer.columns['Answer']) throw badField('answer', refusal.answerMissing)
      await updateRecord(tx, pageRating, row, { ...answer, by: { profileId: who.profileId, byRole: null } })
      await notifyProfile(tx, row['ProfileId'] as number, {
        pageId: PageId,
        kind: 'answer',
        about: 'pageRating',
        aboutId: Id,
      })
    } else throw forbidden()
    await enqueueLook(tx, pageRating, Id)
    return storedResponse(tx, pageRating, Id, who, 'Updated')
  })
}

async function withdraw(services: Services, request: FastifyRequest) {
  const { values } = await readTextBody(request)
  const Id = requireId(idInPath(request) ?? values.get('id'))
  return transactionOn(services, requireActor(request), pageRating, Id, async (tx, who, row) => {
    if (!may(who, 'delete', pageRating, { ProfileId: row['ProfileId'] as number })) throw forbidden()
    await removeRecord(tx, pageRating, Id)
    return writeResponse(Id, null, 'Deleted')
  })
}
