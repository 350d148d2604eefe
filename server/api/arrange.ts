import type { FastifyInstance } from 'fastify'
import { isByRole, mayByRole, type Resource } from '#resources'
import { mergedFields } from '#resources/merging.ts'
import { refusal } from '#resources/refusals.ts'
import { isParent, pageIdNames } from '#resources/under.ts'
import type { RequestActor } from '../auth/actor.ts'
import { recordAct } from '../db/audit/audit.ts'
import { lockPagesForShare } from '../db/ratings/counts.ts'
import { countBySource, findSurvivor, noLongerThere, recordExists } from '../db/records/uses.ts'
import { placeBefore } from '../db/writing/arrange.ts'
import { findUndoable, mergeRecords } from '../db/writing/merge.ts'
import { lockForUpdate } from '../db/writing/mutations.ts'
import { badField, conflict, forbidden, notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { storedResponse } from './answer.ts'
import { act, call } from './call.ts'
import { id as recordId, idPart, type Part } from './body/textBody.ts'
import { arrayOf, closedObject, positiveInteger, stringSchema, writeResponseSchema } from './documented.ts'
import { requireMayWrite, undoSeconds } from './writes.ts'

const beforeId = idPart('beforeId')
const keepId = idPart('keep')
const dropId = idPart('drop')

/** Puts records in order by hand (docs/rules.md#order). */
export function arrangeRoute(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!resource.byHand) return
  act(app, services, `POST /${resource.name}/api/order`, {
    summary: `Put a ${resource.name} before another one; without beforeId last`,
    required: { id: recordId },
    optional: { before: beforeId },
    answer: writeResponseSchema(resource.name),
    refusals: [403, 404],
    async prepare({ id }, who) {
      const row = await requireMayWrite(services.db, resource, who, id, 'change')
      return isParent(resource) ? [] : pageIdNames(resource).map((name) => row[name] as number)
    },
    lock: (tx, _sent, pages) => lockPagesForShare(tx, pages),
    async work(tx, who, { id, before }) {
      const facts = await requireMayWrite(tx, resource, who, id, 'change')
      if (!(await placeBefore(tx, resource, facts, before))) throw notFound(refusal.doesNotExist(resource))
      if (isByRole(who, 'change', resource, facts))
        await recordAct(tx, { by: who.profileId, act: 'change', about: resource, aboutId: id, fields: ['Order'] })
      return storedResponse(tx, resource, id, who, 'Updated')
    },
  })
}

/** Two records become one, and how many others name one of them (docs/rules.md#merging). */
export function mergeRoutes(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!resource.mergeable) return
  const requireRole = (actor: RequestActor) => {
    if (!mayByRole(actor, 'delete', resource)) throw forbidden()
  }
  const known = mergedFields(resource).map(([name]) => name)
  const taken: Part<string[]> = {
    name: 'fields',
    schema: {
      type: 'string',
      description:
        'Names of the fields that keep takes from drop, joined by commas; empty: none. Without it those that keep lacks.',
      example: resource.title,
    },
    read(text) {
      const names = text.split(',').filter(Boolean)
      return names.every((name) => known.includes(name)) ? names : undefined
    },
    refuse: () => badField('fields', refusal.oneOf({ values: known.join(', ') })),
  }
  call(app, `GET /${resource.name}/api/uses/:id`, {
    summary: `How many records name a ${resource.name}; who may delete it by a role`,
    answer: closedObject({
      Uses: { type: 'integer', minimum: 0 },
      BySource: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
    }),
    refusals: [403, 404],
    right: requireRole,
    async handler(_request, _reply, id) {
      if (!(await recordExists(services.db, resource, id))) throw notFound(refusal.doesNotExist(resource))
      const bySource = await countBySource(services.db, resource, id)
      return { Uses: bySource.reduce((sum, [, n]) => sum + n, 0), BySource: Object.fromEntries(bySource) }
    },
  })
  call(app, `GET /${resource.name}/api/merged/:id`, {
    summary: `What has been merged into a ${resource.name} and can be taken back; who merges`,
    answer: arrayOf(
      closedObject({
        Id: positiveInteger,
        Name: { ...stringSchema, nullable: true },
        At: { type: 'string', format: 'date-time' },
      }),
    ),
    refusals: [403],
    right: requireRole,
    handler: (_request, _reply, id) => findUndoable(services.db, resource, id, undoSeconds),
  })
  act(app, services, `POST /${resource.name}/api/merge`, {
    summary: 'Make two of them one: what names drop names keep. Who may delete them by a role; undone by restore',
    required: { keep: keepId, drop: dropId },
    optional: { fields: taken },
    answer: writeResponseSchema(resource.name),
    refusals: [403, 404, 409],
    right: requireRole,
    async work(tx, who, { keep, drop, fields }) {
      if (keep === drop) throw badField('drop', refusal.mergedWithItself)
      // In this order, so that nobody who merges them the other way round waits in a circle.
      const locked = new Map<number, boolean>()
      for (const id of [keep, drop].sort((a, b) => a - b))
        locked.set(id, (await lockForUpdate(tx, resource, id)) !== undefined)
      if (!locked.get(keep)) throw await noLongerThere(tx, resource, keep)
      // Sent twice, it is done once.
      const isDone = !locked.get(drop) && (await findSurvivor(tx, resource, drop)) === keep
      if (!isDone && !locked.get(drop)) throw await noLongerThere(tx, resource, drop)
      const merge = { keep, drop, fields, by: who.profileId, inSeconds: undoSeconds }
      if (!isDone && !(await mergeRecords(tx, resource, merge))) throw conflict(refusal.changedMeanwhile)
      return storedResponse(tx, resource, keep, who, 'Updated')
    },
  })
}
