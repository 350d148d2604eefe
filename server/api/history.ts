import type { FastifyInstance } from 'fastify'
import {
  answerNames,
  fieldsOf,
  hasHistory,
  isByRole,
  isRestorable,
  may,
  mayByRole,
  maxEdits,
  maySeeHistory,
  requireResource,
  type Resource,
} from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { RequestActor } from '../auth/actor.ts'
import { recordAct } from '../db/audit/audit.ts'
import { findEdits, valuesBefore, type Edit } from '../db/audit/edits.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { cancelRemoval } from '../db/jobs/jobs.ts'
import { reveal, unmarkRemoved } from '../db/records/presence.ts'
import { enqueueLook, isLookedAt } from '../db/moderation/waiting.ts'
import { findRecord } from '../db/records/records.ts'
import { asMerged } from '../db/records/uses.ts'
import { missingReferences } from '../db/writing/missingReferences.ts'
import { undoMerge } from '../db/writing/merge.ts'
import { updateRecord } from '../db/writing/mutations.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { maySee, storedResponse } from './answer.ts'
import { act, call } from './call.ts'
import { id as recordId, idPart, parts, readTextBody } from './body/textBody.ts'
import { booleanSchema, closedObject, positiveInteger, stringSchema, writeResponseSchema } from './documented.ts'
import { applyFieldDependencies } from './fieldRules.ts'
import { requireActor } from './request.ts'
import type { Schema } from './schemas.ts'
import { transactionOn } from './transactionAs.ts'
import { writableBy } from './values.ts'
import { requireMaySet, requireMayWrite } from './writes.ts'

const historyId = idPart('historyId')

/** Who changed what of a record, and its state before one of these changes (docs/rules.md#history). */
export function historyRoutes(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!hasHistory(resource)) return
  const base = `/${resource.name}/api`
  call(app, `GET ${base}/history/:id`, {
    summary: `Who changed what of a ${resource.name} in the last 90 days, the newest first`,
    answer: {
      type: 'array',
      maxItems: maxEdits,
      items: closedObject({
        Id: positiveInteger,
        CreatedAt: { type: 'string', format: 'date-time' },
        ById: { ...positiveInteger, nullable: true },
        ByName: { ...stringSchema, nullable: true },
        ByRole: booleanSchema,
        Suggested: { ...booleanSchema, description: 'A visitor had suggested it' },
        Values: {
          type: 'object',
          additionalProperties: { type: 'array', nullable: true, items: {}, minItems: 2, maxItems: 2 },
        },
      }),
    },
    refusals: [403, 404],
    async handler(request, _reply, Id) {
      const who = requireActor(request)
      const row = await findRecord(services.db, resource, Id)
      if (!row || !maySee(resource, row, who)) throw notFound(refusal.doesNotExist(resource))
      if (!maySeeHistory(who, resource, row)) throw forbidden()
      const edits = await findEdits(services.db, resource, Id, maxEdits)
      const isPrivate = may(who, 'seePrivate', resource, row) ? () => false : privateNames(resource)
      return edits.map((edit) => shownEdit(edit, isPrivate, who.superAdmin || who.moderator || who.editor))
    },
  })
  call(app, `POST ${base}/revert`, {
    summary: `Give a ${resource.name} the values that it had before a change of its history`,
    body: parts([recordId, historyId]),
    answer: writeResponseSchema(resource.name),
    refusals: [403, 404, 409],
    async handler(request) {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const Id = body.require(recordId)
      const editId = body.require(historyId)
      const before = await requireMayWrite(services.db, resource, who, Id, 'change')
      return transactionOn(services, who, resource, before, (tx, now, row) => revert(tx, resource, now, row, editId))
    },
  })
}

