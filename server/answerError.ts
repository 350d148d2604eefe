import type { FastifyReply, FastifyRequest } from 'fastify'
import { registry } from '#resources'
import { preferredWriting } from '#resources/acceptLanguage.ts'
import { errorAnswer, loggable, methodNotAllowed, notFound } from './errors.ts'

/**
 * The one error handler: anything thrown below a route leaves in one shape (docs/rules.md#errors), in the language who asks reads
 * best. The header alone tells which: the API reads no cookie.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const writing = preferredWriting(request.headers['accept-language'])
  const { status, headers, body } = errorAnswer(error, writing)
  varyBy(reply, 'accept-language')
  if (status >= 500) request.log.error({ id: request.id, error: loggable(error) }, 'failed')
  void reply
    .code(status)
    .headers({ ...headers, 'content-language': writing.language })
    .type('application/json; charset=utf-8')
    .send(body)
}

/** No route: 405 where the address is one of ours and only the method is not, else 404 (docs/rules.md#errors). */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const [, source = '', api] = request.url.split('?')[0]!.split('/')
  const ours = api === 'api' && registry.has(source)
  const known = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
  const mistaken = ours && !(request.method === 'GET' || request.method === 'HEAD')
  answerError(
    mistaken ? methodNotAllowed(known.filter((method) => method !== request.method)) : notFound(),
    request,
    reply,
  )
}

/**
 * What fastify cannot even route, an address with a broken escape: it comes here past every hook, so what they would put
 * on the answer is put on here (docs/safety.md#s50, docs/rules.md#errors).
 */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-request-id': request.id,
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  answerError(error, request, reply)
}

/** Says that an answer depends on these headers of the request too, beside those that are named already (RFC 9110 section 12.5.5). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const known = new Set(said.map((name) => name.toLowerCase()))
  void reply.header('vary', [...said, ...names.filter((name) => !known.has(name))].join(', '))
}
