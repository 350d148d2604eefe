import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, email as emailSchema, booleanSchema, closedObject, stringSchema } from '../api/documented.ts'
import { countDemoCode } from '../api/limits.ts'
import { parts, readTextBody, textPart, type TextBody } from '../api/body/textBody.ts'
import { demoAccounts } from '../config/demoAccounts.ts'
import { mayUseDemo } from '../auth/demoAccess.ts'
import type { DemoProvider } from '../auth/demoProvider.ts'
import type { Executor } from '../db/connection/database.ts'
import { badRequest, forbidden, type FieldErrors } from '../errors.ts'

const email = textPart('email', { ...emailSchema, maxLength: 254 })
const code = textPart('code', { type: 'string', maxLength: 100, example: '1234 5678' })
const name = textPart('name', { type: 'string', maxLength: 120, example: 'Ko Zaw Zaw' })

interface DemoServices {
  db: Executor
  /** Null outside demo mode. */
  demo: DemoProvider | null
  config: { demoAlways: boolean }
  /** Whether a sign-in with this address would be a super admin's. */
  isSuperAdmin(email: string): Promise<boolean>
}

/** The routes of demo mode (docs/rules.md#demo-mode), 404 outside it; to be registered below `bodyPlugin`. */
export function demoRoutes(app: FastifyInstance, { db, demo, config, isSuperAdmin }: DemoServices): void {
  if (!demo) return
  const wantsCode = async (address: string) => !config.demoAlways && (await isSuperAdmin(address))
  // Before the body is read. The address is the socket's own, whatever a proxy header says.
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) => {
    const { httpVersion, rawHeaders, url: target = '' } = request.raw
    const caller = { ip: request.socket.remoteAddress ?? '', httpVersion, target, rawHeaders }
    const allowed = mayUseDemo(caller, { isOpenToAll: config.demoAlways })
    done(allowed ? undefined : forbidden(refusal.demoIsLocal))
  }

  const accounts = documented('Demo mode only: whom one can sign in as', {
    tag: 'operation',
    who: 'everybody',
    answer: {
      type: 'array',
      items: closedObject({ role: stringSchema, name: stringSchema, email: emailSchema, wantsCode: booleanSchema }),
    },
    refusals: [403],
  })
  app.get('/demo/accounts', { ...accounts, onRequest }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return Promise.all(
      demoAccounts().map(async (account) => ({ ...account, wantsCode: await wantsCode(account.email) })),
    )
  })

  const token = documented(
    'Demo mode only: an identity token for the login call; a super admin’s wants the code printed at start',
    {
      tag: 'operation',
      who: 'everybody',
      countedAs: 'login',
      body: parts([email], [name, code]),
      answer: closedObject({ token: stringSchema }),
      refusals: [403],
    },
  )
  /** Not 401, which would end the session of whoever is signed in here. @throws ApiError 403, 429 */
  const requireCode = async (given: string) => {
    if (given === '') throw forbidden(refusal.demoCode, { code: refusal.demoCode })
    const counted = await countDemoCode(db)
    if (!demo.code.isRight(given)) throw forbidden(refusal.demoCodeWrong, { code: refusal.demoCodeWrong })
    await counted.takeBack()
  }
  app.post('/demo/token', { ...token, onRequest }, async (request, reply) => {
    const body = await readTextBody(request)
    reply.header('cache-control', 'no-store')
    const person = readPerson(body)
    if (await wantsCode(person.email)) await requireCode(body.find(code)?.trim() ?? '')
    return { token: await demo.issue(person) }
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
