import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import { varyBy } from './answerError.ts'

/** By which an upload is gone on with. */
const ofUploads = ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata']

/** Headers that scripts of another origin may read. */
const exposed = ['content-range', 'x-total-estimated', 'x-session', 'x-request-id', 'retry-after', ...ofUploads].join(
  ', ',
)

/** Lets the configured origins call the API. The plugin answers preflights alone, since it makes its options anew for each answer. */
export async function crossOrigin(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
  limit: onRequestHookHandler,
) {
  const allowed = new Set(allowedOrigins)
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    varyBy(reply, 'Origin')
    if (origin !== undefined && allowed.has(origin)) void reply.header('access-control-allow-origin', origin)
    void reply.header('access-control-expose-headers', exposed)
    done()
  })
  await app.register(async (preflights) => {
    preflights.addHook('onRequest', limit)
    await preflights.register(cors, {
      origin: allowedOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      maxAge: 86_400,
    })
  })
}
