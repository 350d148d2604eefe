import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reader } from '../db/connection/database.ts'
import { countRate, hasWrittenLately, writesOf } from '../db/jobs/rates.ts'
import type { Services } from '../http/services.ts'
import { limits, minuteSeconds, readMethods } from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What public records are read from for this request (docs/decisions/replicas.md). */
    reader: Reader
  }
}

type ReaderServices = Pick<Services, 'db' | 'config'>

/** Decides whether a request may read from a replica: who has just written must see it, so they may not. */
export function readerHook({ db, config }: ReaderServices) {
  return async (request: FastifyRequest): Promise<void> => {
    const { who, method } = request
    const mustSee =
      db.isReplicated &&
      who !== null &&
      readMethods.has(method) &&
      // Without limits nobody counts writes.
      (!config.rateLimit || (await hasWrittenLately(db.reader('main').db, who.profileId)))
    request.reader = db.reader(mustSee ? 'main' : undefined)
  }
}

/** A write that takes longer than this is noted again at its end, not only when it began. */
const longWriteMs = 30_000

/** After a long upload its person would read from replicas again. */
export function noteLongWrites({ db, config }: ReaderServices) {
  return async ({ who, method }: FastifyRequest, { elapsedTime }: FastifyReply): Promise<void> => {
    if (!db.isReplicated || !config.rateLimit || !who || readMethods.has(method) || elapsedTime < longWriteMs) return
    await countRate(db, writesOf(who.profileId), limits.writes, minuteSeconds).catch(() => undefined)
  }
}