/** Takes back a deletion by a role, for as long as the record's removal waits (docs/rules.md#deletion). */
export function restoreRoute(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!isRestorable(resource) || !resource.calls.includes('delete')) return
  const Kept: Schema = {
    type: 'integer',
    minimum: 0,
    description: 'Of a merge that is taken back: how much stays, because somebody has changed it since.',
  }
  act(app, services, `POST /${resource.name}/api/restore`, {
    summary: `Undo the deletion of a ${resource.name} by a role, for ten minutes`,
    required: { id: recordId },
    answer: writeResponseSchema(resource.name, resource.mergeable ? { Kept } : {}),
    refusals: [403, 404],
    right(who) {
      if (!mayByRole(who, 'delete', resource)) throw forbidden()
    },
    async work(tx, who, { id }) {
      if (!(await cancelRemoval(tx, resource, id)) || !(await unmarkRemoved(tx, resource, id)))
        throw notFound(refusal.doesNotExist(resource))
      await reveal(tx, resource, id)
      const kept = await undoMerge(tx, resource, id, who.profileId)
      await recordAct(tx, { by: who.profileId, act: 'restore', about: resource, aboutId: id })
      const response = await storedResponse(tx, resource, id, who, 'Updated')
      return { ...response, ...(resource.mergeable && { Kept: kept ?? 0 }) }
    },
  })
}

/** Who of the team did it, its own know; the people of a page read that it was the team, or of another page nobody's name. */
const shownEdit = ({ ProfileId, Name, ...edit }: Edit, isPrivate: (name: string) => boolean, isOfTeam: boolean) => ({
  ...edit,
  ByRole: edit.ByRole ?? false,
  ById: edit.ByRole !== false && !isOfTeam ? null : ProfileId,
  ByName: edit.ByRole !== false && !isOfTeam ? null : Name,
  Values: Object.fromEntries(Object.entries(edit.Values).filter(([name]) => !isPrivate(name))),
})

const columnsOf = (resource: Resource) =>
  fieldsOf(resource).map(
    ([name, field]) => [field, field.kind === 'references' ? [name] : answerNames(name, field)] as const,
  )

function privateNames(resource: Resource) {
  const names = new Set(columnsOf(resource).flatMap(([field, columns]) => (field.ownersOnly ? columns : [])))
  return (name: string) => names.has(name)
}

async function revert(tx: Executor, resource: Resource, who: RequestActor, row: Columns, editId: number) {
  const id = row['Id'] as number
  const facts = await requireMayWrite(tx, resource, who, id, 'change')
  const values = await valuesBefore(tx, resource, id, editId)
  if (!values) throw notFound()
  const columns: Record<string, unknown> = {}
  const relatedIds = new Map<string, readonly number[]>()
  const references = []
  for (const [field, names] of columnsOf(writableBy(who, resource))) {
    for (const name of names) {
      const value = values.get(name)
      if (value === undefined || field.readOnly) continue
      // Set by others since, such as the page on which a comment is.
      if (name === 'Status' && !may(who, 'hide', resource, facts)) continue
      if (field.kind !== 'references' && field.kind !== 'reference') {
        columns[name] = value
        continue
      }
      const named = [value].flat().filter((one) => typeof one === 'number')
      const ids = await asMerged(tx, requireResource(field.to), named)
      if (field.kind === 'references') relatedIds.set(name, ids)
      else columns[name] = ids[0] ?? null
      references.push({ part: name, to: field.to, ids })
    }
  }
  if ((await missingReferences(tx, references)).length > 0) throw conflict(refusal.stateIsGone)
  requireMaySet(resource, who, facts, { columns, relatedIds })
  const byRole = isByRole(who, 'change', resource, facts)
  // What was typed is not kept: the text stands as it was stored.
  const raw = Object.fromEntries(Object.keys(columns).map((name) => [name, null]))
  const by = { profileId: who.profileId, byRole }
  const whole = applyFieldDependencies(resource, columns, row)
  const fields = await updateRecord(tx, resource, row, { columns: whole, relatedIds, raw, by })
  if (isLookedAt(resource)) await enqueueLook(tx, resource, id)
  if (fields.length > 0 && byRole)
    await recordAct(tx, { by: who.profileId, act: 'revert', about: resource, aboutId: id, fields })
  return storedResponse(tx, resource, id, who, 'Updated')
}
