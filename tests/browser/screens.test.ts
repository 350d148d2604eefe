import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser, type Person } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'

/** Screens in a real browser (spec 2.55 to 2.180): positions, sizes, reloads. */

const open = useBrowser()

let owner: Session
let teaHouse: AnyRecord
let bakery: AnyRecord
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), { email: 'screens@demo.example', name: 'Daw Hnin' })
  teaHouse = await make('page', { name: 'Hnin Tea House' }, owner)
  bakery = await make('page', { name: 'Hnin Bakery' }, owner)
})

const stored = (page: Page, key: string) =>
  page.evaluate((wanted) => JSON.parse(localStorage.getItem(wanted) ?? 'null') as AnyRecord | null, key)
/** Sets a mark that a reload removes. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSame: true }))
const isReloaded = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => !('isTheSame' in window)).catch(() => false)).toBe(true)
}
const columns = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
const gridOf = (page: Page) => page.locator('main article').first().locator('xpath=../..')

async function growsBy(person: Person, at: string, steps: readonly (readonly [width: number, count: number])[]) {
  await person.visit(at)
  await person.page.locator('main article').first().waitFor()
  for (const [width, count] of steps) {
    await person.page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columns(gridOf(person.page)), { message: `${at} at ${width} px` }).toBe(count)
  }
}

test('login: one red button, its text while signing in, the overlay, the toast, /home by a reload, and no button afterwards [2.55] [2.56] [2.57] [2.58] [2.59] [2.60] [2.61] [2.62] [4.01] [4.02] [4.04] [4.05] [9.30] [1.29] [2.44]', async () => {
  const { page, visit, place } = await open({ look: phone })
  await visit('/login')
  await page.getByText('Please login to access all features', { exact: true }).waitFor()
  const button = page.getByRole('main').getByRole('button')
  expect(await button.allTextContents()).toEqual(['Sign in with Google'])
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  expect(await button.isEnabled()).toBe(true)
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0, green = 255, blue = 255] = colour.match(/\d+/g)!.map(Number)
  expect(red).toBeGreaterThan(160)
  expect(Math.max(green, blue)).toBeLessThan(80)

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/profile/api/login', async (route) => {
    await held
    await route.continue()
  })
  await button.tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Daw Khin Khin' }).tap()
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  const overlay = page.locator('.Overlay-cover').filter({ has: page.getByRole('status', { name: 'Signing in...' }) })
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })

  await markDocument(page)
  letGo()
  const toast = page.getByText('Login successful!', { exact: true })
  // At once, since it goes after 2.5 s.
  const box = (await toast.boundingBox())!
  expect(box.y).toBeGreaterThan(phone.viewport.height * 0.75)
  expect(box.y + box.height).toBeLessThan(phone.viewport.height)
  expect(place()).toBe('/home')
  await isReloaded(page)
  expect(await stored(page, 'StoredProfile')).toMatchObject({ Email: 'owner@demo.example' })
  expect(await overlay.count()).toBe(0)

  await visit('/login')
  await page.getByText('Please login to access all features').waitFor()
  await expect.poll(() => button.count()).toBe(0)
})

test('the frame: logo home, three icons, tabs at the bottom, the agency in the footer; reward and chat group exist [1.22] [1.23] [1.24] [1.25] [1.26] [1.27] [2.50] [2.51] [2.52] [2.53] [2.54]', async () => {
  const { page, visit, sees, place } = await open({ look: phone, session: owner })
  await visit('/category')
  const header = page.getByRole('banner')
  const icons = ['Reward', 'Chat Group', 'Profile'].map((name) => header.getByRole('link', { name }))
  expect(await Promise.all(icons.map((icon) => icon.getAttribute('href')))).toEqual([
    '/reward',
    '/chatGroup',
    '/profile',
  ])
  const tabs = page.getByRole('navigation', { name: 'Main navigation' })
  expect(await tabs.getByRole('link').allTextContents()).toEqual(['Home', 'Dir', 'Manage', 'Market', 'Discover'])
  expect(await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/home',
    '/category',
    '/manage',
    '/marketplace',
    '/page/new',
  ])
  const bar = (await tabs.boundingBox())!
  expect({ x: bar.x, width: bar.width, bottom: bar.y + bar.height }).toEqual({
    x: 0,
    width: phone.viewport.width,
    bottom: phone.viewport.height,
  })
  await page.getByRole('contentinfo').getByText('Developed by Zay Studio').waitFor()

  await icons[0]!.tap()
  await sees('Reward')
  expect(place()).toBe('/reward')
  await icons[1]!.tap()
  await sees('Chat Group')
  expect(place()).toBe('/chatGroup')
  await header.locator('a:has(img)').first().tap()
  await sees('Home')
  expect(place()).toBe('/home')
})

test('on a first visit Home shows a whole post with its acts, and says before it what there is', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await visit('/home')
  await settles()
  expect(await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').count()).toBe(8)
  const post = (await page.getByRole('article').first().boundingBox())!
  const tabs = (await page.getByRole('navigation').filter({ hasText: 'Market' }).boundingBox())!
  expect(post.y).toBeLessThanOrEqual(420)
  expect(post.y + post.height).toBeLessThanOrEqual(tabs.y)
})

test.each([
  ['en', 112],
  ['my', 124],
] as const)('a row of a business is %s: at most %i px high, and its skeleton as high', async (language, highest) => {
  const { page, visit, settles } = await open({ look: phone, language })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/page/api/byPage/1?view=card', async (route) => {
    await isReleased
    await route.continue()
  })
  const heights = () =>
    page
      .locator('main article')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])
  await visit('/child-safety')
  await page.locator('nav a[href="/page/new"]').tap()
  await page.locator('main [aria-busy="true"] article').first().waitFor()
  const [skeleton = 0] = await heights()
  release()
  await page.locator('main article a').first().waitFor()
  await settles()
  for (const height of await heights()) {
    expect(height).toBeLessThanOrEqual(highest)
    expect(Math.abs(height - skeleton)).toBeLessThanOrEqual(2)
  }
})

test('home: heading and cover image above the posts; choosing a page stores it and reloads the app [2.72] [2.73] [2.75] [2.76] [2.77] [4.47] [1.10] [1.11]', async () => {
  const { page, visit } = await open({ look: phone, session: owner, storedPage: teaHouse })
  await visit('/home')
  const heading = page.getByRole('heading', { level: 1, name: 'Home', exact: true })
  const cover = page.locator('main').locator('svg, img').first()
  const post = page.getByRole('article').first()
  const [top, picture, list] = await Promise.all([heading, cover, post].map(async (one) => (await one.boundingBox())!))
  // Small, on the cover.
  expect(top!.y).toBeGreaterThan(picture!.y)
  expect(top!.y + top!.height).toBeLessThan(picture!.y + picture!.height)
  expect(picture!.width).toBeGreaterThan(340)
  expect(picture!.height).toBeGreaterThan(90)
  expect(list!.y).toBeGreaterThan(picture!.y + picture!.height)

  const chooser = page.getByRole('region', { name: 'Select Your Page' })
  await chooser.getByText('Your are posting as :', { exact: true }).waitFor()
  await chooser.getByText('Hnin Tea House').waitFor()
  await chooser.getByRole('button').tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'Select Your Page' }).waitFor()
  await sheet.getByRole('button', { name: 'Hnin Tea House' }).waitFor()
  await markDocument(page)
  await sheet.getByRole('button', { name: 'Hnin Bakery' }).tap()
  await isReloaded(page)
  await chooser.getByText('Hnin Bakery').waitFor()
  expect(await stored(page, 'StoredPage')).toMatchObject({ Id: bakery.Id, Name: 'Hnin Bakery' })
})

test("home of a person without a page says 'You have no page, please create one' [2.78]", async () => {
  const session = await signIn(inject('appUrl'), { email: 'pageless@demo.example', name: 'Ko Pageless' })
  const { page, visit } = await open({ look: phone, session })
  await visit('/home')
  await page.getByText('You have no page, please create one', { exact: true }).waitFor()
})

test('columns by width: posts 1 to 5, directory 2 to 8, management 1 to 3 [9.12] [9.13] [9.14]', async () => {
  const person = await open({ look: { ...desktop, viewport: { width: 390, height: 900 } }, session: owner })
  const feed = [390, 700, 1000, 1300, 1700].map((width, at) => [width, at + 1] as const)
  await growsBy(person, '/home', feed)
  const directory = [
    [390, 2],
    [1300, 6],
    [1536, 8],
    [1920, 8],
  ] as const
  await person.page.setViewportSize({ width: 390, height: 900 })
  await growsBy(person, '/category', directory)
  await growsBy(person, '/marketplace', directory)
  await growsBy(person, '/page', [
    [390, 1],
    [800, 2],
    [1200, 3],
    [1920, 3],
  ])
})

test('categories: heading, search box for pages, grid, Map View; a category has its picture round [2.84] [2.85] [2.87] [2.90] [1.01] [1.02]', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  const category = (await read('/category/api')).find(({ Id }) => Id === inject('known').category)
  await visit('/category')
  await page.getByRole('heading', { level: 1, name: 'Category', exact: true }).waitFor()
  await page.getByPlaceholder('Type here to search from pages', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Map View' }).tap()
  await sees('Map View')
  expect(place()).toBe('/category/map')
  await page.goBack()
  await page.locator(`main a[href="/category/view/${category!.Id}"]`).tap()
  await sees('View By Category')
  const face = page.locator(`main img[src="/uploads/${String(category!['Thumbnail'])}"]`).first()
  expect(await face.evaluate((picture) => getComputedStyle(picture).borderRadius)).toBe('50%')
  await expect.poll(() => face.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.locator('main a[href^="/page/view/"]').first().waitFor()
})

test('marketplace and its search: Enter goes to /{source}/search/{text}, blank input nowhere [2.105] [2.106] [2.117] [2.48] [2.118] [2.119] [2.121] [1.03]', async () => {
  const { page, visit, sees, place } = await open({ look: desktop, session: owner })
  for (const [at, source] of [
    ['/marketplace', 'product'],
    ['/category', 'page'],
  ] as const) {
    await visit(at)
    if (source === 'product') await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor()
    const box = page.getByPlaceholder(`Type here to search from ${source}s`, { exact: true })
    await box.press('Enter')
    await box.fill('   ')
    await box.press('Enter')
    expect(place()).toBe(at)
    await box.fill(' zzqqxx vvkkww ')
    await box.press('Enter')
    await page.getByText('No results found.', { exact: true }).waitFor()
    expect(decodeURIComponent(place())).toBe(`/${source}/search/zzqqxx vvkkww`)
    await sees(/zzqqxx vvkkww/)
  }
})

test('a visitor searches, reads an article, and the comments on a post [1.04] [1.05] [1.06] [1.09]', async () => {
  const post = await make('post', { pageId: String(teaHouse.Id), title: 'Hnin opens early' }, owner)
  const words = {
    pageId: String(bakery.Id),
    typeName: 'Post',
    typeId: String(post.Id),
    description: 'We bring the bread',
  }
  await make('comment', words, owner)
  const { page, visit, sees, place } = await open({ look: phone })
  await visit('/search')
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'))
    .first()
    .fill('Hnin Tea House')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Hnin Tea House' }).first().waitFor()

  await visit('/article')
  const article = page.getByRole('article').getByRole('link').first()
  const title = await article.textContent()
  await article.tap()
  await page.getByRole('heading', { level: 2, name: title! }).waitFor()
  expect(place()).toMatch(/^\/article\/view\/\d+$/)

  await visit('/home')
  await page.locator(`main a[href="/post/view/${post.Id}"]`).tap()
  await sees('Post View')
  await page.getByText('We bring the bread', { exact: true }).waitFor()
})

test('map: full screen, zoom 5 about its centre, 50 px markers that open their page [2.112] [2.113] [2.114] [2.115] [2.116] [4.49] [9.15] [9.16] [9.17] [1.08]', async () => {
  const [[category], [town]] = await Promise.all([read('/category/api'), read('/town/api')])
  // At sea, far from others, so that each has its own marker.
  const places = [
    { name: 'Lone Buoy', latitude: 8, longitude: 89.5 },
    { name: 'Lone Raft', latitude: 12, longitude: 91.5 },
  ]
  const more = { address: 'Pier 3', categoryIds: String(category!.Id), townId: String(town!.Id), thumbnail: picture }
  for (const { name, latitude, longitude } of places) {
    await make('page', { name, latitude: String(latitude), longitude: String(longitude), ...more }, owner)
  }
  // Another walk's window keeps answers of the map.
  const { page, visit } = await open({ look: phone, isNew: true })
  await visit('/category/map')
  const canvas = page.locator('.leaflet-container')
  const frame = (await canvas.boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  const tabs = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!
  // The whole area between the header and the tabs; it may overlap their border.
  expect([frame.x, frame.y, frame.width]).toEqual([0, header.y + header.height, phone.viewport.width])
  expect(frame.y + frame.height - tabs.y).toBeGreaterThanOrEqual(0)
  expect(frame.y + frame.height - tabs.y).toBeLessThanOrEqual(1)
  for (const { name, latitude, longitude } of places) {
    const marker = page.getByTitle(name, { exact: true })
    await marker.waitFor()
    const box = (await marker.boundingBox())!
    expect([box.width, box.height]).toEqual([50, 50])
    const away = { x: worldX(longitude) - worldX(96.159847), y: worldY(latitude) - worldY(16.795984) }
    expect(box.x + 25 - frame.x - frame.width / 2).toBeCloseTo(away.x, -0.4)
    expect(box.y + 25 - frame.y - frame.height / 2).toBeCloseTo(away.y, -0.4)
  }

  const modal = page.getByRole('dialog')
  expect(await modal.count()).toBe(0)
  await page.getByTitle('Lone Buoy', { exact: true }).tap()
  await modal.getByRole('heading', { name: 'Lone Buoy' }).waitFor()
  await modal.locator('img[src^="/uploads/"]').first().waitFor()
  await modal.getByText(String(category!['Name']), { exact: true }).waitFor()
  await modal.getByText(`Pier 3, ${String(town!['Name'])}`, { exact: true }).waitFor()
  const maps = new URL((await modal.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href'))!)
  expect(maps.searchParams.get('query')).toBe('8,89.5')
  await modal.getByRole('button', { name: 'Close' }).tap()
  await modal.waitFor({ state: 'detached' })
})

/** Pixels from the date line and from the pole at zoom 5, in web Mercator (tiles of 256 px). */
const world = 256 * 2 ** 5
const worldX = (longitude: number) => (world * (longitude + 180)) / 360
const worldY = (latitude: number) => {
  const angle = (latitude * Math.PI) / 180
  return (world * (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI)) / 2
}

/** A picture as a data URL. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
