import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { readBody } from '../api/body.ts'
import { demoAccounts } from '../auth/demoAccounts.ts'
import { mayUseDemo } from '../auth/demoDoor.ts'
import type { DemoProvider } from '../auth/demoProvider.ts'
import { badRequest, forbidden, type FieldErrors } from '../errors.ts'

interface DemoDeps {
  /** Null when demo mode is off. */
  demo: DemoProvider | null
  config: { demoAlways: boolean }
  tempFolder: string
}

/**
 * Demo mode's own two addresses (docs/rules.md#demo-mode), 404 when it is off; to be registered below `bodyPlugin`.
 * GET /demo/accounts → [{ role, name, email }]; POST /demo/token { email, name } → { token }, for the login call.
 */
export function demoRoutes(app: FastifyInstance, { demo, config, tempFolder }: DemoDeps): void {
  if (!demo) return
  // Before the body is read; the socket's own address, whatever a proxy header says.
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) => {
    const caller = { ip: request.socket.remoteAddress ?? '', headers: request.headers }
    const allowed = mayUseDemo(caller, { always: config.demoAlways })
    done(allowed ? undefined : forbidden(refusal.demoIsLocal))
  }
  const rules = { fileParts: new Map(), isReady: () => true, authorize: () => Promise.resolve(), tempFolder }

  app.get('/demo/accounts', { onRequest }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send(demoAccounts())
  })

  app.post('/demo/token', { onRequest }, async (request, reply) => {
    const { values } = await readBody(request, rules)
    reply.header('cache-control', 'no-store')
    return { token: await demo.issue(readPerson(values)) }
  })
}

function readPerson(values: ReadonlyMap<string, string>): { email: string; name: string } {
  const email = values.get('email')?.trim() ?? ''
  const name = values.get('name')?.trim() ?? ''
  const fields: FieldErrors = {}
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) fields.email = refusal.demoEmail
  if (name.length > 120) fields.name = refusal.demoName
  if (Object.keys(fields).length > 0) throw badRequest(refusal.demoEntries, fields)
  return { email, name: name || (email.split('@')[0] ?? email) }
}
