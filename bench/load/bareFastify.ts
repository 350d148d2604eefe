import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** Fastify with nothing but one answer, in a process of its own: the parent sends the answer and gets the port. */
process.once('message', (body: string) => {
  const app = Fastify()
  app.get('*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  void app.listen({ host: '127.0.0.1', port: 0 }).then(() => process.send?.((app.server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
