import type { FastifyReply, FastifyRequest } from 'fastify'
import { may } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { RequestActor } from '../../auth/actor.ts'
import type { Executor } from '../../db/connection/database.ts'
import { answerOnce, findAnswer } from '../../db/jobs/idempotency.ts'
import { sharePages } from '../../db/ratings/counts.ts'
import { idempotencyReused, unauthorized } from '../../errors.ts'
import { UploadAllowance } from '../../uploads/allowance.ts'
import { ResumedUploads } from '../../uploads/resumable/resumedUploads.ts'
import type { WriteResponse } from '../answer.ts'
import { readBody } from '../body/readBody.ts'
import { bodyLimits } from '../body/bodyLimits.ts'
import type { BodyRules } from '../body/bodyIntake.ts'
import { withStoredFiles, type StoredFiles } from '../files.ts'
import { insert, requireMayCreate, type WriteContext } from './insertion.ts'
import { countUploads } from '../limits.ts'
import { arrangePictures } from '../pictureFields.ts'
import { readIdempotencyKey } from '../request.ts'
import { pageId, requirePart } from '../body/textBody.ts'
import { transactionAs } from '../transactionAs.ts'
import { limitsFor, readValues, writableBy } from '../values.ts'

/** Reads the body of a write and authorizes it in mid-stream, so that no unauthorized upload touches the disk (docs/safety.md#s12). */
export function readWriteBody(
  { services, resource }: WriteContext,
  request: FastifyRequest,
  when: Pick<BodyRules, 'isReady' | 'authorize'>,
) {
  const limits = bodyLimits(request)
  return readBody(request, {
    ...when,
    ...limits,
    textLimits: limitsFor(request.who, resource, limits.textLimits),
    tempFolder: services.tempFolder,
    allowance: new UploadAllowance({
      ...services,
      profileId: request.who?.profileId,
    }),
  })
}

export async function create(
  context: WriteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WriteResponse> {
  const { services, resource } = context
  const who = request.who
  if (!who && !may(who, 'create', resource)) throw unauthorized()
  const body = await readWriteBody(context, request, {
    isReady: (values) => !isUnderPage(resource) || values.has('pageid'),
    authorize: (values) => requireMayCreate(services.db, resource, who, values),
  })
  try {
    await countUploads(services, who?.profileId, body.uploads.size)
    const values = await readValues(writableBy(who, resource), body.values, body.uploads, 'create')
    arrangePictures(null, values.pictures)
    const key = readIdempotencyKey(request)
    const bodyHash = key === undefined ? '' : `${resource.name} ${body.hash}`
    const attempt = { profileId: who?.profileId, key, bodyHash }
    const resumed = new ResumedUploads(services, who?.profileId, body)
    if (resumed.isUsed) {
      // The first answer was lost and this is the repetition: its resumable upload was used up by the first.
      const earlier = await findAnswer<WriteResponse>(services.db, attempt)
      if (earlier === 'keyReused') throw idempotencyReused()
      if (earlier) {
        void reply.code(201)
        return earlier.answer
      }
      await resumed.find()
    }
    const locks = isUnderPage(resource) ? [sharePages([requirePart(pageId, body.values)])] : []
    const insertOnce = async (tx: Executor, now: RequestActor | null, files: StoredFiles) => {
      const complete = { ...values, columns: { ...values.columns, ...files.columnsFor(null) } }
      const outcome = await answerOnce(tx, attempt, async () => {
        await resumed.consume(tx)
        return insert(tx, context, now, body.values, complete)
      })
      if (outcome === 'keyReused') throw idempotencyReused()
      return outcome
    }
    const answer = await withStoredFiles(services, values, body, (files) =>
      transactionAs(services, who, (tx, now) => insertOnce(tx, now, files), locks),
    )
    await resumed.discard()
    void reply.code(201)
    return answer
  } finally {
    await body.discard()
  }
}
