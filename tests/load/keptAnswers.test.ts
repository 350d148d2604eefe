import { request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Renderer } from '#server/render/renderer.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startApp, type Route, type TestApp } from '../api/support/app.ts'
import { Person, type Answer } from '../api/support/client.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'
import { settle, type World } from '../api/support/world.ts'

/** Answers for visitors are kept (docs/decisions/kept-answers.md): `app` and `other` keep theirs as two processes do. */

let database: TestDatabase
let app: TestApp
let other: TestApp
/** The same database, and nothing kept. */
let plain: TestApp
let world: World
let renderings = 0
/** Screens that were asked for. */
let asked = 0
/** No screen is rendered before it. */
let gate: Promise<unknown> = Promise.resolve()
const allowedOrigin = 'https://shop.example'

const countingRenderer: Renderer = {
  ...sourceRenderer,
  entry: async () => {
    asked++
    const entry = await sourceRenderer.entry()
    return {
      ...entry,
      render: (request) => {
        renderings++
        return gate.then(() => entry.render(request))
      },
    }
  },
}

beforeAll(async () => {
  database = await createTestDatabase()
  // Dropped when all have closed their connections.
  const shared = { ...database, drop: () => Promise.resolve() }
  const usual = { database: shared, limits: { kept: { renewAfter: 200, validFor: 700 } } }
  app = await startApp({ renderer: countingRenderer, env: { ALLOWED_ORIGINS: allowedOrigin }, ...usual })
  other = await startApp({ renderer: sourceRenderer, ...usual })
  plain = await startApp({ database: shared, renderer: sourceRenderer, env: { KEPT_ANSWERS_MB: '0' } })
  world = await settle(app)
  await world.fresh('product')
  await world.fresh('comment')
})
afterAll(async () => {
  await Promise.all([app.stop(), other.stop(), plain.stop()])
  await database.drop()
})

const at = (one: TestApp, { token, id, email }: Person) => new Person(one, token, id, email)
const isKept = ({ headers }: Answer) => (headers.get('cache-control') ?? '').includes('s-maxage')

/** An address of each route, with parameters from its documentation. */
function addressOf({ url, schema }: Route): string {
  const parameters = (schema?.params as { properties?: Record<string, object> } | undefined)?.properties ?? {}
  const valueOf = (name: string) => {
    const { enum: words, format } = (parameters[name] ?? {}) as { enum?: string[]; format?: string }
    if (words) return words.find((word) => word === 'Page') ?? words[0]!
    if (format === 'email') return encodeURIComponent(world.owner.email)
    return name === 'page' ? '1' : name === 'keyword' ? 'tea' : String(world.page.Id)
  }
  return url.replace(/:(\w+)/g, (_all, name: string) => valueOf(name))
}

const screens = ['/home', '/category', '/marketplace', '/page/new', '/search?q=tea', '/article', '/login', '/nothing']

test('over every GET route everybody gets what they get where nothing is kept, in whatever order they ask (S17)', async () => {
  const routes = app.routes.filter(({ method, url }) => method === 'GET' && !/[*]|^\/(docs|demo)/.test(url))
  const addresses = [...new Set([...routes.map(addressOf), ...screens, `/page/view/${world.page.Id}`])]
  const people = [world.visitor, world.owner, world.superAdmin]
  let keptOnes = 0
  for (const address of addresses) {
    const asked = await Promise.all(people.map((person) => at(plain, person).gets(address)))
    // The visitor's answer is kept when the others come, and after them it is still the visitor's.
    for (const index of [0, 1, 2, 0]) {
      const [answer, expected] = [await people[index]!.gets(address), asked[index]!]
      // Screens hold the moment of their rendering; they are the same for everybody.
      const isComparable = /json/.test(answer.headers.get('content-type') ?? '')
      expect([address, index, answer.status]).toEqual([address, index, expected.status])
      if (isComparable) expect([address, index, answer.text]).toEqual([address, index, expected.text])
      if (isKept(answer)) keptOnes++
      if (index > 0) expect([address, isKept(answer)]).toEqual([address, false])
    }
  }
  expect(keptOnes).toBeGreaterThan(40)
})

test('a bearer, good or bad, never gets a kept answer, and its answer is never kept', async () => {
  const address = `/page/api/${world.page.Id}`
  const fromVisitor = await world.visitor.gets(address)
  expect(isKept(fromVisitor)).toBe(true)
  expect(fromVisitor.list[0]).toMatchObject({ OwnerEmail: null })
  const own = await world.owner.gets(address)
  expect([isKept(own), own.headers.get('cache-control'), own.list[0]!['OwnerEmail']]).toEqual([
    false,
    'no-store',
    world.owner.email,
  ])
  const bad = await world.visitor.gets(address, { authorization: 'Bearer nonsense' })
  expect([isKept(bad), bad.headers.get('x-session')]).toEqual([false, 'ended'])
  const again = await world.visitor.gets(address)
  expect([isKept(again), again.text]).toEqual([true, fromVisitor.text])
  expect(again.headers.get('x-request-id')).not.toBe(fromVisitor.headers.get('x-request-id'))
  expect(again.headers.get('vary')?.toLowerCase()).toContain('authorization')
})

