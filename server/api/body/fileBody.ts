import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#resources/refusals.ts'
import type { RequestActor } from '../../auth/actor.ts'
import { badField } from '../../errors.ts'
import type { Services } from '../../http/services.ts'
import { UploadAllowance } from '../../uploads/allowance.ts'
import { bodyLimits } from './bodyLimits.ts'
import { readBody, type Body, type Upload } from './readBody.ts'

/** Bodies with a file that is kept beside no record: its route says who may send it before this is called. */

/** `discard` must be called. @throws ApiError 400, 408, 413, 415, 429 */
export const readFileBody = (services: Services, request: FastifyRequest, { profileId }: RequestActor): Promise<Body> =>
  readBody(request, {
    ...bodyLimits(request),
    isReady: () => true,
    authorize: async () => {},
    tempFolder: services.tempFolder,
    allowance: new UploadAllowance({ ...services, profileId }),
  })

export interface SentFile extends Upload {
  content: Buffer | { path: string }
}

/** The file of a part, sent with this body and not before. @throws ApiError 400 `otherwise` at the part */
export function requireFile({ uploads }: Body, part: string, otherwise: Refusal): SentFile {
  const upload = uploads.get(part)?.[0]
  if (!upload || 'resumable' in (upload.content as object)) throw badField(part, otherwise)
  return upload as SentFile
}
