import { Readable } from 'node:stream'
import type { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import type { Executor } from '../../db/connection/database.ts'
import { findResumable } from '../../db/jobs/resumableUpload.ts'
import { ApiError, badRequest, conflict, notFound, storageFull, storeSilent, unavailable } from '../../errors.ts'
import { maxFileBytes } from '../uploadLimits.ts'
import { createLocker } from './locker.ts'
import type { ResumablePlace } from './resumablePlace.ts'

/** `POST` begins an upload, `HEAD`, `PATCH` and `DELETE` below it go on with one. */
export const resumablePath = '/upload/api'
/** How we tell the protocol which upload is meant: it would take what stands last in the address. A client's own is overwritten. */
const idHeader = 'x-upload-id'
/** A request that was asked to release an upload has this long to end. */
const lockDrainMs = 500

export interface OwnUpload {
  id: string
  profileId: number
}

/** The tus protocol (https://tus.io/protocols/resumable-upload), for requests that are allowed already. */
export function createTus(db: Executor, place: ResumablePlace) {
  let opened: Promise<Server> | undefined
  const locker = createLocker(db)
  const open = async () => {
    const { Server: TusServer } = await import('@tus/server')
    return new TusServer({
      path: resumablePath,
      datastore: await place.dataStore(),
      maxSize: maxFileBytes,
      lockDrainTimeout: lockDrainMs,
      locker: { newLock: (key) => locker.newLock(idOf(key)) },
      namingFunction: ({ headers }) => place.keyOf(headers.get(idHeader) ?? ''),
      getFileIdFromRequest: ({ headers }) => place.keyOf(headers.get(idHeader) ?? ''),
      generateUrl: (_request, { id }) => `${resumablePath}/${idOf(id)}`,
    })
  }
  /** @param upload which belongs to who asks. @throws ApiError */
  return async function answer(request: FastifyRequest, reply: FastifyReply, upload: OwnUpload): Promise<FastifyReply> {
    opened ??= open()
    const { raw } = request
    const headers = new Headers()
    for (const [name, value] of Object.entries(raw.headers)) if (value !== undefined) headers.set(name, String(value))
    headers.set(idHeader, upload.id)
    const body = request.method === 'HEAD' ? null : (Readable.toWeb(raw) as ReadableStream)
    const asked = new Request(new URL(request.url.split('?', 1)[0]!, 'http://localhost'), {
      method: request.method,
      headers,
      body,
      // Of a request with a streamed body; unknown to the types of browsers.
      ...({ duplex: 'half' } as object),
    })
    // A line that breaks ends the writing without loss of what has arrived.
    const answered = await (await opened).handleWeb(Object.assign(asked, { runtime: { node: { req: raw } } }) as never)
    if (answered.status >= 400) {
      // A client that is still sending would not read the answer of a closed connection.
      raw.removeAllListeners('data').resume()
      throw refusalOf(answered.status)
    }
    // Given up meanwhile, or its account erased: what has arrived since would lie there for nobody.
    if (!(await findResumable(db, upload.profileId, upload.id))) {
      await place.remove(upload.id)
      throw notFound(refusal.uploadOver)
    }
    answered.headers.forEach((value, name) => {
      if (!name.startsWith('access-control-')) void reply.header(name, value)
    })
    return reply.code(answered.status).send(await answered.text())
  }
}

const idOf = (key: string) => key.split('/').at(-1) ?? ''

/** In our shape and the person's language (docs/rules.md#errors). */
function refusalOf(status: number): ApiError {
  if (status === 404 || status === 410) return notFound(refusal.uploadOver)
  if (status === 409) return conflict(refusal.uploadElsewhere)
  if (status === 413) return new ApiError(413, refusal.fileTooLarge)
  if (status < 500) return badRequest(refusal.malformed)
  if (status === 507) return storageFull()
  return status === 503 ? storeSilent() : unavailable()
}
