import { beforeAll, describe, expect, inject, test } from 'vitest'
import { isManaged, registry, type ManagedName } from '#resources'
import { paths } from '#src/paths.ts'
import { allScreens } from '#src/screens/manifest.ts'
import { ask, make, read } from './support/api.ts'
import { faultsInLooks, wide } from './support/axe.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser, type Person } from './support/person.ts'
import { exampleOf, type RouteName } from './support/routeExamples.ts'
import { demoAdmin, demoOwner, signIn, type Session } from './support/session.ts'

/** The routes (spec 2.01 to 2.49): access, the server's answer, the heading, and navigating back. */

const open = useBrowser()
const known = inject('known')
const examples = exampleOf(known)
const pathOf = (name: RouteName) => examples[name].path
let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
})

/** The headings of screens, with the row of the specification where it names one. */
const headings: Partial<Record<RouteName, [heading: string, row?: string]>> = {
  home: ['Home', '[2.02]'],
  articles: ['Articles', '[2.03]'],
  article: ['Article', '[2.04]'],
  productCategoryList: ['Product Categories', '[2.05]'],
  privacy: ['Privacy Policy', '[2.06]'],
  childSafety: ['Child Safety Policy', '[2.07]'],
  categories: ['Category', '[2.08]'],
  categoryMap: ['Map View', '[2.09]'],
  login: ['Please login to access all features', '[2.10]'],
  search: ['Search', '[2.11]'],
  share: ['Share', '[2.12]'],
  report: ['Report', '[2.13]'],
  profileDelete: ['Delete Account', '[2.14]'],
  marketplace: ['Marketplace', '[2.15]'],
  post: ['Post View', '[2.16]'],
  discover: ['Newest businesses', '[2.17]'],
  product: ['Product View', '[2.18]'],
  productCategory: ['Product Category View', '[2.19]'],
  category: ['View By Category', '[2.20]'],
  categoryShort: ['View By Category', '[2.89]'],
  page: ['Page Information', '[2.21]'],
  reward: ['Reward', '[2.42]'],
  chatGroup: ['Chat Group', '[2.43]'],
  saved: ['Saved'],
  pageQr: ['QR code'],
  productSearch: ['Results for "tea"'],
  pageSearch: ['Results for "tea"'],
  profileUpdate: ['Update profile'],
  manage: ['Manage'],
  profile: ['Profile'],
  following: ['Following'],
  blockList: ['Blocked Users'],
  followingUpdate: ['Following'],
  blockUpdate: ['Blocked Users'],
  pageTeam: ['People'],
  notifications: ['What happened'],
}
for (const { name, label } of [...registry.values()].filter(isManaged)) {
  headings[`${name as ManagedName}List`] ??= [label.many.en]
  headings[`${name as ManagedName}Create`] ??= [`Create ${label.one.en}`]
  headings[`${name as ManagedName}Update`] ??= [`Update ${label.one.en}`]
}
/** The first leads to the screen of what was found, and the admin area has a frame of its own. */
const isHere = (name: RouteName): name is Exclude<RouteName, 'listingDetail' | 'admin'> =>
  name !== 'listingDetail' && name !== 'admin'
const visited = (isProtected: boolean) =>
  (Object.keys(examples) as RouteName[])
    .filter(isHere)
    .filter((name) => examples[name].isProtected === isProtected)
    .map((name) => ({ name, heading: headings[name]?.[0], row: headings[name]?.[1] ?? '' }))
const everybodys = visited(false)
/** Protected screens (spec 2.22 to 2.41), and those the specification does not name. */
const guarded = visited(true)

test('every screen that the specification names is visited', () => {
  expect(Object.keys(headings).filter((name) => !(name in examples) && !name.endsWith('Update'))).toEqual([])
})

