import type { FastifyReply } from 'fastify'

/** Says that an answer depends on these headers of the request too, beside those that are named already (RFC 9110 section 12.5.5). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const known = new Set(said.map((name) => name.toLowerCase()))
  void reply.header('vary', [...said, ...names.filter((name) => !known.has(name))].join(', '))
}
