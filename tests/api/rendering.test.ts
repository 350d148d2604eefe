import type { DehydratedState } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { join } from 'node:path'
import { usualWriting } from '#resources/text/language.ts'
import { projectRoot } from '#server/config/environment.ts'
import { createServingMetrics } from '#server/metrics/serving.ts'
import * as serverEntry from '#src/entry.server.tsx'
import { correctionsQuery, readerOf } from '#src/resource/search/DidYouMean.tsx'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttpClient } from '#src/providers/httpClient.ts'
import { mostUsedQuery } from '#src/resource/mostUsed.ts'
import { exampleOf } from '../browser/support/routeExamples.ts'
import { startApp } from './support/app.ts'
import { sourceRenderer } from './support/sourceRenderer.ts'
import { openWorld } from './support/openWorld.ts'

/** A rendered screen contains the data that the browser would request, so that it needs no further request. */

let rendered: serverEntry.Rendered
const renderer = {
  ...sourceRenderer,
  entry: async () => ({
    ...serverEntry,
    render: async (request: serverEntry.RenderRequest) => (rendered = await serverEntry.render(request)),
  }),
}

// Each visit is rendered anew, since `rendered` is looked at.
const { app, world } = await openWorld({ renderer, env: { KEPT_ANSWERS_MB: '0' } })
let provider: DataProvider
/** An address of each screen, protected ones included. */
let allScreens: string[]
/** The public screens, each with a text that it shows. */
let screens: [path: string, text: string | null][]

beforeAll(async () => {
  const { owner, page, fresh } = world
  const [post, productCategory, category, article, setting] = [
    await fresh('post'),
    await fresh('productCategory'),
    await fresh('category'),
    await fresh('article'),
    await fresh('setting'),
  ]
  const product = await owner.makes('product', {
    pageId: page.Id,
    name: 'Green tea',
    price: 2500,
    productCategoryId: productCategory.Id,
  })
  await owner.changes('page', { id: page.Id, categoryIds: category.Id, hours: '{"mon":[["09:00","17:30"]]}' })
  await fresh('comment')
  await fresh('pageRating')
  const texts: Record<string, unknown> = {
    page: page['Name'],
    post: post['Title'],
    product: 'Green tea',
    productCategory: productCategory['Name'],
    category: category['Name'],
    article: article['Title'],
    home: post['Title'],
    articles: article['Title'],
    categories: category['Name'],
    categoryShort: page['Name'],
    marketplace: 'Green tea',
    discover: page['Name'],
    productCategoryList: productCategory['Name'],
    privacy: setting['PrivacyPolicy'],
    login: 'Please login to access all features',
    report: 'What is wrong with it?',
    reward: 'at most 10 a day',
    pageQr: page['Name'],
    saved: 'It stays on this device',
  }
  const known = {
    page: page.Id,
    post: post.Id,
    product: product.Id,
    productCategory: productCategory.Id,
    category: category.Id,
    article: article.Id,
  }
  const examples = exampleOf({ ...known, own: { page: page as never, ids: known } })
  allScreens = Object.values(examples).map(({ path }) => path)
  screens = Object.entries(examples).flatMap(([name, { path, isProtected }]) =>
    isProtected ? [] : [[path, (texts[name] as string | undefined) ?? null]],
  )
  provider = createDataProvider(createHttpClient((address, init) => fetch(app.url + address, init)))
})

type Cached = DehydratedState['queries'][number]

/** An error without the id of its request, which is another each time. */
const asCompared = (error: unknown) => {
  const { message } = error as Error
  return { ...(error as object), message, requestId: null }
}

/** The browser's cache entry for this key. */
async function asked({ queryKey: [name, kind, params, more] }: Cached): Promise<unknown> {
  const source = String(name)
  // All globals that the client reads.
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' })
  try {
    if (kind === 'getOne') return (await provider.getOne(source, params as never)).data
    if (source === 'search') return (await readerOf(provider).countSearch(String(params), more as never)).body
    if (source === 'didYouMean') return await correctionsQuery(provider, String(kind)).queryFn({})
    if (kind === 'cover') return (await provider.getOne(source, { id: 1 })).data['CoverThumbnail']
    if (kind === 'mostUsed') return await mostUsedQuery(provider).queryFn()
    const list = await provider.getList(source, params as never)
    return kind === 'getInfiniteList' ? { pages: [list], pageParams: [{ number: 1 }] } : list
  } finally {
    vi.unstubAllGlobals()
  }
}

async function visit(path: string) {
  const answer = await fetch(app.url + path, { headers: { 'accept-language': 'en' } })
  const { queries } = rendered.state as DehydratedState
  await answer.text()
  return { status: answer.status, html: rendered.html, queries }
}

