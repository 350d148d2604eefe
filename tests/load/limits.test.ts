import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sitemapFigures } from '#server/sitemap/sitemap.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Answer } from '../api/support/client.ts'

/** Rate limits (docs/safety.md#s41), with the figures of docs/rules.md#rates. */

let app: TestApp
/** For what is counted in the database, where each test begins anew. */
let shared: TestApp | undefined
async function usual(): Promise<TestApp> {
  shared ??= await startApp({ rateLimit: true })
  await shared.query('delete from "rateCount"')
  return shared
}
beforeEach(() => {
  // Windows begin at the full minute, which must not pass during a test, by the clocks of this process and of the database.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:05Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  if (app !== shared) await app.stop()
})
afterAll(() => shared?.stop())

const statuses = (answers: Answer[]) => {
  const counted = new Map<number, number>()
  for (const { status } of answers) counted.set(status, (counted.get(status) ?? 0) + 1)
  return Object.fromEntries(counted)
}

/** Runs this many calls, a few at a time. */
async function many(times: number, call: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < times; from += 20) {
    answers.push(...(await Promise.all(Array.from({ length: Math.min(20, times - from) }, (_, n) => call(from + n)))))
  }
  return answers
}

function expectTurnedAway(answer: Answer, most = 60): void {
  expect(answer.status).toBe(429)
  expect(answer.fields).toEqual({ status: 'error', message: 'Too many requests. Please wait a little.' })
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(most)
}

/** Whether a fixed window by the database's clock may have ended during the work, which resets the count. */
async function inOneWindow(seconds: number, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const window = async () =>
      (await app.query<{ at: string }>('select floor(extract(epoch from now()) / $1::int)::text as at', [seconds]))[0]!
        .at
    const before = await window()
    try {
      await work()
      return
    } catch (error) {
      if ((await window()) === before) throw error
    }
  }
}

