import type { FastifyInstance } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, closedObject } from '../api/documented.ts'
import type { Properties } from '../api/schemas.ts'
import { release } from '../config/environment.ts'
import type { Services } from '../http/services.ts'
import { unavailable } from '../errors.ts'
import { answersUnderPressure } from '../http/pressure.ts'

/**
 * GET /healthz: the process runs. GET /readyz: the database answers and the server has room for requests
 * (docs/rules.md#health). No limit counts them; those who ask at the same time share one question to the database.
 */
export async function healthRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  const alive = described('The process lives', ['ok'], { version: { type: 'string', example: release } })
  // To restart a process that is busy would only lose its work.
  const config = { ...alive.config, ...answersUnderPressure }
  app.get('/healthz', { ...alive, compress: false, config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(lives),
  )
  let pinging: Promise<void> | undefined
  const ping = () => (pinging ??= db.ping().finally(() => (pinging = undefined)))
  app.get('/readyz', described('The database answers, or a replica of it', ['ready', 'readsOnly']), async () => {
    try {
      await ping()
    } catch (error) {
      app.log.warn({ type: error instanceof Error ? error.name : typeof error }, 'the database does not answer')
      throw unavailable(2, refusal.databaseSilent)
    }
    return { status: db.isMainThere() ? 'ready' : 'readsOnly' }
  })
}

const lives = Buffer.from(JSON.stringify({ status: 'ok', version: release }))

const described = (summary: string, statuses: string[], more: Properties = {}) =>
  documented(summary, {
    tag: 'operation',
    who: 'anonymous',
    countedAs: 'nothing',
    answer: closedObject({ status: { type: 'string', enum: statuses }, ...more }),
  })
