import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { registry } from '#resources'
import { preferredWriting } from '#resources/acceptLanguage.ts'
import { errorAnswer, loggable, methodNotAllowed, notFound } from '../errors.ts'
import { errorPage, wantsErrorPage } from './errorPage.ts'

const describing = ['content-encoding', 'content-disposition', 'content-range', 'etag', 'last-modified']

/** The only error handler: one shape (docs/rules.md#errors), in the language of Accept-Language, since the API reads no cookie. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const writing = preferredWriting(request.headers['accept-language'])
  const { status, headers, body } = errorAnswer(error, writing)
  // What stands there already describes the answer that this one takes the place of, as when a stream fails before its first byte.
  for (const name of describing) void reply.removeHeader(name)
  if (reply.getHeader('cache-control') !== 'no-store') void reply.removeHeader('cache-control')
  varyBy(reply, 'accept-language')
  if (status >= 500) request.log.error({ id: request.id, error: loggable(error) }, 'failed')
  void reply.code(status).headers({ ...headers, 'content-language': writing.language })
  if (wantsErrorPage(request, status)) {
    varyBy(reply, 'accept')
    return void reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage((one) => errorAnswer(error, one).body.message, writing, request.id))
  }
  void reply.type('application/json; charset=utf-8').send(body)
}

/** No route matches: 405 if the API has the address but not the method, else 404 (docs/rules.md#errors). */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const [, source = '', api] = request.url.split('?')[0]!.split('/')
  const isApiAddress = api === 'api' && registry.has(source)
  const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
  const isWrongMethod = isApiAddress && !(request.method === 'GET' || request.method === 'HEAD')
  answerError(
    isWrongMethod ? methodNotAllowed(methods.filter((method) => method !== request.method)) : notFound(),
    request,
    reply,
  )
}

/** An address with a broken escape (`/page/view/100%`) as its visitor means it, for a screen that says so; calls get a 400. */
export function routableUrl({ url = '/', headers: { accept = '' } }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [path = '', ...query] = url.split('?')
  if (isDecodable(path) || !accept.includes('text/html')) return url
  const mended = path.replace(/%(?![0-9a-f]{2})/gi, '%25')
  return [isDecodable(mended) ? mended : path.replaceAll('%', '%25'), ...query].join('?')
}

export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** For addresses that Fastify cannot parse: they pass no hook, so this sets the headers that hooks set (docs/safety.md#s50). */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-request-id': request.id,
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  answerError(error, request, reply)
}

/** Adds these request headers to `vary` (RFC 9110 section 12.5.5). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const known = present.map((name) => name.toLowerCase())
  const added = names.filter((name) => !known.includes(name.toLowerCase()))
  if (added.length > 0) void reply.header('vary', [...present, ...added].join(', '))
}
