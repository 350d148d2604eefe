import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, email as emailSchema, closedObject, stringSchema } from '../api/documented.ts'
import { parts, readTextBody, textPart, type TextBody } from '../api/textBody.ts'
import { demoAccounts } from '../auth/demoAccounts.ts'
import { mayUseDemo } from '../auth/demoAccess.ts'
import type { DemoProvider } from '../auth/demoProvider.ts'
import { badRequest, forbidden, type FieldErrors } from '../errors.ts'

const email = textPart('email', { ...emailSchema, maxLength: 254 })
const name = textPart('name', { type: 'string', maxLength: 120, example: 'Ko Zaw Zaw' })

interface DemoServices {
  /** Null outside demo mode. */
  demo: DemoProvider | null
  config: { demoAlways: boolean }
}

/**
 * The routes of demo mode (docs/rules.md#demo-mode), 404 outside it; to be registered below `bodyPlugin`. GET
 * /demo/accounts → [{ role, name, email }]; POST /demo/token { email, name } → { token }, for the login call.
 */
export function demoRoutes(app: FastifyInstance, { demo, config }: DemoServices): void {
  if (!demo) return
  // Before the body is read. The address is the socket's own, whatever a proxy header says.
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) => {
    const caller = { ip: request.socket.remoteAddress ?? '', headers: request.headers }
    const allowed = mayUseDemo(caller, { isOpenToAll: config.demoAlways })
    done(allowed ? undefined : forbidden(refusal.demoIsLocal))
  }

  const accounts = documented('Demo mode only: whom one can sign in as', {
    tag: 'operation',
    who: 'everybody',
    answer: { type: 'array', items: closedObject({ role: stringSchema, name: stringSchema, email: emailSchema }) },
    refusals: [403],
  })
  app.get('/demo/accounts', { ...accounts, onRequest }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send(demoAccounts())
  })

  const token = documented('Demo mode only: an identity token for the login call', {
    tag: 'operation',
    who: 'everybody',
    countedAs: 'login',
    body: parts([email], [name]),
    answer: closedObject({ token: stringSchema }),
    refusals: [403],
  })
  app.post('/demo/token', { ...token, onRequest }, async (request, reply) => {
    const body = await readTextBody(request)
    reply.header('cache-control', 'no-store')
    return { token: await demo.issue(readPerson(body)) }
  })
}

function readPerson(body: TextBody): { email: string; name?: string } {
  const address = body.find(email)?.trim() ?? ''
  const displayName = body.find(name)?.trim() ?? ''
  const fields: FieldErrors = {}
  if (address.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(address)) fields.email = refusal.demoEmail
  if (displayName.length > 120) fields.name = refusal.demoName
  if (Object.keys(fields).length > 0) throw badRequest(refusal.demoEntries, fields)
  // Without a name nobody is renamed (docs/decisions/renamed-people.md).
  return displayName ? { email: address, name: displayName } : { email: address }
}
