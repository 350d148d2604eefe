import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, closedObject } from '../api/documented.ts'
import type { Services } from '../services.ts'
import { unavailable } from '../errors.ts'

/** GET /healthz: the process runs. GET /readyz: the database answers (docs/rules.md#health). */
export async function healthRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  app.get('/healthz', described('The process lives', 'ok'), () => ({ status: 'ok' }))
  app.get('/readyz', described('The database answers', 'ready'), async () => {
    try {
      await db.ping()
    } catch (error) {
      app.log.warn({ type: error instanceof Error ? error.name : typeof error }, 'the database does not answer')
      throw unavailable(2, refusal.databaseSilent)
    }
    return { status: 'ready' }
  })
}

const described = (summary: string, status: string) =>
  documented(summary, {
    tag: 'operation',
    who: 'anonymous',
    answer: closedObject({ status: { type: 'string', enum: [status] } }),
  })
