import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, isByRole, may, type Hours, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maxSuggestions, suggestedNames, suggestion } from '#resources/suggestion.ts'
import { writeResponse } from '../../api/answer.ts'
import { call } from '../../api/call.ts'
import { requireKnownChoices } from '../../api/choices.ts'
import { arrayOf, booleanSchema, closedObject, positiveInteger, stringSchema } from '../../api/documented.ts'
import { applyFieldDependencies } from '../../api/fieldRules.ts'
import { countSuggestion } from '../../api/limits.ts'
import { requireActor } from '../../api/request.ts'
import { declaredParts, type Schema } from '../../api/schemas.ts'
import { answerPart, id, pageId, parts, readTextBody, textPart } from '../../api/body/textBody.ts'
import { transactionAs } from '../../api/transactionAs.ts'
import { atItsField, comparable, comparableValue, isNumber, numbersOf, readSuggested } from './suggestedValues.ts'
import { readText } from '../../api/values.ts'
import { undoSeconds } from '../../api/writes.ts'
import type { RequestActor } from '../../auth/actor.ts'
import { deriveKey } from '../../auth/session.ts'
import { recordAct } from '../../db/audit/audit.ts'
import type { Columns, Executor } from '../../db/connection/database.ts'
import { enqueueLook } from '../../db/moderation/waiting.ts'
import {
  findOpen,
  findProposed,
  findStanding,
  propose,
  reopen,
  settle,
  type Standing,
} from '../../db/pages/suggestions.ts'
import { findRecord } from '../../db/records/records.ts'
import { lockWithPages } from '../../db/writing/lockWithPages.ts'
import { updateRecord } from '../../db/writing/mutations.ts'
import { addressKey } from '../../limiter/addressKey.ts'
import type { Services } from '../../http/services.ts'
import { badField, conflict, forbidden, notFound } from '../../errors.ts'
import { oneOf } from '../moderation/case.ts'
import { lockVisiblePage } from '../page.ts'

const { page } = declarations
const field = oneOf('field', suggestedNames, 'phoneOne')
const value = textPart('value', { type: 'string', minLength: 1, maxLength: 20_000, example: '09 421 000 111' })
const take = answerPart('take', true)

const values: Schema = { type: 'object', additionalProperties: true }
const text: Schema = { ...stringSchema, nullable: true }
const dateTime: Schema = { type: 'string', format: 'date-time' }
const both = {
  Id: positiveInteger,
  PageId: positiveInteger,
  PageName: text,
  Field: { type: 'string', enum: suggestedNames },
  CreatedAt: dateTime,
  Values: values,
} satisfies Record<string, Schema>
const proposed = closedObject({ ...both, State: { type: 'string', enum: [...suggestion.fields.State.values] } })
const open = closedObject({
  ...both,
  Count: positiveInteger,
  Changed: { ...booleanSchema, description: 'The page has another value than when it was suggested' },
  Notes: arrayOf(stringSchema),
  Present: values,
})
const waiting = arrayOf(open, { maxItems: maxSuggestions })

/** What people suggest for a page, and what becomes of it (docs/rules.md#suggestions). */
export function suggestionRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /suggestion/api', {
    summary: 'Suggest what is right of a page; the same once more is one',
    who: 'everybody',
    countedAs: 'visitorReport',
    body: parts([pageId, field, value], [], declaredParts(suggestion, ['Note'])),
    refusals: [403, 404],
    handler: (request) => receive(services, request),
  })
  call(app, 'GET /suggestion/api/own', {
    summary: 'What one has suggested, and what became of it',
    answer: arrayOf(proposed, { maxItems: maxSuggestions }),
    handler: (request) => findProposed(services.db, requireActor(request).profileId),
  })
  call(app, 'GET /suggestion/api/byPageId/:id', {
    summary: 'What is suggested for a page; its people and super admins',
    answer: waiting,
    refusals: [400, 403, 404],
    async handler(request, _reply, Id) {
      if (!(await findRecord(services.db, page, Id))) throw notFound()
      if (!may(requireActor(request), 'change', page, { Id })) throw forbidden()
      return findOpen(services.db, Id)
    },
  })
  call(app, 'GET /suggestion/api/overdue', {
    summary: 'What nobody of its page has answered for long; moderators and super admins',
    answer: waiting,
    refusals: [403],
    right(who) {
      if (!may(who, 'moderate', page)) throw forbidden()
    },
    handler: () => findOpen(services.db, null),
  })
  call(app, 'POST /suggestion/api/answer', {
    summary: 'Take what is suggested, which changes the page, or decline it',
    body: parts([id, take]),
    refusals: [403, 404, 409],
    async handler(request) {
      const body = await readTextBody(request)
      const isTaken = body.require(take)
      return onStanding(services, request, body.require(id), (tx, who, one, row) => answer(tx, who, one, row, isTaken))
    },
  })
  call(app, 'POST /suggestion/api/undo', {
    summary: 'Take one’s answer back within ten minutes',
    body: parts([id]),
    refusals: [403, 404, 409],
    handler: async (request) => onStanding(services, request, (await readTextBody(request)).require(id), undo),
  })
}

