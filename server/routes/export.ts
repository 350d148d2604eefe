import { Readable } from 'node:stream'
import type {} from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { documented } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import type { Services } from '../http/services.ts'
import { ownData } from '../export/ownData.ts'
import { zipped } from '../export/zip.ts'

/** Weight in the limit of reads, which allows 10 a minute: an export reads everything a person has, up to gigabytes of files. */
const rowsCounted = 60_000

/** GET /profile/api/export: all of a person's data and files in a zip (docs/rules.md#export). */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const zip = documented('Everything that is one’s own, JSON and pictures, in one zip', {
    type: 'application/zip',
    answer: { type: 'string', format: 'binary' },
  })
  app.get('/profile/api/export', { ...zip, compress: false }, (request, reply) => {
    const who = requireActor(request)
    if (request.method !== 'HEAD') request.countRows(rowsCounted)
    const day = new Date().toISOString().slice(0, 10)
    void reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
      .header('cache-control', 'no-store')
    if (request.method === 'HEAD') return reply.send()
    return reply.send(Readable.from(zipped(ownData(services, who)), { objectMode: false }))
  })
}
