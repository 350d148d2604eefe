import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hidesExistence, isEverAllowed, may, type Call, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { isUnderPage } from '#resources/under.ts'
import type { CreateRights, RequestActor } from '../auth/actor.ts'
import type { Services } from '../services.ts'
import { answerOnce, findAnswer } from '../db/jobs/idempotency.ts'
import { findRecord, findWithoutLongTexts, type Row } from '../db/records/records.ts'
import { countReferences } from '../db/records/uses.ts'
import { replacedFiles } from '../db/records/fileColumns.ts'
import { enqueueFileRemoval } from '../db/jobs/jobs.ts'
import { sharePages } from '../db/pages/counts.ts'
import { lockWithPages } from '../db/records/lockWithPages.ts'
import { isChangedSince, removeRecord, staleColumns, updateRecord } from '../db/records/mutations.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import { conflict, forbidden, idempotencyReused, notFound, unauthorized } from '../errors.ts'
import { maySee, serializeRecord, storedResponse, writeResponse, type WriteResponse } from './answer.ts'
import { readBody } from './body.ts'
import type { BodyRules, BodyValues } from './bodyIntake.ts'
import { bodyLimits } from './body/bodyLimits.ts'
import { requireKnownChoices } from './choices.ts'
import { UploadAllowance } from '../uploads/allowance.ts'
import { withStoredFiles, type StoredFiles } from './files.ts'
import { countUploads } from './limits.ts'
import { idInPath, idOf, readIdempotencyKey, readPositive, requireActor } from './request.ts'
import { arrangePictures } from './pictures.ts'
import { ResumedUploads } from '../uploads/resumable/resumedUploads.ts'
import { documentedWrites } from './resourceSchemas.ts'
import {
  insert,
  insertAtOnce,
  isInsertedAtOnce,
  requireMayCreate,
  requireRights,
  sendAhead,
  type Ahead,
  type WriteContext,
  type WriteRules,
} from './insertion.ts'
import { pageId, readTextBody, requirePart } from './textBody.ts'
import { transactionAs } from './transactionAs.ts'
import { applyFieldDependencies } from './fieldRules.ts'
import { readValues, type ReadValues } from './values.ts'

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

/**
 * Reads the body of a write and authorizes it in mid-stream, once the parts that name the record have arrived. So no
 * upload of an unauthorized request touches the disk (docs/safety.md#s12).
 */
const readWriteBody = (services: Services, request: FastifyRequest, when: Pick<BodyRules, 'isReady' | 'authorize'>) =>
  readBody(request, {
    ...when,
    ...bodyLimits(request),
    tempFolder: services.tempFolder,
    allowance: new UploadAllowance({
      ...services,
      profileId: request.who?.profileId,
    }),
  })

async function create(context: WriteContext, request: FastifyRequest, reply: FastifyReply): Promise<WriteResponse> {
  const { services, resource } = context
  const who = request.who
  if (!who && !may(who, 'create', resource)) throw unauthorized()
  let rights: CreateRights | undefined
  const body = await readWriteBody(services, request, {
    isReady: (values) => !isUnderPage(resource) || values.has('pageid'),
    authorize: async (values) => {
      if (who && isInsertedAtOnce(context)) rights = await requireRights(context, who, values)
      else await requireMayCreate(services.db, resource, who, values)
    },
  })
  try {
    await countUploads(services, who?.profileId, body.uploads.size)
    const values = await readValues(resource, body.values, body.uploads, 'create')
    arrangePictures(null, values.pictures)
    const attempt = {
      profileId: who?.profileId,
      key: readIdempotencyKey(request),
      bodyHash: `${resource.name} ${body.hash}`,
    }
    const resumed = new ResumedUploads(services, who?.profileId, body)
    if (resumed.isUsed) {
      // An answer that got lost: what it used is gone, and not wanted any more.
      const earlier = await findAnswer<WriteResponse>(services.db, attempt)
      if (earlier === 'keyReused') throw idempotencyReused()
      if (earlier) {
        void reply.code(201)
        return earlier.answer
      }
      await resumed.find()
    }
    const insertInOneCall = async (files: StoredFiles) => {
      if (!rights || resumed.isUsed) return undefined
      const complete = { ...values, columns: { ...values.columns, ...files.columnsFor(null) } }
      const answer = await insertAtOnce(context, rights, body.values, complete, attempt)
      return answer && { answer, isRepetition: false }
    }
    const insertOnce = async (
      tx: Executor,
      now: RequestActor | null,
      files: StoredFiles,
      ahead: Promise<Ahead | null | undefined>,
    ) => {
      const complete = { ...values, columns: { ...values.columns, ...files.columnsFor(null) } }
      const work = async () => {
        await resumed.consume(tx)
        return insert(tx, context, now, body.values, complete, await ahead)
      }
      const outcome = await answerOnce(tx, attempt, work)
      if (outcome === 'keyReused') throw idempotencyReused()
      return outcome
    }
    const insertInSteps = (files: StoredFiles) =>
      transactionAs(
        services,
        who,
        (tx, now, ahead: Promise<Ahead | null | undefined>) => insertOnce(tx, now, files, ahead),
        isUnderPage(resource) ? [sharePages([requirePart(pageId, body.values)])] : [],
        (tx) => sendAhead(tx, context, body.values, values),
      )
    const answer = await withStoredFiles(
      services,
      values,
      body,
      async (files) => (await insertInOneCall(files)) ?? insertInSteps(files),
    )
    await resumed.discard()
    void reply.code(201)
    return answer
  } finally {
    await body.discard()
  }
}