describe('S41 rate limits', () => {
  test('a sitemap counts as a read for each thousand of its addresses', async () => {
    const reads = { readsOfPerson: 12, readsOfAddress: 12, filesOfAddress: 12 }
    app = await startApp({ rateLimit: true, sitemap: sitemapFigures, limits: { reads } })
    await app.query(`insert into "page" ("Name") select 'Page ' || g from generate_series(1, 9001) g`)
    // One and nine for the rows; after that there is room for the request, and not for its rows.
    const ask = async () => (await visitor(app).gets('/sitemap.xml')).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 429, 429])
  })

  test('what a browser asks before it calls from another site counts as a read of its address', async () => {
    app = await startApp({
      rateLimit: true,
      limits: { reads: { readsOfPerson: 5, readsOfAddress: 5, filesOfAddress: 5 } },
    })
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const ask = async () => (await fetch(`${app.url}/post/api`, { method: 'OPTIONS', headers })).status
    const asked = []
    for (let n = 0; n < 7; n++) asked.push(await ask())
    expect(asked.slice(5)).toEqual([429, 429])
    expect(asked.slice(0, 5)).not.toContain(429)
  })

  test('5 devices of nobody an hour from an address', async () => {
    app = await usual()
    await inOneWindow(3600, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(6, (n) => visitor(app).posts('/firebaseToken/api', { token: `phone ${n}` }))
      expect(statuses(answers)).toEqual({ 200: 5, 429: 1 })
    })
  })

  const longLists = ['/post/api/byPageId/1?page=', '/post/api/byPage/']
  test.each(longLists)(
    'S43 a page far down %s counts the rows before it, of a short list it does not',
    async (path) => {
      const reads = { readsOfPerson: 12, readsOfAddress: 12, filesOfAddress: 12 }
      app = await startApp({ rateLimit: true, limits: { reads } })
      await app.query(`insert into "page" ("Id", "Name") values (1, 'Tea')`)
      // A kept answer walks nowhere, so each asks for another page.
      const far = (page: number) => visitor(app).gets(path + page)
      expect((await far(400)).status).toBe(200)
      await app.query(`insert into "post" ("PageId", "Title") select 1, 'Post ' || g from generate_series(1, 8100) g`)
      await app.query('analyze "post"')
      const answer = await far(401)
      expect([answer.status, (answer.body as unknown[]).length]).toEqual([200, 20])
      // One for the short list, eight for the long one.
      expectTurnedAway(await far(402))
      expect((await visitor(app).gets('/post/api/byPageId/1')).status).toBe(200)
    },
  )

  test('20 invitations and offers an hour per person', async () => {
    app = await usual()
    const owner = await signIn(app, 'inviting@demo.example')
    // For all pages together.
    const pages = await Promise.all(['Shop', 'Café', 'Office'].map((name) => owner.makes('page', { name })))
    const ask = (n: number) => {
      const pageId = pages[n % 3]!.Id
      return owner.posts(n % 2 ? '/page/api/transfer' : '/pageAdmin/api', { pageId, email: `asked${n}@demo.example` })
    }
    await inOneWindow(3600, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(21, ask)
      expect(statuses(answers)).toEqual({ 200: 20, 429: 1 })
      expectTurnedAway(
        answers.find(({ status }) => status === 429)!,
        3600,
      )
    })
  })

  test('60 writes a minute per person, independent of others', async () => {
    app = await usual()
    const [one, other] = [await signIn(app, 'one@demo.example'), await signIn(app, 'other@demo.example')]
    await inOneWindow(60, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(65, () => one.posts('/notification/api/read', { upTo: 1 }))
      expect(statuses(answers)).toEqual({ 200: 60, 429: 5 })
      expectTurnedAway(answers.find(({ status }) => status === 429)!)
      expect((await other.posts('/notification/api/read', { upTo: 1 })).status).toBe(200)
    })
  })

  test('100 logins a minute per address', async () => {
    app = await usual()
    await inOneWindow(60, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(103, () => visitor(app).posts('/profile/api/login', { token: 'x' }))
      expect(statuses(answers)).toEqual({ 401: 100, 429: 3 })
      expectTurnedAway(answers.find(({ status }) => status === 429)!)
    })
  })

  test('10 logins a minute per account, from any address', async () => {
    app = await startApp({ rateLimit: true, env: { TRUST_PROXY: '1' } })
    await inOneWindow(60, async () => {
      await app.query('delete from "rateCount"')
      const token = await app.provider.issue({ email: 'wanted@demo.example', name: 'x' })
      const answers = await many(12, (n) =>
        visitor(app).posts('/profile/api/login', { token }, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }),
      )
      expect(statuses(answers)).toEqual({ 200: 10, 429: 2 })
    })
  })

  test('20 uploads a minute per person', async () => {
    app = await usual()
    const owner = await signIn(app, 'owner@demo.example')
    const page = await owner.makes('page', { name: 'Drawn' })
    await inOneWindow(60, async () => {
      await app.query('delete from "rateCount"')
      const file = () => new File(['x'], 'x.txt', { type: 'text/plain' })
      const answers = await many(23, () => owner.creates('post', { pageId: page.Id, title: 'x', file: file() }))
      expect(statuses(answers)).toEqual({ 201: 20, 429: 3 })
      expect((await owner.creates('post', { pageId: page.Id, title: 'no file' })).status).toBe(201)
    })
  })

  test('5 reports an hour per visitor’s address; signed-in people have other limits', async () => {
    app = await usual()
    const person = await signIn(app, 'person@demo.example')
    await inOneWindow(3600, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(7, () => visitor(app).creates('report', { description: 'x' }))
      expect(statuses(answers)).toEqual({ 201: 5, 429: 2 })
      expectTurnedAway(
        answers.find(({ status }) => status === 429)!,
        3600,
      )
      expect((await person.creates('report', { description: 'x' })).status).toBe(201)
    })
  })

  test('600 reads a minute per person: enough to scroll 100 pages, and others behind the same address are not affected', async () => {
    app = await startApp({ rateLimit: true })
    const person = await signIn(app, 'person@demo.example')
    expect(statuses(await many(100, (n) => person.gets(`/post/api/byPage/${n + 1}`)))).toEqual({ 200: 100 })
    const answers = await many(510, () => person.gets('/region/api/byPage/1'))
    expect(statuses(answers)).toEqual({ 200: 500, 429: 10 })
    expectTurnedAway(answers.find(({ status }) => status === 429)!)
    expect((await visitor(app).gets('/region/api/byPage/1')).status).toBe(200)
    vi.setSystemTime(new Date('2026-11-20T12:01:01Z'))
    expect((await person.gets('/region/api/byPage/1')).status).toBe(200)
  })

  test('S41 IPv6 counts by /64, and IPv4 in IPv6 form as IPv4', async () => {
    const reads = { readsOfPerson: 3, readsOfAddress: 3, filesOfAddress: 3 }
    app = await startApp({ rateLimit: true, env: { TRUST_PROXY: '1' }, limits: { reads } })
    const from = async (address: string) =>
      (await visitor(app).gets('/region/api/byPage/1', { 'x-forwarded-for': address })).status
    const neighbours = await Promise.all([1, 2, 3, 4, 5].map((n) => from(`2001:db8:1:2::${n}`)))
    expect(neighbours.toSorted()).toEqual([200, 200, 200, 429, 429])
    expect(await from('2001:db8:1:3::1')).toBe(200)
    const mapped = ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '203.0.113.7']
    expect((await Promise.all(mapped.map(from))).toSorted()).toEqual([200, 200, 200, 429])
  })

  test('S41 an export of everything counts as 60 reads', async () => {
    app = await startApp({
      rateLimit: true,
      limits: { reads: { readsOfPerson: 100, readsOfAddress: 100, filesOfAddress: 100 } },
    })
    const person = await signIn(app, 'one@demo.example')
    expect((await person.gets('/profile/api/export')).status).toBe(200)
    expectTurnedAway(await person.gets('/profile/api/export'))
    expect((await person.gets('/region/api/byPage/1')).status).toBe(200)
  })

  test('X-Forwarded-For counts only behind a configured proxy', async () => {
    app = await usual()
    await inOneWindow(60, async () => {
      await app.query('delete from "rateCount"')
      const answers = await many(103, (n) =>
        visitor(app).posts('/profile/api/login', { token: 'x' }, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }),
      )
      expect(statuses(answers)).toEqual({ 401: 100, 429: 3 })
    })
    app = await startApp({ rateLimit: true, env: { TRUST_PROXY: '1' } })
    const answers = await many(103, (n) =>
      visitor(app).posts('/profile/api/login', { token: 'x' }, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }),
    )
    expect(statuses(answers)).toEqual({ 401: 103 })
  })
})
