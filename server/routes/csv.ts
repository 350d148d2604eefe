import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { findResource } from '#resources'
import { documented } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import { tableScope } from '../api/reads.ts'
import { tableQuery } from '../api/resourceSchemas.ts'
import { ofSurvivors, readTable } from '../api/table.ts'
import { recordAct } from '../db/audit/audit.ts'
import { wholeBatches } from '../db/tables/wholeTable.ts'
import { forbidden, notFound } from '../errors.ts'
import { csvOf } from '../export/csv.ts'
import type { Services } from '../http/services.ts'

/** Weight in the limit of reads: it may read a whole table. */
const rowsCounted = 60_000

/** GET /admin/api/csv/{source}: what a filter leaves of a table (docs/rules.md#csv). */
export function csvRoutes(app: FastifyInstance, { db }: Services): void {
  const description = documented('The records that a filter leaves, as CSV, for people with rights on all of them', {
    params: { source: { type: 'string', example: 'page' } },
    query: { filter: tableQuery['filter']! },
    type: 'text/csv',
    answer: { type: 'string' },
    refusals: [400, 403, 404],
  })
  app.get('/admin/api/csv/:source', description, async (request, reply) => {
    const who = requireActor(request)
    const resource = findResource((request.params as { source: string }).source)
    if (!resource?.calls.includes('read')) throw notFound()
    const scope = tableScope(resource, request)
    if (!('whole' in scope)) throw forbidden()
    const { filters } = readTable(resource, request)
    const day = new Date().toISOString().slice(0, 10)
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${resource.name}-${day}.csv"`)
      .header('cache-control', 'no-store')
    if (request.method === 'HEAD') return reply.send()
    request.countRows(rowsCounted)
    const fields = filters.map((filter) => ('name' in filter ? filter.name : 'q'))
    await recordAct(db, { by: who.profileId, act: 'export', about: resource, aboutId: 0, fields })
    const batches = wholeBatches(db, resource, await ofSurvivors(db, resource, filters), scope.whole)
    return reply.send(Readable.from(csvOf(resource, batches, who), { objectMode: false }))
  })
}