test('every public screen is rendered from exactly the answers that the browser would get', async () => {
  const withRecords: string[] = []
  for (const [path, text] of screens) {
    const { status, html, queries } = await visit(path)
    expect([path, status]).toEqual([path, 200])
    if (text !== null) expect(html, path).toContain(text)
    for (const query of queries) {
      expect([path, query.queryKey, query.state.status]).toEqual([path, query.queryKey, 'success'])
      expect(query.state.data, `${path} ${query.queryHash}`).toStrictEqual(await asked(query))
    }
    if (queries.length > 0) withRecords.push(path)
  }
  expect(withRecords.length).toBeGreaterThanOrEqual(14)
})

test('a screen looks the same when its cards have been drawn before, until a record changes', async () => {
  const { owner, page } = world
  const post = await owner.makes('post', { pageId: page.Id, title: 'Fresh rolls', description: 'From six o’clock' })
  for (const [path] of screens) {
    const { html } = await visit(path)
    expect((await visit(path)).html, path).toBe(html)
    expect(html, path).not.toContain('data-kept')
  }
  const pageScreen = `/page/view/${page.Id}`
  expect((await visit(pageScreen)).html).toContain('Fresh rolls')
  await owner.changes('post', { id: post.Id, title: 'Fresh noodles' })
  const { html } = await visit(pageScreen)
  expect([html.includes('Fresh noodles'), html.includes('Fresh rolls')]).toEqual([true, false])
})

test('the list of a township is rendered at once for who keeps to it, with its name, and for nobody else', async () => {
  const { superAdmin, owner, visitor } = world
  const region = await superAdmin.makes('region', { name: 'Yangon' })
  const town = await superAdmin.makes('town', { name: 'Hlaing', regionId: region.Id })
  await owner.makes('page', { name: 'Only in Hlaing', townId: town.Id })
  const elsewhere = await owner.makes('page', { name: 'Somewhere else' })
  const ask = async (path: string, preferences: string) =>
    (await visitor.gets(path, { 'accept-language': 'en', cookie: `preferences=${preferences}` })).text
  const hasElsewhere = (html: string) => html.includes(String(elsewhere['Name']))
  const kept = await ask('/page/new', `en.town${town.Id}`)
  expect([kept.includes('Only in Hlaing'), hasElsewhere(kept)]).toEqual([true, false])
  expect(kept).toContain('aria-label="Township: Hlaing"')
  const everywhere = await ask('/page/new', 'en.everywhere')
  expect([everywhere.includes('Only in Hlaing'), hasElsewhere(everywhere)]).toEqual([true, true])
  expect(everywhere).not.toContain('aria-label="Township: ')
  // The control itself is there for everybody.
  expect(await ask('/page/new', 'en')).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*Near me/)
})

test('a category in a township has its own title, description and canonical address, unless nothing is there', async () => {
  const { superAdmin, owner, visitor } = world
  const category = await superAdmin.makes('category', { name: 'Tea shops', burmeseName: 'လက်ဖက်ရည်ဆိုင်' })
  const region = await superAdmin.makes('region', { name: 'Ayeyarwady' })
  const town = (name: string, burmeseName: string) =>
    superAdmin.makes('town', { name, burmeseName, regionId: region.Id })
  const [here, there, empty] = [
    await town('Pathein', 'ပုသိမ်'),
    await town('Hinthada', 'ဟင်္သာတ'),
    await town('Bogale', 'ဘိုကလေး'),
  ]
  const categoryIds = String(category.Id)
  await owner.makes('page', { name: 'Shwe Pyi', townId: here.Id, categoryIds })
  await owner.makes('page', { name: 'Ngwe Pyi', townId: there.Id, categoryIds })
  const ask = async (query: string) => (await visitor.gets(`/category/view/${category.Id}${query}`)).text
  const html = await ask(`?townId=${here.Id}&utm_source=x`)
  const address = `${app.url}/category/view/${category.Id}?townId=${here.Id}`
  expect(html).toContain('<title>Tea shops in Pathein · ')
  expect(html).toContain('<meta name="description" content="Tea shops in Pathein')
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`hreflang="my" href="${address}&#38;lang=my"`)
  expect([html.includes('Shwe Pyi'), html.includes('Ngwe Pyi'), html.includes('noindex')]).toEqual([true, false, false])
  expect(await ask(`?townId=${here.Id}&lang=my`)).toContain('<title>ပုသိမ် ရှိ လက်ဖက်ရည်ဆိုင် · ')
  expect(await ask(`?townId=${empty.Id}`)).toContain('<meta name="robots" content="noindex">')
  const whole = await ask('')
  expect(whole).toContain(`<link rel="canonical" href="${app.url}/category/view/${category.Id}">`)
  for (const { Id } of [here, there]) expect(whole).toContain(`href="/category/view/${category.Id}?townId=${Id}"`)
  expect(await ask('?townId=x')).toContain(`<link rel="canonical" href="${app.url}/category/view/${category.Id}">`)
})

