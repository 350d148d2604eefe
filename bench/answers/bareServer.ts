import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** Fastify with nothing beside it: sends the same bytes from memory. Started as its own process by servers.ts. */

export interface BareAnswer {
  type: string
  encoding: string | null
  /** in base64 */
  body: string
}

const answers = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as Record<string, BareAnswer>
const app = Fastify()
for (const [path, { type, encoding, body }] of Object.entries(answers)) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => {
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.type(type).send(bytes)
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit(0))
