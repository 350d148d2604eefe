import type { FastifyReply, FastifyRequest } from 'fastify'
import { may } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { RequestActor } from '../../auth/actor.ts'
import type { Executor } from '../../db/connection/database.ts'
import { answerOnce, findAnswer } from '../../db/jobs/idempotency.ts'
import { sharePages } from '../../db/pages/counts.ts'
import { ApiError, idempotencyReused, unauthorized } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { UploadAllowance } from '../../uploads/allowance.ts'
import { ResumedUploads } from '../../uploads/resumable/resumedUploads.ts'
import type { WriteResponse } from '../answer.ts'
import { readBody } from '../body.ts'
import { bodyLimits } from '../body/bodyLimits.ts'
import type { BodyRules } from '../bodyIntake.ts'
import { withStoredFiles, type StoredFiles } from '../files.ts'
import {
  insert,
  insertAtOnce,
  isInsertedAtOnce,
  requireMayCreate,
  sendAhead,
  type Ahead,
  type WriteContext,
} from './insertion.ts'
import { RightsOfCreate } from './createRights.ts'
import { countUploads } from '../limits.ts'
import { arrangePictures } from '../pictures.ts'
import { readIdempotencyKey } from '../request.ts'
import { pageId, requirePart } from '../textBody.ts'
import { transactionAs } from '../transactionAs.ts'
import { readValues } from '../values.ts'

/**
 * Reads the body of a write and authorizes it in mid-stream, once the parts that name the record have arrived. So no
 * upload of an unauthorized request touches the disk (docs/safety.md#s12).
 */
export const readWriteBody = (
  services: Services,
  request: FastifyRequest,
  when: Pick<BodyRules, 'isReady' | 'authorize'>,
) =>
  readBody(request, {
    ...when,
    ...bodyLimits(request),
    tempFolder: services.tempFolder,
    allowance: new UploadAllowance({
      ...services,
      profileId: request.who?.profileId,
    }),
  })

/** The generic POST of a declaration. */
export async function create(
  context: WriteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WriteResponse> {
  const { services, resource } = context
  const who = request.who
  if (!who && !may(who, 'create', resource)) throw unauthorized()
  const rights = who && isInsertedAtOnce(context) ? new RightsOfCreate(context, request, reply, who) : null
  const refuse = async (error: unknown): Promise<never> => {
    if (error instanceof ApiError) await rights?.beforeRefusal()
    throw error
  }
  const body = await readWriteBody(services, request, {
    isReady: (values) => !isUnderPage(resource) || values.has('pageid'),
    authorize: (values) => rights?.decide(values) ?? requireMayCreate(services.db, resource, who, values),
  }).catch(refuse)
  try {
    if (body.uploads.size > 0) await rights?.confirm()
    await countUploads(services, who?.profileId, body.uploads.size)
    const values = await readValues(resource, body.values, body.uploads, 'create')
    arrangePictures(null, values.pictures)
    const key = readIdempotencyKey(request)
    const bodyHash = key === undefined ? '' : `${resource.name} ${body.hash}`
    const attempt = { profileId: who?.profileId, key, bodyHash }
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
      if (!rights?.found || resumed.isUsed) return undefined
      const complete = { ...values, columns: { ...values.columns, ...files.columnsFor(null) } }
      const answer = await insertAtOnce(context, rights.found, body.values, complete, attempt)
      if (!answer) {
        await rights.confirm()
        return undefined
      }
      rights.remember()
      return { answer, isRepetition: false }
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
  } catch (error) {
    return await refuse(error)
  } finally {
    await body.discard()
  }
}
