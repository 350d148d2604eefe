import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { signIn, type Person } from './client.ts'
import type { Row } from './row.ts'
import { everythingStored } from './stored.ts'
import { withRole, type World } from './world.ts'

const five = ['visitor', 'stranger', 'owner', 'pageAdmin', 'superAdmin'] as const
const actors = [...five, 'moderator', 'editor'] as const

/** Calls a route as each of the seven: each gets the row's status, and a refused call changes nothing. */
export async function tryRow(app: TestApp, world: World, row: Row): Promise<void> {
  // sessions.test.ts shows that reads change nothing.
  const isWrite = !row.route.startsWith('GET')
  const [, asStranger] = row.gets
  const expected = [...row.gets, row.moderator ?? asStranger, row.editor ?? asStranger]
  const here = isWrite && asStranger < 400 ? { ...world, ...(await newcomers(app, world)) } : world
  const [refused, allowed] = [
    actors.filter((_, at) => expected[at]! >= 400),
    actors.filter((_, at) => expected[at]! < 400),
  ]
  const seen = new Map<string, number>()
  const id = await aboutOf(here, row)
  const before = isWrite && (await everythingStored(app))
  for (const name of refused) seen.set(name, await tryAs(app, here[name], here, row, id))
  if (isWrite) expect(await everythingStored(app), 'a refusal changed something').toEqual(before)
  for (const name of allowed)
    seen.set(name, await tryAs(app, here[name], here, row, isWrite ? await aboutOf(here, row) : id))
  expect(actors.map((name) => seen.get(name))).toEqual(expected)
}

/** New ones for what strangers may write, because creating a page makes them an owner. */
async function newcomers(app: TestApp, { superAdmin }: World) {
  came += 1
  return {
    stranger: await signIn(app, `stranger${came}@demo.example`),
    moderator: await withRole(app, superAdmin, 'moderator', came),
    editor: await withRole(app, superAdmin, 'editor', came),
  }
}
let came = 0

const aboutOf = async (here: World, row: Row) =>
  row.about ? row.about(here) : (await here.fresh(row.route.split('/')[1]!)).Id

async function tryAs(app: TestApp, person: Person, here: World, row: Row, id: number): Promise<number> {
  const [method, path] = row.route.split(' ') as [string, string]
  const url = row.url?.(here, id) ?? path.replace(':id', String(id))
  const who = path === '/profile/api/logout' ? await again(app, person) : person
  const body = row.body?.(here, id)
  const answer = body
    ? await who.sends(method, url, body, { headers: row.headers?.(here) ?? {} })
    : await who.asks(method, url)
  if (method === 'GET') expect((await who.asks('HEAD', url)).status, 'HEAD').toBe(answer.status)
  return answer.status
}

/** The same person with a session that may end. */
const again = (app: TestApp, person: Person) =>
  person.token === null ? Promise.resolve(person) : signIn(app, person.email)
