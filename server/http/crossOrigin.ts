import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { VisitLimit } from '../api/limits.ts'
import type { Config } from '../config/config.ts'

/** By which an upload is gone on with. */
const ofUploads = ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata']

/** Headers that scripts of another origin may read. */
const exposed = ['content-range', 'x-total-estimated', 'x-session', 'x-request-id', 'retry-after', ...ofUploads]

/** Lets the configured origins call the API. What browsers ask before is counted by address. */
export async function crossOrigin(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
  limitVisit: VisitLimit,
) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'OPTIONS') limitVisit(request)
    done()
  })
  await app.register(cors, {
    origin: allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: exposed,
    maxAge: 86_400,
  })
}