test('/ leads to /home, by the server and within the app [2.01]', async () => {
  const answer = await ask('/', undefined, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home'])
})

/** The heading in the server's document, with HTML escapes. */
async function served(path: string): Promise<{ status: number; heading: string | undefined; html: string }> {
  const answer = await ask(path, undefined, { headers: { 'accept-language': 'en' }, redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1], html }
}

describe("a visitor's", () => {
  test.each(everybodys)('$row $name is public: 200 with its heading from the server', async ({ name, heading }) => {
    const { html, ...answer } = await served(pathOf(name))
    expect(answer).toEqual({ status: 200, heading: heading ?? expect.stringMatching(/\p{L}/u) })
    // No frame is drawn without it, where a browser can wait for it.
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">[^]*<\/head>/.exec(html)?.[1]
    expect(awaited).toBeDefined()
    expect(/<h1\b[^>]* id="([^"]+)"/.exec(html)?.[1]).toBe(awaited)
    // A slow line would wait for whatever stands in front of it; a packet has 1,400 bytes.
    expect(html.indexOf('</h1>') - html.indexOf('<main')).toBeLessThan(1400)
  })
})

test('each protected route sends a visitor to /login, which returns there afterwards [2.22] [2.23] [2.24] [2.25] [2.26] [2.27] [2.28] [2.29] [2.30] [2.31] [2.32] [2.33] [2.34] [2.35] [2.36] [2.37] [2.38] [2.39] [2.40] [2.41]', async () => {
  const { page, visit, go, sees, place } = await open({ look: phone })
  await visit(paths.home)
  for (const { name } of guarded) {
    // The document contains no data of the screen or of a person.
    expect(await served(pathOf(name))).toMatchObject({ status: 200, heading: undefined })
    await go(pathOf(name))
    await sees('Please login to access all features')
    expect(new URL(place(), 'http://app').searchParams.get('next')).toBe(pathOf(name))
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

/** It is this screen, with one heading of the first level and a title. */
async function expectOpen({ page, sees, place }: Person, { name, heading }: (typeof guarded)[number]) {
  await sees(heading ?? /\p{L}/u)
  await expect.poll(place).toBe(pathOf(name))
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: name }).toBe(1)
  await expect.poll(() => page.title(), { message: name }).toMatch(/.+ · /)
}

test('a signed-in person may open each of them, one of each kind by its address; they pass axe, light and dark, on phone and desktop', async () => {
  const person = await open({ look: wide, session: owner, storedPage: known.own.page })
  const faults: string[] = []
  const kinds = new Set<string>()
  for (const [nth, screen] of guarded.entries()) {
    const kind = allScreens[screen.name].file
    await (kinds.has(kind) ? person.go : person.visit)(pathOf(screen.name))
    kinds.add(kind)
    await expectOpen(person, screen)
    // Content that loads later is checked too.
    await person.settles()
    faults.push(...(await faultsInLooks(person.page, screen.name, { nth })))
  }
  await person.go(paths.page(known.own.page.Id))
  await person.settles()
  faults.push(...(await faultsInLooks(person.page, 'a page of one’s own')))
  expect(faults).toEqual([])
})

test('and those of everybody', async () => {
  const person = await open({ look: phone, session: owner, storedPage: known.own.page })
  for (const [index, screen] of everybodys.entries()) {
    // The walk in Burmese opens them by their addresses.
    await (index === 0 ? person.visit : person.go)(pathOf(screen.name))
    await expectOpen(person, screen)
  }
})

test.each([
  ['/page/update?id=', '2.29'],
  ['/product/search/ရေခဲမုန့် အေး', '2.28'],
  ['/pageBlock/update', '2.41'],
  ['/admin/post', '2.45'],
])('signing in at %s leads back there [%s]', async (asked) => {
  const path = encodeURI(asked.endsWith('=') ? asked + String(known.own.page.Id) : asked)
  const { page, visit, sees, place } = await open({ look: desktop })
  await visit(path)
  await sees('Please login to access all features')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const name = path.startsWith('/admin') ? demoAdmin.name : demoOwner.name
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.poll(place).toBe(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a visitor can search without signing in', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  await visit('/page/search/tea%20shop')
  await sees('Please login to access all features')
  await page.getByRole('link', { name: 'Search without signing in' }).tap()
  await sees('Search')
  expect(place()).toBe('/search?q=tea+shop')
  await page.getByRole('article').first().waitFor()
})

test('a listing opens the resource of the search result; without results, a page [2.46]', async () => {
  const { visit, sees, place } = await open({ look: phone })
  await visit(`/listing-detail/${known.page}`)
  await sees('Page Information')
  expect(place()).toBe(`/page/view/${known.page}`)
})

test('a listing whose address says product opens the product in a browser that has stored nothing [2.46]', async () => {
  const { page, visit, sees, place } = await open({ look: phone, isNew: true })
  const [product] = await read(`/product/api/${known.product}`)
  await visit(paths.listingDetail(known.product, 'product'))
  await sees('Product View')
  expect(place()).toBe(`/product/view/${known.product}`)
  await page.getByRole('main').getByText(String(product!['Name'])).first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('StoredListings'))).toBeNull()
})

