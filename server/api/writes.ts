import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  hidesExistence,
  isByRole,
  isEverAllowed,
  isRestorable,
  may,
  mayByRole,
  type Call,
  type Resource,
} from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Services } from '../http/services.ts'
import { recordAct } from '../db/audit/audit.ts'
import { findRecord, type Row } from '../db/records/records.ts'
import { countReferences, noLongerThere } from '../db/records/uses.ts'
import { replacedFiles } from '../db/schema/fileColumns.ts'
import { enqueueFileRemoval } from '../db/jobs/jobs.ts'
import { lockWithPages } from '../db/writing/lockWithPages.ts'
import { atThisMoment } from '../db/writing/turning.ts'
import { isChangedSince, removeRecord, staleColumns, updateRecord } from '../db/writing/mutations.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { maySee, serializeRecord, storedResponse, writeResponse, type WriteResponse } from './answer.ts'
import type { BodyValues } from './body/bodyIntake.ts'
import { requireKnownChoices } from './choices.ts'
import { withStoredFiles, type StoredFiles } from './files.ts'
import { countUploads } from './limits.ts'
import { idInPath, idOf, readPositive, requireActor } from './request.ts'
import { arrangePictures } from './pictureFields.ts'
import { ResumedUploads } from '../uploads/resumable/resumedUploads.ts'
import { documentedWrites } from './resourceSchemas.ts'
import type { WriteContext, WriteRules } from './create/insertion.ts'
import { readTextBody } from './body/textBody.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import { transactionAs, transactionOn } from './transactionAs.ts'
import { applyFieldDependencies } from './fieldRules.ts'
import { readValues, writableBy, type ReadValues } from './values.ts'
import { create, readWriteBody } from './create/creates.ts'

/** The generic POST, PATCH and DELETE of a declaration (spec 7.30 to 7.39), as its access rule allows. */
export function writeRoutes(app: FastifyInstance, services: Services, resource: Resource, rules: WriteRules = {}) {
  const base = `/${resource.name}/api`
  const has = (call: Exclude<Call, 'read'>) => resource.calls.includes(call) && isEverAllowed(call, resource)
  const described = documentedWrites(resource, rules.parts)
  const context = { services, resource, rules }
  if (has('create')) app.post(base, described.create, (request, reply) => create(context, request, reply))
  if (has('change')) {
    app.patch(base, described.change, (request) => change(context, request))
    app.patch(`${base}/:id`, described.changeById, (request) => change(context, request))
  }
  if (has('delete')) {
    app.delete(base, described.remove, (request) => remove(context, request))
    app.delete(`${base}/:id`, described.removeById, (request) => remove(context, request))
  }
}

/** A deletion by a role can be undone for so long (docs/rules.md#deletion). */
export const undoSeconds = 600

type WriteAction = 'change' | 'hide' | 'delete'

/** The record of a PATCH or DELETE, if this person may change it. @throws ApiError 404, 403 */
export async function requireMayWrite(
  db: Executor,
  resource: Resource,
  who: RequestActor,
  id: number,
  ...actions: readonly WriteAction[]
) {
  const row = await findRecord(db, resource, id)
  // Checked before visibility: nobody can read a push token, but its owner may delete it.
  if (row && actions.some((action) => may(who, action, resource, row))) return row
  if (hidesExistence(resource) && !may(who, 'read', resource)) throw forbidden()
  // An invisible record is answered with 404, a visible one that may not be changed with 403.
  if (!row) throw await noLongerThere(db, resource, id)
  if (!maySee(resource, row, who)) throw notFound(refusal.doesNotExist(resource))
  throw forbidden()
}

async function change(context: WriteContext, request: FastifyRequest): Promise<WriteResponse> {
  const { services, resource, rules } = context
  const who = requireActor(request)
  const requireRow = (values: BodyValues) =>
    requireMayWrite(services.db, resource, who, idOf(request, values), 'change', 'hide')
  const body = await readWriteBody(context, request, {
    isReady: (values) => values.has('id') || idInPath(request) !== undefined,
    authorize: async (values) => void (await requireRow(values)),
  })
  try {
    await countUploads(services, who.profileId, body.uploads.size)
    rules.allowChange?.(who, body.values)
    const before = await requireRow(body.values)
    const values = await readValues(writableBy(who, resource), body.values, body.uploads, 'change')
    requireMaySet(resource, who, before, values)
    const resumed = new ResumedUploads(services, who.profileId, body)
    await resumed.find()
    // Before anything is stored. An older version is compared with the locked row, which knows what changed since.
    if (!isOlder(body.values, before.Version)) arrangePictures(before, values.pictures)
    const changed = await withStoredFiles(services, values, body, async (files) => {
      const answer = await transactionOn(services, who, resource, before, async (tx, now, row) => {
        await resumed.consume(tx)
        return update(tx, context, now, row, { read: values, files, parts: body.values })
      })
      return { answer, isRepetition: false }
    })
    await resumed.discard()
    return changed
  } finally {
    await body.discard()
  }
}

