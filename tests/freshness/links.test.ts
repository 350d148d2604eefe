import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { isPublicAddress } from '#server/config/privateAddress.ts'
import { checkLink, type LinkState } from '#server/links/checkLink.ts'
import { checkNext } from '#server/links/checkLinks.ts'
import { visitor } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Websites of pages that do not open any more (docs/rules.md#dead-links). */

const { app, world } = await openWorld()
const { db } = app.jobs
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

async function listen(host: string, answer: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  closing.push(() => void server.close().closeAllConnections())
  return { port: (server.address() as AddressInfo).port, asked }
}

test('only a host in the Internet is connected to, at each redirect too', async () => {
  const within = await listen('127.0.0.2', (_request, response) => response.end('secret'))
  const shop = await listen('127.0.0.1', ({ url = '' }, response) => {
    const at = new URL(url, 'http://shop.example')
    if (at.pathname === '/gone') response.writeHead(410).end()
    else if (at.pathname === '/busy') response.writeHead(403).end()
    else if (at.pathname === '/to') response.writeHead(302, { location: at.searchParams.get('next') ?? '' }).end()
    else if (at.pathname !== '/silent') response.end('x')
  })
  const names: Record<string, string[]> = {
    'shop.example': ['127.0.0.1'],
    'inside.example': ['127.0.0.2'],
    'both.example': ['127.0.0.1', '127.0.0.2'],
  }
  const way = {
    resolve: (host: string, done: (error: Error | null, found: { address: string; family: number }[]) => void) =>
      names[host]
        ? done(
            null,
            names[host].map((address) => ({ address, family: 4 })),
          )
        : done(Object.assign(new Error(host), { code: host.startsWith('later') ? 'EAI_AGAIN' : 'ENOTFOUND' }), []),
    // Of this machine the one stands for the Internet, the other for what is private.
    mayConnect: (address: string) => address === '127.0.0.1',
    timeoutMs: 300,
  }
  const at = (host: string, path = '/') =>
    `http://${host}:${host.startsWith('inside') ? within.port : shop.port}${path}`
  const states: Record<string, LinkState> = {
    [at('shop.example')]: 'opens',
    [at('shop.example', '/busy')]: 'opens',
    [at('shop.example', '/gone')]: 'fails',
    [at('shop.example', '/silent')]: 'fails',
    [at('shop.example', '/to?next=/')]: 'opens',
    [at('shop.example', '/to?next=/to%3Fnext=/gone')]: 'fails',
    [at('shop.example', `/to?next=${encodeURIComponent(at('inside.example'))}`)]: 'fails',
    [at('shop.example', `/to?next=${encodeURIComponent(`http://127.0.0.2:${within.port}/`)}`)]: 'fails',
    [at('inside.example')]: 'fails',
    [at('both.example')]: 'fails',
    [`http://127.0.0.2:${within.port}/`]: 'fails',
    [at('nowhere.example')]: 'fails',
    [at('later.example')]: 'unknown',
  }
  for (const [url, state] of Object.entries(states)) expect([url, await checkLink(url, way)]).toEqual([url, state])
  expect(within.asked).toEqual([])
  expect(shop.asked).toContain(`HEAD shop.example:${shop.port} /gone`)
  expect(shop.asked).toContain(`GET shop.example:${shop.port} /gone`)
  // As the server does it: nothing of this machine, by whatever name.
  const asked = shop.asked.length
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]', '0x7f000001'])
    for (const as of [{}, { mayConnect: isPublicAddress }])
      expect([host, await checkLink(`http://${host}:${shop.port}/`, as)]).toEqual([host, 'fails'])
  expect(shop.asked).toHaveLength(asked)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['shop.example', false],
])('%s is an address in the Internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

test('two failures on different days make a website dead; what opens, or is another one, is not', async () => {
  const { owner, moderator } = world
  const page = await owner.makes('page', { name: 'Lost Site', websiteURL: 'https://lost.example/' })
  await owner.makes('page', { name: 'Without one' })
  const asked: string[] = []
  let state: LinkState = 'fails'
  const check = (url: string) => {
    asked.push(url)
    return Promise.resolve(state)
  }
  const look = async () => {
    while (await checkNext({ db, log: { error: () => {} }, check }, new AbortController().signal));
  }
  const wait = (days: number) =>
    app.query(
      `update "websiteCheck" set "NextAt" = "NextAt" - make_interval(days => $1),
      "FailedOn" = to_char("FailedOn"::date - $1::integer, 'YYYY-MM-DD')`,
      [days],
    )
  const renote = () => app.query(`update "job" set "RunAt" = now() where "Kind" = 'daily:noteWebsites'`)
  const isDead = async () => (await visitor(app).gets(`/page/api/${page.Id}`)).list[0]!['WebsiteDeadSince'] !== null
  const listed = async () =>
    (await moderator.gets(`/page/api?filter=${JSON.stringify({ upkeep: 'deadLink' })}`)).list.map(({ Name }) => Name)

  await look()
  await look()
  expect(asked).toEqual(['https://lost.example/'])
  expect(await isDead()).toBe(false)
  await wait(1)
  state = 'unknown'
  await look()
  expect(await isDead()).toBe(false)
  await app.query(`update "websiteCheck" set "NextAt" = now()`)
  state = 'fails'
  await look()
  expect(await isDead()).toBe(true)
  expect(await listed()).toEqual(['Lost Site'])

  // Back again, and gone once more: two days are needed anew.
  state = 'opens'
  await wait(7)
  await look()
  expect(await isDead()).toBe(false)
  state = 'fails'
  await wait(30)
  await look()
  await wait(1)
  await look()
  expect(await isDead()).toBe(true)
  // Another link is unchecked, at once, and is looked at the next day.
  await owner.changes('page', { id: page.Id, websiteURL: 'https://found.example/' })
  expect(await isDead()).toBe(false)
  await wait(7)
  await renote()
  await look()
  expect(asked.at(-1)).toBe('https://found.example/')
  expect(await isDead()).toBe(false)
  // What is hidden is not looked at.
  await owner.changes('page', { id: page.Id, status: 0 })
  await wait(1)
  await look()
  expect(await app.query('select 1 from "websiteCheck"')).toEqual([])
})
