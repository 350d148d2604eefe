import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedFrom, chooseEncoding } from './encodings.ts'
import type { Answer, KeptAnswers } from './keptAnswers.ts'

/** A proxy may answer for five seconds more while it asks (RFC 5861); our client asks each time, which costs a 304. */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5'

/** Sends a kept answer, compressed as the client takes it, or 304 when it has it. */
export function sendKept(
  kept: KeptAnswers,
  key: string,
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const encoding = answer.body.length < compressedFrom ? null : chooseEncoding(request.headers['accept-encoding'])
  const etag = encoding ? `"${answer.etag}-${encoding}"` : `"${answer.etag}"`
  void reply.headers({ ...answer.headers, etag, 'cache-control': cacheControl })
  if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.header('content-type', answer.type)
  if (!encoding) return reply.send(answer.body)
  void reply.header('content-encoding', encoding)
  return kept.bodyOf(key, answer, encoding).then((body) => reply.send(body))
}

/** Whether the client has this very answer (RFC 9110 section 13.1.2). */
function isKnownTo(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => {
    const tag = one.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })
}