test('an address without a valid id is no screen, and other spellings of one name the right one', async () => {
  const { visitor } = world
  for (const id of ['၁', '%20', '1%00', '%2F1']) {
    const { status, text } = await visitor.gets(`/page/view/${id === '၁' ? encodeURIComponent(id) : id}`)
    expect([id, status, text.includes('noindex'), text.includes('No data found')]).toEqual([id, 404, true, true])
  }
  const html = { headers: { accept: 'text/html,*/*' } }
  for (const path of ['/page/view/100%', '/page/view/%E0%A4%A', '/%c0%ae/', '/page/view/1%?lang=my', '/nothing.html']) {
    const answer = await visitor.asks('GET', path, html)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    expect(answer.text).toContain('<meta name="robots" content="noindex">')
  }
  expect((await visitor.gets('/nothing.html')).text).not.toContain('<html')
  expect((await visitor.gets('/page/search/zay.example')).status).toBe(200)
  for (const spelling of ['/HOME', '/home/', '/Category'])
    expect((await visitor.gets(spelling)).text).toContain(
      `<link rel="canonical" href="${app.url}${spelling.toLowerCase().replace(/\/$/, '')}">`,
    )
})

test('a page contains record, products, posts, ratings and comments in one request', async () => {
  const before = app.log.length
  const { queries } = await visit(`/page/view/${world.page.Id}`)
  // And what else a newcomer's declaration puts under pages.
  expect(queries.map(({ queryKey: [name, kind] }) => `${String(name)} ${String(kind)}`)).toEqual(
    expect.arrayContaining([
      'comment getInfiniteList',
      'page getOne',
      'pageRating getInfiniteList',
      'post getInfiniteList',
      'product getInfiniteList',
    ]),
  )
  await expect.poll(() => app.log.slice(before).length).toBe(1)
})

test.each([
  ['/page/view/99999999', 404],
  ['/page/view/abc', 404],
  ['/category/view/0', 404],
])('a missing record: %s is %s, with the error of the API', async (path, expected) => {
  const { status, queries } = await visit(path)
  expect(status).toBe(expected)
  for (const query of queries) {
    const refused = await asked(query).then(
      () => null,
      (error: unknown) => error,
    )
    if (refused) expect(asCompared(query.state.error)).toStrictEqual(asCompared(refused))
    else expect(query.state.status).toBe('success')
  }
  expect(queries.some(({ state }) => state.status === 'error')).toBe(true)
})

test('a screen is rendered for a visitor, for any person', async () => {
  const hidden = await world.fresh('post')
  await world.owner.changes('post', { id: hidden.Id, status: 0 })
  const path = `/post/view/${hidden.Id}`
  expect((await world.owner.gets(`/post/api/${hidden.Id}`)).status).toBe(200)
  expect((await world.owner.gets(path)).status).toBe(404)
  expect(rendered.html).not.toContain(hidden['Title'])
})

test('S17 every screen is rendered alike for visitor and super admin', async () => {
  const differing: string[] = []
  for (const path of allScreens) {
    const seen: unknown[] = []
    for (const person of [world.visitor, world.superAdmin]) {
      const { status } = await person.gets(path)
      const { queries = [] } = (rendered.state as DehydratedState | null) ?? {}
      seen.push(JSON.stringify([status, rendered.html, queries.map(({ queryKey, state }) => [queryKey, state.data])]))
    }
    if (new Set(seen).size > 1) differing.push(path)
  }
  expect(differing).toEqual([])
})

test('a database failure is a 503 screen and a line in the log', async () => {
  const failing = await startApp({ renderer })
  try {
    await failing.query('alter table "page" rename to "gone"')
    const answer = await fetch(`${failing.url}/page/view/1`)
    expect(answer.status).toBe(503)
    expect(failing.log.some((line) => line.includes('"msg":"failed"'))).toBe(true)
  } finally {
    await failing.stop()
  }
})