type WriteAction = 'change' | 'hide' | 'delete'

/** The record of a PATCH or DELETE, without long texts, if this person may change it. @throws ApiError 404, 403 */
export async function requireMayWrite(
  db: Executor,
  resource: Resource,
  who: RequestActor,
  id: number,
  ...actions: readonly WriteAction[]
) {
  const row = await findWithoutLongTexts(db, resource, id)
  // Checked before visibility: nobody can read a push token, but its owner may delete it.
  if (row && actions.some((action) => may(who, action, resource, row))) return row
  if (hidesExistence(resource) && !may(who, 'read', resource)) throw forbidden()
  // An invisible record is answered with 404, a visible one that may not be changed with 403.
  if (!row || !maySee(resource, row, who)) throw notFound(refusal.doesNotExist(resource))
  throw forbidden()
}

async function change(context: WriteContext, request: FastifyRequest): Promise<WriteResponse> {
  const { services, resource, rules } = context
  const who = requireActor(request)
  const requireRow = (values: BodyValues) =>
    requireMayWrite(services.db, resource, who, idOf(request, values), 'change', 'hide')
  const body = await readWriteBody(services, request, {
    isReady: (values) => values.has('id') || idInPath(request) !== undefined,
    authorize: async (values) => void (await requireRow(values)),
  })
  try {
    await countUploads(services, who.profileId, body.uploads.size)
    rules.allowChange?.(who, body.values)
    const before = await requireRow(body.values)
    const values = await readValues(resource, body.values, body.uploads, 'change')
    requireMaySet(resource, who, before, values)
    const resumed = new ResumedUploads(services, who.profileId, body)
    await resumed.find()
    // Before anything is stored. An older version is compared with the locked row, which knows what changed since.
    if (!isOlder(body.values, before.Version)) arrangePictures(before, values.pictures)
    const changed = await withStoredFiles(services, values, body, async (files) => {
      let row: Columns | undefined
      const lock = async (tx: Executor) => {
        row = await lockWithPages(tx, resource, before)
      }
      const work = async (tx: Executor, now: RequestActor) => {
        if (!row) throw notFound(refusal.doesNotExist(resource))
        await resumed.consume(tx)
        return update(tx, context, now, row, { read: values, files, parts: body.values })
      }
      return { answer: await transactionAs(services, who, work, lock), isRepetition: false }
    })
    await resumed.discard()
    return changed
  } finally {
    await body.discard()
  }
}

const isOlder = (parts: BodyValues, version: number) => (readPositive(parts.get('version')) ?? version) < version

/** Anybody who may only hide a record (a comment on their page) may set its status and nothing else. */
function requireMaySet(resource: Resource, who: RequestActor, row: Row, values: ReadValues): void {
  const named = [
    ...Object.keys(values.columns),
    ...values.relatedIds.keys(),
    ...values.files.keys(),
    ...values.pictures.keys(),
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
  requireMaySet(resource, who, await requireMayWrite(tx, resource, who, id, 'change', 'hide'), read)
  const refuseStale = async () => {
    const current = await findRecord(tx, resource, id)
    throw conflict(refusal.changedMeanwhile, current && serializeRecord(resource, current, who))
  }
  // Before they are arranged: what has been removed meanwhile is no mistake of who sends the older order.
  if (isChangedSince(row, [...read.pictures.keys()], version)) await refuseStale()
  const values = {
    ...read,
    columns: applyFieldDependencies(resource, { ...read.columns, ...files.columnsFor(row) }, row),
  }
  if (version !== undefined && staleColumns(row, values, version).length > 0) await refuseStale()
  await requireKnownChoices(tx, resource, row['PageId'], values)
  await updateRecord(tx, resource, row, values)
  await enqueueFileRemoval(tx, replacedFiles(resource, row, values.columns))
  await rules.stored?.(tx, id, who, parts)
  return storedResponse(tx, resource, id, who, 'Updated')
}

async function remove(context: WriteContext, request: FastifyRequest): Promise<WriteResponse> {
  const { services, resource } = context
  const who = requireActor(request)
  const { values } = await readTextBody(request)
  const id = idOf(request, values)
  const before = await requireMayWrite(services.db, resource, who, id, 'delete')
  const removeIfAllowed = async (tx: Executor, now: RequestActor) => {
    await requireMayWrite(tx, resource, now, id, 'delete')
    await requireUnused(tx, resource, id)
    await removeRecord(tx, resource, id)
  }
  await transactionAs(services, who, removeIfAllowed, (tx) => lockWithPages(tx, resource, before))
  return writeResponse(id, null, 'Deleted')
}

/** A category or country in use cannot be deleted (docs/rules.md#deletion). @throws ApiError 409 */
async function requireUnused(tx: Executor, resource: Resource, id: number): Promise<void> {
  const uses = await countReferences(tx, resource, id)
  if (uses > 0) throw conflict(refusal.inUse({ ...resource, uses }))
}