test('an unknown source: Invalid data source, and a link home [2.47] [4.25] [8.20]', async () => {
  const { status, html } = await served('/nothing/view/3')
  expect(status).toBe(404)
  expect(html).toContain('Invalid data source')
  const { page, visit, sees } = await open({ look: phone, expected: /status of 404/ })
  await visit('/nothing/view/3')
  await page.getByText('Invalid data source').waitFor()
  await page.getByRole('link', { name: 'Back to Home' }).tap()
  await sees('Home')
})

test('missing and hidden records: status 404, a sentence, and noindex', async () => {
  const person = await signIn(inject('appUrl'), { email: 'routes@demo.example', name: 'U Than' })
  const hidden = await make('page', { name: 'Than Closed Shop' }, person)
  const under = await make('post', { pageId: String(hidden.Id), title: 'Under a closed shop' }, person)
  const off = await ask('/page/api', person, {
    method: 'PATCH',
    body: new URLSearchParams({ id: String(hidden.Id), status: '0' }),
  })
  expect(off.status).toBe(200)
  const none = 'No data found'
  const missing = [
    ['/no-such-screen', 'The address may be mistyped'],
    ['/category/999999', 'Category not found.'],
    ['/category/view/999999', 'Category not found.'],
    [`/page/view/${hidden.Id}`, none],
    [`/post/view/${under.Id}`, none],
    ...['page', 'post', 'product', 'productCategory', 'article'].map((name) => [`/${name}/view/999999`, none]),
    ['/page/view/abc', none],
  ] as const
  for (const [path = '', sentence = ''] of missing) {
    const { status, html } = await served(path)
    expect([path, status]).toEqual([path, 404])
    expect(html, path).toContain(sentence)
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/)
  }
})

describe('back and forward keep the place in lists', () => {
  const ofEverybody = ['/marketplace', '/page/new', '/article', '/productCategory', '/category/view/', '/search?q=tea']
  const ofOwner = ['/page/search/tea', '/product/search/tea', '/product']
  test.each([
    ['of everybody', ofEverybody],
    ['of an owner', ofOwner],
  ])('%s', async (_whose, lists) => {
    const signedIn = lists === ofOwner && { session: owner, storedPage: known.own.page }
    const person = await open({ look: phone, ...signedIn })
    for (const asked of lists)
      await keepsPlace(person, asked.endsWith('/') ? asked + String(await fullestCategory()) : asked)
  })
})

/** Opens a record in the middle of a list, and goes back and forward twice. */
async function keepsPlace({ page, visit }: Person, path: string): Promise<void> {
  await visit(path)
  const links = page.locator('main article a[href*="/view/"], main article a[href*="/listing-detail/"]')
  await links.first().waitFor()
  const middle = links.nth(Math.floor((await links.count()) / 2))
  await middle.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled, path).toBeGreaterThan(0)
  const before = page.url()
  await middle.tap()
  await expect.poll(() => page.url(), { message: path }).not.toBe(before)
  await page.getByRole('heading', { level: 1, name: /View|Information|Article/ }).waitFor()
  const there = page.url()
  for (const round of [1, 2]) {
    await page.goBack()
    await middle.waitFor()
    expect(page.url(), `${path}, round ${round}`).toBe(before)
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: path }).toBe(scrolled)
    await page.goForward()
    await expect.poll(() => page.url(), { message: path }).toBe(there)
    await page.getByRole('heading', { level: 1, name: /View|Information|Article/ }).waitFor()
  }
}

async function fullestCategory(): Promise<number> {
  const categories = await read('/category/api')
  const counted = await Promise.all(
    categories.map(async ({ Id }) => ({ Id, count: (await read(`/page/api/byCategoryId/${Id}?page=1`)).length })),
  )
  return counted.sort((one, other) => other.count - one.count)[0]?.Id ?? 0
}