async function receive(services: Services, request: FastifyRequest) {
  const { who } = request
  const body = await readTextBody(request)
  const PageId = body.require(pageId)
  const Field = body.require(field)
  const read = await readSuggested(Field, body.require(value))
  const { columns: noted } = await readText(suggestion, 'Note', body.values)
  if (who) await countSuggestion(services, who.profileId)
  return transactionAs(services, who, async (tx, now) => {
    await lockVisiblePage(tx, PageId, now)
    // They change it.
    if (now && isOfTeam(now, PageId)) throw forbidden()
    const row = (await findRecord(tx, page, PageId))!
    await atItsField(Field, async () => applyFieldDependencies(page, { ...read }, row))
    await atItsField(Field, () => requireKnownChoices(tx, page, null, { columns: read }))
    const same = comparable(read)
    const before = Object.fromEntries(Object.keys(same).map((name) => [name, comparableValue(name, row[name])]))
    const [Same, Before] = [JSON.stringify(same), JSON.stringify(before)]
    const isThere = Same === Before || (isNumber(Field) && numbersOf(row).includes(Object.values(same)[0]))
    if (isThere) throw badField('value', refusal.suggestedAlready)
    const Voice = now
      ? `p${now.profileId}`
      : createHmac('sha256', deriveKey(services.secret, 'suggestion'))
          .update(`${addressKey(request.ip)}\n${PageId}\n${Same}`)
          .digest('base64url')
    const Note = (noted['Note'] as string | null | undefined) ?? null
    const Id = await propose(tx, {
      PageId,
      ProfileId: now?.profileId ?? null,
      Field,
      Values: JSON.stringify(read),
      Before,
      Same,
      Voice,
      Note,
    })
    return writeResponse(Id, null, 'Saved')
  })
}

const isOfTeam = ({ owns, administers }: RequestActor, id: number) => owns.includes(id) || administers.includes(id)
type Work = (tx: Executor, who: RequestActor, one: Standing, row: Columns) => Promise<void>

/** Runs an answer with the page locked. A moderator's turn comes when its people have been silent. */
async function onStanding(services: Services, request: FastifyRequest, Id: number, work: Work) {
  const who = requireActor(request)
  const found = await findStanding(services.db, Id)
  if (!found) throw notFound()
  const { PageId } = found
  let row: Columns | undefined
  const lock = async (tx: Executor) => (row = await lockWithPages(tx, page, { Id: PageId }))
  const decide = async (tx: Executor, now: RequestActor) => {
    const one = row && (await findStanding(tx, Id, undoSeconds))
    if (!row || !one) throw notFound()
    if (!may(now, 'change', page, { Id: PageId })) {
      if (!may(now, 'moderate', page) || !one.IsOverdue) throw forbidden()
      if (one.Proposers.includes(now.profileId)) throw forbidden(refusal.notOnesOwn)
    }
    await work(tx, now, one, row)
    return writeResponse(Id, null, 'Updated')
  }
  return transactionAs(services, who, decide, lock)
}

async function answer(tx: Executor, who: RequestActor, one: Standing, row: Columns, isTaken: boolean): Promise<void> {
  const state = isTaken ? 'taken' : 'declined'
  // A second tap.
  if (one.State === state) return
  if (one.State !== 'open' || (isTaken && one.IsSameNow)) throw conflict(refusal.suggestionAnswered)
  let former: Columns | null = null
  if (isTaken) {
    const columns = JSON.parse(one.Values!) as Record<string, unknown>
    const { exceptions } = (row['Hours'] ?? {}) as Hours
    if (columns['Hours'] && exceptions) columns['Hours'] = { ...(columns['Hours'] as Hours), exceptions }
    former = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]))
    await write(tx, who, row, columns)
  }
  await settle(tx, one, { state, by: who.profileId, former })
}

async function undo(tx: Executor, who: RequestActor, one: Standing, row: Columns): Promise<void> {
  if (one.State === 'open') return
  if (one.AnsweredById !== who.profileId) throw forbidden()
  if (!one.IsFresh) throw conflict(refusal.tooLateToUndo)
  if (one.Former !== null) {
    if (!one.IsSameNow) throw conflict(refusal.changedMeanwhile)
    await write(tx, who, row, JSON.parse(one.Former) as Columns)
  }
  await reopen(tx, one)
}

/** As any change of the page is written: its history, the rights of a role and what looks at it follow. */
async function write(tx: Executor, who: RequestActor, row: Columns, columns: Columns): Promise<void> {
  const Id = row['Id'] as number
  await requireThere(tx, columns)
  const byRole = isByRole(who, 'change', page, { Id })
  const fields = await updateRecord(tx, page, row, {
    columns: applyFieldDependencies(page, columns, row),
    raw: { Address: null },
    by: { profileId: who.profileId, byRole, suggested: true },
  })
  await enqueueLook(tx, page as Resource, Id)
  if (fields.length > 0 && byRole)
    await recordAct(tx, { by: who.profileId, act: 'change', about: page, aboutId: Id, fields })
}

async function requireThere(tx: Executor, columns: Columns): Promise<void> {
  try {
    await requireKnownChoices(tx, page, null, { columns })
  } catch {
    throw conflict(refusal.stateIsGone)
  }
}