/** Each makes a post disappear for visitors. */
const disappearances: [string, (post: { Id: number }) => Promise<unknown>][] = [
  ['hidden by its owner', ({ Id }) => world.owner.changes('post', { id: Id, status: 0 })],
  ['deleted', ({ Id }) => world.owner.deletes('post', Id)],
  ['hidden with its page', () => world.owner.changes('page', { id: world.page.Id, status: 0 })],
]

test.each(disappearances)(
  'what is %s is gone at once in this process, and soon in the other (S14)',
  async (_how, remove) => {
    await world.owner.changes('page', { id: world.page.Id, status: 1 })
    const post = await world.fresh('post')
    const title = String(post['Title'])
    const lists = ['/post/api/byPage/1', '/home', '/post/api']
    const searches = ['/post/api/bySearch/', '/search/api/'].map((path) => path + encodeURIComponent(title))
    const addresses = [`/post/api/${post.Id}`, `/post/view/${post.Id}`, ...lists, ...searches]
    const shows = async (one: TestApp) => {
      const answers = await Promise.all(addresses.map((address) => at(one, world.visitor).gets(address)))
      return answers.map(({ text }) => text.includes(title))
    }
    expect(await shows(app)).toEqual(addresses.map(() => true))
    await expect.poll(() => shows(other)).toEqual(addresses.map(() => true))
    await remove(post)
    expect(await shows(app)).toEqual(addresses.map(() => false))
    await expect.poll(() => shows(other)).toEqual(addresses.map(() => false))
    await world.owner.changes('page', { id: world.page.Id, status: 1 })
  },
)

test('a search that finds something is kept, one that finds nothing or asks for a place is not', async () => {
  const found = '/page/api/bySearch/' + encodeURIComponent(String(world.page['Name']))
  const near = { 'x-near': '16.8,96.1' }
  for (const [address, headers, expected] of [
    [found, {}, true],
    [found, near, false],
    [`${found}?openNow=1`, {}, false],
    ['/product/api/byFilter?available=1&order=newest', {}, true],
    ['/product/api/byFilter?available=1&order=newest', near, false],
    ['/search/api/suggest/' + encodeURIComponent(String(world.page['Name'])), {}, true],
    ['/page/api/bySearch/zzyzx', {}, false],
    ['/search/api/zzyzx', {}, false],
  ] as const) {
    for (let time = 1; time <= 2; time++)
      expect([address, headers, isKept(await world.visitor.gets(address, headers))]).toEqual([
        address,
        headers,
        expected,
      ])
  }
})

test('a hundred visitors who ask for the same dropped screen cause one rendering', async () => {
  await world.fresh('post')
  const before = renderings
  const answers = await Promise.all(Array.from({ length: 100 }, () => world.visitor.gets('/home')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(renderings - before).toBe(1)
})

test('so do those who ask while the database does not say what changed, and nothing is kept of it', async () => {
  const second = new pg.Client({ connectionString: database.url })
  await second.connect()
  const shared = { ...database, drop: () => Promise.resolve() }
  // So long that all may join on a slow machine too.
  const limits = { kept: { renewAfter: 60_000, validFor: 120_000 } }
  const unsure = await startApp({ database: shared, renderer: countingRenderer, limits })
  const ask = () => at(unsure, world.visitor).gets('/home')
  try {
    await second.query('begin')
    await second.query('lock table "change" in access exclusive mode')
    const before = renderings
    let open = () => {}
    gate = new Promise<void>((resolve) => (open = resolve))
    asked = 0
    const answers = Array.from({ length: 100 }, ask)
    await expect.poll(() => asked >= 100 && renderings > before).toBe(true)
    open()
    expect(new Set((await Promise.all(answers)).map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await answers[0]!).status).toBe(200)
    expect(renderings - before).toBe(1)
    await ask()
    expect(renderings - before).toBe(2)
    await second.query('rollback')
    const renderingsOfOne = async () => {
      const until = renderings
      await ask()
      return renderings - until
    }
    await expect.poll(renderingsOfOne).toBe(0)
  } finally {
    await second.end()
    await unsure.stop()
  }
})

test('who waits for a screen whose records cannot be read gets the app at once, which asks for them itself (S61)', async () => {
  const second = new pg.Client({ connectionString: database.url })
  await second.connect()
  try {
    await world.fresh('post')
    await second.query('begin')
    await second.query('lock table "post" in access exclusive mode')
    const before = renderings
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.visitor.gets('/home')))
    expect(renderings - before).toBe(1)
    // Only the one for whom it was tried has the screen with its refusal, and the id of their request in it.
    const rendered = answers.filter(({ text }) => text.includes('<main'))
    expect(rendered.map(({ text }) => text.includes('requestId'))).toEqual([true])
    expect(answers.every(({ text }) => text.includes('id="config"'))).toBe(true)
  } finally {
    await second.end()
  }
})

