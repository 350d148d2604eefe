import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app.ts'
import { signIn, type Person } from './support/client.ts'
import { matrix, type Row } from './support/matrix.ts'
import { everythingStored } from './support/stored.ts'
import { settle, type World } from './support/world.ts'

/** docs/safety.md#s10, #s12, #s15: who gets what of every route there is, and what a refusal leaves behind: nothing. */

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
})
afterAll(() => app.stop())

const actors = ['visitor', 'stranger', 'owner', 'pageAdmin', 'superAdmin'] as const

test('every route has a row', () => {
  const routes = app.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  expect(matrix.map(({ route }) => route).sort()).toEqual([...new Set(routes)].sort())
})

test('every GET answers HEAD too', () => {
  const of = (wanted: string) => new Set(app.routes.filter(({ method }) => method === wanted).map(({ url }) => url))
  expect(of('HEAD')).toEqual(of('GET'))
})

test.each(matrix.map((row) => [row.route, row] as const))('%s', async (_route, row) => {
  // A new stranger each time: one who has made a page of their own is a stranger no more.
  const here = { ...world, stranger: await signIn(app, `stranger${matrix.indexOf(row)}@demo.example`) }
  const [refused, allowed] = [
    actors.filter((_, at) => row.gets[at]! >= 400),
    actors.filter((_, at) => row.gets[at]! < 400),
  ]
  const seen = new Map<string, number>()
  const id = await aboutOf(here, row)
  // Of reads, sessions.test.ts shows that they change nothing.
  const isWrite = !row.route.startsWith('GET')
  const before = isWrite && (await everythingStored(app))
  for (const name of refused) seen.set(name, await tryAs(here[name], here, row, id))
  if (isWrite) expect(await everythingStored(app), 'a refusal changed something').toEqual(before)
  for (const name of allowed) seen.set(name, await tryAs(here[name], here, row, await aboutOf(here, row)))
  expect(actors.map((name) => seen.get(name))).toEqual(row.gets)
})

const aboutOf = async (here: World, row: Row) =>
  row.about ? row.about(here) : (await here.fresh(row.route.split('/')[1]!)).Id

async function tryAs(person: Person, here: World, row: Row, id: number): Promise<number> {
  const [method, path] = row.route.split(' ') as [string, string]
  const url = row.url?.(here, id) ?? path.replace(':id', String(id))
  const who = path === '/profile/api/logout' ? await again(person) : person
  const body = row.body?.(here, id)
  const answer = body ? await who.sends(method, url, body) : await who.asks(method, url)
  if (method === 'GET') expect((await who.asks('HEAD', url)).status, 'HEAD').toBe(answer.status)
  return answer.status
}

/** The same person with a session that may end. */
const again = (person: Person) => (person.token === null ? Promise.resolve(person) : signIn(app, person.email))