const isOlder = (parts: BodyValues, version: number) => (readPositive(parts.get('version')) ?? version) < version

/** Anybody who may only hide a record (a comment on their page) may set its status and nothing else. */
export function requireMaySet(resource: Resource, who: RequestActor, row: Row, values: Partial<ReadValues>): void {
  const named = [
    ...Object.keys(values.columns ?? {}),
    ...(values.relatedIds?.keys() ?? []),
    ...(values.files?.keys() ?? []),
    ...(values.pictures?.keys() ?? []),
  ]
  const forbiddenStatus = named.includes('Status') && !may(who, 'hide', resource, row)
  const forbiddenRest = named.some((name) => name !== 'Status') && !may(who, 'change', resource, row)
  if (forbiddenStatus || forbiddenRest) throw forbidden()
}

/** Changes a row that is locked. */
async function update(
  tx: Executor,
  { resource, rules }: WriteContext,
  who: RequestActor,
  row: Columns,
  { read, files, parts }: { read: ReadValues; files: StoredFiles; parts: BodyValues },
) {
  const version = readPositive(parts.get('version'))
  const id = row['Id'] as number
  rules.allowChange?.(who, parts)
  const facts = await requireMayWrite(tx, resource, who, id, 'change', 'hide')
  requireMaySet(resource, who, facts, read)
  const refuseStale = async () => {
    const current = await findRecord(tx, resource, id)
    throw conflict(refusal.changedMeanwhile, current && serializeRecord(resource, current, who))
  }
  // Before they are arranged: what has been removed meanwhile is no mistake of who sends the older order.
  if (isChangedSince(row, [...read.pictures.keys()], version)) await refuseStale()
  const sent = await atThisMoment(tx, resource, read.columns)
  const values = {
    ...read,
    columns: applyFieldDependencies(resource, { ...sent, ...files.columnsFor(row) }, row),
  }
  if (version !== undefined && staleColumns(row, values, version).length > 0) await refuseStale()
  await requireKnownChoices(tx, resource, row['PageId'], values)
  const byRole = isByRole(who, 'change', resource, facts) && isByRole(who, 'hide', resource, facts)
  // Who may only hide it, because it is on their page, is not named to those who wrote it.
  const isOthers = !byRole && isByRole(who, 'change', resource, facts)
  const by = { profileId: who.profileId, byRole: isOthers ? null : byRole }
  const fields = await updateRecord(tx, resource, row, { ...values, by })
  if (fields.length > 0 && byRole)
    await recordAct(tx, { by: who.profileId, act: 'change', about: resource, aboutId: id, fields })
  await enqueueFileRemoval(tx, replacedFiles(resource, row, values.columns))
  await rules.stored?.(tx, id, who, parts)
  const looked = rules.alongside?.(tx, id) ?? Promise.resolve()
  return (await sentTogether(storedResponse(tx, resource, id, who, 'Updated'), looked))[0]
}

async function remove(context: WriteContext, request: FastifyRequest): Promise<WriteResponse> {
  const { services, resource } = context
  const who = requireActor(request)
  const { values } = await readTextBody(request)
  const id = idOf(request, values)
  const before = await requireMayWrite(services.db, resource, who, id, 'delete')
  const removeIfAllowed = async (tx: Executor, now: RequestActor) => {
    const facts = await requireMayWrite(tx, resource, now, id, 'delete')
    await requireUnused(tx, resource, id)
    await removeRecord(tx, resource, id, isRestorable(resource) && mayByRole(now, 'delete', resource) ? undoSeconds : 0)
    if (isByRole(now, 'delete', resource, facts))
      await recordAct(tx, { by: now.profileId, act: 'delete', about: resource, aboutId: id })
  }
  await transactionAs(services, who, removeIfAllowed, (tx) => lockWithPages(tx, resource, before))
  return writeResponse(id, null, 'Deleted')
}

/** A category or country in use cannot be deleted (docs/rules.md#deletion). @throws ApiError 409 */
async function requireUnused(tx: Executor, resource: Resource, id: number): Promise<void> {
  const uses = await countReferences(tx, resource, id)
  if (uses > 0) throw conflict(refusal.inUse({ ...resource, uses }))
}
