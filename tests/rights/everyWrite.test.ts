import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { Person, type Answer } from '../api/support/client.ts'
import { matrix } from '../api/support/matrix.ts'
import type { Row } from '../api/support/row.ts'
import { everythingStored } from '../api/support/stored.ts'
import { settle, type World } from '../api/support/world.ts'

/**
 * Every write reads the rights of its person again in its transaction (docs/safety.md#s17): each is held at the lock of
 * the session, while the person is suspended.
 */

let app: TestApp
let world: World
let blocker: pg.Client
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
  blocker = new pg.Client({ connectionString: app.databaseUrl })
  await blocker.connect()
})
afterAll(async () => {
  await blocker.end()
  await app.stop()
})

/** Calls without the right of a person: they sign in or out, or only read. */
const exempt = new Set([
  'POST /demo/token',
  'POST /profile/api/login',
  'POST /profile/api/logout',
  'POST /profile/api/byEmail',
  'POST /admin/api/checkSuperAdmin',
  'POST /admin/api/checkPermission',
  'POST /page/api/doubles',
  // There is nothing to take back yet.
  'POST /import/api/undo',
  // Of everybody, without who it was.
  'POST /pageStat/api',
  // Bytes on their way, which the right to write their record decides about: tests/resumable.
  'POST /upload/api',
  'PATCH /upload/api/:id',
  'DELETE /upload/api/:id',
])
const roles = ['visitor', 'stranger', 'owner', 'pageAdmin', 'superAdmin'] as const
const usual = ['owner', 'pageAdmin', 'stranger', 'superAdmin'] as const
const writes = matrix.filter(({ route }) => /^(POST|PATCH|DELETE) /.test(route) && !exempt.has(route))

interface Call {
  route: string
  person: Person
  send(): Promise<Answer>
}

/** A call that would be answered with success. */
async function prepare(row: Row): Promise<Call> {
  const [method, path] = row.route.split(' ') as [string, string]
  const source = path.split('/')[1]!
  const id = row.about ? await row.about(world) : (await world.fresh(source)).Id
  const role = usual.find((one) => row.gets[roles.indexOf(one)]! < 400)
  const person = role ? world[role] : await personOf(source, id)
  const url = row.url?.(world, id) ?? path.replace(':id', String(id))
  const body = row.body?.(world, id)
  return { route: row.route, person, send: () => (body ? person.sends(method, url, body) : person.asks(method, url)) }
}

/** Whose the record is, for what only they may do. */
async function personOf(source: string, id: number): Promise<Person> {
  const [row] = await app.query<{ owner: number }>(
    `select "${source === 'profile' ? 'Id' : 'ProfileId'}" as owner from "${source}" where "Id" = $1`,
    [id],
  )
  const sessionId = randomUUID()
  await app.query(`insert into "session" ("Id", "ProfileId", "EndsAt") values ($1, $2, now() + interval '1 day')`, [
    sessionId,
    row!.owner,
  ])
  return new Person(app, await app.sessions.sign({ profileId: row!.owner, sessionId }), row!.owner)
}

/** Whether a statement of the server waits for a lock. */
const isWaiting = async () =>
  (await app.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .length > 0

async function suspendedMeanwhile({ person, send }: Call): Promise<number> {
  await blocker.query('begin')
  await blocker.query('select 1 from "session" where "ProfileId" = $1 for update', [person.id])
  let hasAnswered = false
  const answer = send().finally(() => (hasAnswered = true))
  await expect.poll(async () => hasAnswered || (await isWaiting()), { interval: 2 }).toBe(true)
  await blocker.query('insert into "suspension" ("IdentityHash", "ProfileId") values ($1, $2)', ['hash', person.id])
  await blocker.query('commit')
  const { status } = await answer
  await blocker.query('delete from "suspension"')
  return status
}

test('S17 no write commits for somebody who is suspended while it waits', async () => {
  const calls: Call[] = []
  for (const row of writes) calls.push(await prepare(row))
  expect(calls.length).toBeGreaterThan(50)
  const before = await everythingStored(app)
  const statuses: Record<string, number> = {}
  for (const call of calls) statuses[call.route] = await suspendedMeanwhile(call)
  expect(statuses).toEqual(Object.fromEntries(calls.map(({ route }) => [route, 401])))
  expect(await everythingStored(app)).toEqual(before)
})