test('S41 what is read stands behind the limit: every route but the health checks, screens and files included', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:05Z') })
  const limited = await startApp({
    renderer: { ...renderer, assets: join(projectRoot, 'public') },
    rateLimit: true,
    limits: { reads: { readsOfPerson: 2, readsOfAddress: 2, filesOfAddress: 2 } },
  })
  try {
    const status = async (path: string, method = 'GET') => (await fetch(limited.url + path, { method })).status
    const open = []
    for (const path of ['/config.json', '/config.json', '/uploads/logo.png', '/uploads/logo.png']) await status(path)
    for (const { method, url } of limited.routes.filter((one) => ['GET', 'HEAD'].includes(one.method))) {
      const path = url.replaceAll(/:\w+/g, '1').replace('*', 'x.png')
      if ((await status(path, method)) !== 429) open.push(path)
    }
    expect(new Set(open)).toEqual(new Set(['/healthz', '/readyz']))
    expect(await status('/nothing.html')).toBe(429)
    expect(await status('/nothing/api', 'POST')).toBe(429)
    const screen = await fetch(`${limited.url}/home`)
    expect([screen.status, screen.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(screen.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    vi.useRealTimers()
    await limited.stop()
  }
})

test('errors are in the language of the screen', async () => {
  await fetch(`${app.url}/page/view/abc`, { headers: { 'accept-language': 'my' } })
  const { queries } = rendered.state as DehydratedState
  const refused = queries.find(({ queryKey: [name] }) => name === 'page')
  const told = await world.visitor.gets('/page/api/abc', { 'accept-language': usualWriting.my.language })
  expect(refused?.state.error).toMatchObject({ message: told.fields['message'] })
})

test('figures name the pattern of a screen, and the status of its answer', async () => {
  const metrics = createServingMetrics()
  const measured = await startApp({ renderer, metrics })
  onTestFinished(() => measured.stop())
  const asked = [
    ['/page/view/999999', '/page/view/:id', 404],
    ['/login', '/login', 200],
    ['/wp-login.php', '*', 404],
  ] as const
  for (const [path, pattern, status] of asked) {
    expect((await fetch(measured.url + path)).status).toBe(status)
    const series = `method="GET",route="${pattern}",status="${status}"`
    await expect
      .poll(() => metrics.registry.metrics())
      .toContain(`zay_http_request_duration_seconds_count{${series}} 1`)
  }
  expect(await metrics.registry.metrics()).toMatch(
    /^zay_database_seconds_total\{route="\/page\/view\/:id"\} 0\.0*[1-9]/m,
  )
})

test('the operator’s order of contacts is in the document, and in the rows that the server renders', async () => {
  const { owner, superAdmin, visitor } = world
  const ways = { phoneOne: '09 421 000 555', telegram: '@ordered', facebookURL: 'https://facebook.com/ordered' }
  const page = await owner.makes('page', { name: 'Ordered', ...ways })
  const channels = async () =>
    [...(await visitor.gets(`/page/view/${page.Id}`)).text.matchAll(/<b>(Call|Telegram|Facebook)<\/b>/g)].map(
      ([, channel]) => channel,
    )
  const told = async () => ((await visitor.gets('/config.json')).body as serverEntry.PublicConfig).contacts
  expect([await channels(), await told()]).toEqual([['Call', 'Telegram', 'Facebook'], undefined])
  const [setting] = (await visitor.gets('/setting/api')).list
  await superAdmin.changes('setting', { id: setting!.Id, contactOrder: 'facebook', blockedContacts: 'telegram' })
  onTestFinished(async () => {
    const usual = { contactOrder: '', blockedContacts: 'facebook,messenger,whatsApp' }
    await superAdmin.changes('setting', { id: setting!.Id, ...usual })
  })
  expect(await told()).toEqual({ order: ['facebook'], blocked: ['telegram'] })
  expect(await channels()).toEqual(['Facebook', 'Call', 'Telegram'])
})

test('what is sold or closed for good is not to be indexed, and says what it was', async () => {
  const { owner, visitor } = world
  const page = await owner.makes('page', { name: 'Over' })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Last one', price: 500 })
  const isOut = async (path: string) =>
    (await visitor.gets(path)).text.includes('<meta name="robots" content="noindex">')
  const [screen, shop] = [`/product/view/${product.Id}`, `/page/view/${page.Id}`]
  expect([await isOut(screen), await isOut(shop)]).toEqual([false, false])
  await owner.changes('product', { id: product.Id, status: 2 })
  expect(await isOut(screen)).toBe(true)
  expect((await visitor.gets(screen)).text).toContain('https://schema.org/SoldOut')
  await owner.changes('page', { id: page.Id, closure: 'forAWhile' })
  expect(await isOut(shop)).toBe(false)
  await owner.changes('page', { id: page.Id, closure: 'forGood' })
  expect(await isOut(shop)).toBe(true)
  expect((await visitor.gets(shop)).status).toBe(200)
})