test('a forged Host header changes nobody else, and a campaign in the address makes no second copy', async () => {
  const { hostname, port } = new URL(app.url)
  const withHost = (host: string) =>
    new Promise<string>((resolve, reject) => {
      request({ hostname, port, path: '/marketplace', headers: { host, 'accept-language': 'en' } }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve(text))
      })
        .on('error', reject)
        .end()
    })
  expect(await withHost('evil.example')).toContain('evil.example')
  expect(await withHost(`${hostname}:${port}`)).not.toContain('evil.example')
  expect((await world.visitor.gets('/marketplace', { 'x-forwarded-host': 'evil.example' })).text).not.toContain('evil')
  const before = renderings
  const plainOne = await world.visitor.gets('/marketplace', { 'accept-language': 'en' })
  const shared = await world.visitor.gets('/marketplace?utm_source=x&fbclid=1', { 'accept-language': 'en' })
  expect([shared.text, renderings]).toEqual([plainOne.text, before])
  const burmese = await world.visitor.gets('/marketplace?lang=my', { 'accept-language': 'en' })
  expect(burmese.text).not.toBe(plainOne.text)
})

test('a screen is kept by the preferences that change it, and by no others', async () => {
  const asks = (path: string, preferences: string) =>
    world.visitor.gets(path, { 'accept-language': 'en', cookie: `preferences=${preferences}` })
  const usual = await asks('/home', 'en')
  const before = renderings
  expect((await asks('/home', 'en.town1')).text).toBe(usual.text)
  expect((await asks('/home', 'en.everywhere.saver')).text).toBe(usual.text)
  expect(renderings).toBe(before)
  const shownBy = (answer: Answer) => /id="shown">([^<]*)</.exec(answer.text)?.[1] ?? ''
  for (const time of [1, 2]) {
    expect([time, shownBy(await asks('/home', 'en.lakhs'))]).toEqual([time, '{"lakhs":true,"town":null}'])
    expect([time, shownBy(await asks('/page/new', 'en.town1'))]).toEqual([time, '{"lakhs":false,"town":1}'])
    expect([time, shownBy(await asks('/page/new', 'en.town2'))]).toEqual([time, '{"lakhs":false,"town":2}'])
    expect([time, shownBy(await asks('/page/new', 'en'))]).toEqual([time, ''])
  }
})

test('who has an answer gets 304, HEAD gets its length, and each gets it compressed as they take it', async () => {
  const first = await world.visitor.gets('/home', { 'accept-encoding': 'identity' })
  const etag = first.headers.get('etag')!
  const known = await world.visitor.gets('/home', {
    'accept-encoding': 'identity',
    'if-none-match': `"x", W/${etag}`,
  })
  expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag])
  const head = await world.visitor.asks('HEAD', '/home', { headers: { 'accept-encoding': 'identity' } })
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(Buffer.byteLength(first.text)),
  ])
  const tags = new Set<string | null>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await world.visitor.gets('/home', { 'accept-encoding': encoding })
    expect([answer.text, answer.headers.get('content-encoding') ?? 'identity']).toEqual([first.text, encoding])
    tags.add(answer.headers.get('etag'))
  }
  expect(tags.size).toBe(3)
})

test.each(['/home', '/post/api/byPage/1', '/category/api'])(
  'the second who asks for %s gets every header of the first, with an id of their own; who differs, their own (S50)',
  async (address) => {
    await world.fresh('category')
    await world.fresh('post')
    const ask = (headers: Record<string, string> = {}) =>
      world.visitor.gets(address, { 'accept-encoding': 'br', ...headers })
    const headersOf = ({ headers }: Answer) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
    const [first, second, third] = [await ask(), await ask(), await ask()]
    for (const later of [second, third]) expect([later.text, headersOf(later)]).toEqual([first.text, headersOf(first)])
    expect(headersOf(third)).toMatchObject({ 'content-security-policy': expect.any(String), etag: expect.any(String) })
    const ids = [first, second, third].map(({ headers }) => headers.get('x-request-id'))
    expect([new Set(ids).size, ids.includes(null)]).toEqual([3, false])
    const allowed = await ask({ origin: allowedOrigin })
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin)
    expect((await ask()).headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('refusals are never kept: what is missing is there once it is made', async () => {
  const missing = await world.visitor.gets('/category/api/byPage/0')
  expect([missing.status, isKept(missing)]).toEqual([400, false])
  const next = (await world.fresh('category')).Id + 1
  expect((await world.visitor.gets(`/category/api/${next}`)).status).toBe(404)
  expect((await world.visitor.gets(`/category/view/${next}`)).status).toBe(404)
  expect((await world.fresh('category')).Id).toBe(next)
  expect((await world.visitor.gets(`/category/api/${next}`)).status).toBe(200)
  expect((await world.visitor.gets(`/category/view/${next}`)).status).toBe(200)
})

test('kept answers count in the limits too (S41)', async () => {
  const limited = await startApp({
    rateLimit: true,
    limits: { reads: { readsOfPerson: 5, readsOfAddress: 5, filesOfAddress: 5 } },
  })
  try {
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) statuses.push((await fetch(`${limited.url}/category/api`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  } finally {
    await limited.stop()
  }
})
