import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demoAccounts } from '../auth/demoAccounts.ts'
import { mayUseDemo } from '../auth/demoDoor.ts'
import type { DemoProvider } from '../auth/demoProvider.ts'
import { badRequest, forbidden, type FieldErrors } from '../errors.ts'

interface DemoRoutes {
  provider: DemoProvider
  /** DEMO=1: for everybody. */
  always: boolean
  /** The body's fields, whichever of the three body types it came as. */
  readFields?: (request: FastifyRequest) => Promise<unknown>
}

/**
 * Demo mode's own two addresses (contract sections 3 and 6); registered in demo mode only, so otherwise they are 404.
 * GET /demo/accounts → [{ role, name, email }]; POST /demo/token { email, name } → { token }, for the login call.
 */
export function demoRoutes(app: FastifyInstance, { provider, always, readFields = parsedBody }: DemoRoutes): void {
  // Before the body is read; the socket's own address, whatever a proxy header says.
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) => {
    const caller = { ip: request.socket.remoteAddress ?? '', headers: request.headers }
    done(
      mayUseDemo(caller, { always })
        ? undefined
        : forbidden('Demo sign-in works on this machine and its network only.'),
    )
  }

  app.get('/demo/accounts', { onRequest }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send(demoAccounts())
  })

  app.post('/demo/token', { onRequest, bodyLimit: 16 * 1024 }, async (request, reply) => {
    const person = readPerson(await readFields(request))
    reply.header('cache-control', 'no-store')
    return { token: await provider.issue(person) }
  })
}

async function parsedBody(request: FastifyRequest): Promise<unknown> {
  return request.body
}

function readPerson(body: unknown): { email: string; name: string } {
  const email = field(body, 'email')
  const name = field(body, 'name')
  const fields: FieldErrors = {}
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) fields.email = 'Please give an e-mail address.'
  if (name.length > 120) fields.name = 'Please give a shorter name.'
  if (Object.keys(fields).length > 0) throw badRequest('Please check what you entered.', fields)
  return { email, name: name || (email.split('@')[0] ?? email) }
}

// Names are read in any case (contract section 1).
function field(body: unknown, name: string): string {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const value: unknown = entries.find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value.trim() : ''
}
