import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { ask, make, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { photograph, write } from '../support/formFilling.ts'
import { useBrowser, type Person } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** An owner's shop in minutes, on a phone (docs/rules.md#offers, #photos). */

const open = useBrowser()

let session: Session
let shop: AnyRecord
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'stall@demo.example', name: 'Daw Stall' })
  shop = await make('page', { name: 'Hledan Stall' }, session)
})
const products = async () => read(`/product/api/byPageId/${shop.Id}`)
const creates = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/product/api'))
      sent.push(request.headers()['idempotency-key'] ?? '')
  })
  return sent
}

test('ten photos become ten products, over a line that drops and an app that is closed', async () => {
  const { page, visit, sees } = await open({
    look: phone,
    session,
    storedPage: shop,
    expected: /Failed to (?:load|fetch)/,
  })
  const sent = creates(page)
  await visit('/product')
  await page.getByRole('link', { name: 'Several photos' }).tap()
  await sees('Several photos')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).tap()
  const photo = await photograph({ width: 1200, height: 900 })
  const files = Array.from({ length: 10 }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: photo }))
  const broken = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await (await chooser).setFiles([...files, broken])
  await page.getByText(/^notes\.jpg cannot be opened/).waitFor()
  await page.getByRole('button', { name: 'Remove photo 11' }).tap()
  await page
    .getByRole('listitem', { name: 'Photo 10' })
    .getByRole('img')
    .or(page.locator('li[aria-label="Photo 10"] img'))
    .waitFor()

  // One tap, and from then on the keyboard alone.
  await page.getByRole('textbox', { name: 'Name: Photo 1', exact: true }).tap()
  for (let at = 1; at <= 10; at++) {
    await page.keyboard.type(`Basket ${at}`)
    await page.keyboard.press('Enter')
    // The price of the third is forgotten.
    if (at !== 3) await page.keyboard.type(at === 2 ? '၃ သောင်း' : String(at * 1000))
    await page.keyboard.press('Enter')
  }
  // An app that is closed has them all when it is opened again.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Basket 10'))
  page.once('dialog', (dialog) => void dialog.accept())
  await visit('/product?photos=1')
  expect(await page.getByRole('textbox', { name: 'Name: Photo 10' }).inputValue()).toBe('Basket 10')

  // The line drops after the fourth has been sent.
  let isDown = true
  let answered = 0
  await page.route('**/product/api', async (route) => {
    if (!isDown || route.request().method() !== 'POST' || (answered += 1) <= 4) return route.continue()
    // It arrives, and the answer does not.
    await route.fetch().catch(() => undefined)
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Put up 10 products' }).tap()
  const missing = page.getByRole('listitem', { name: 'Photo 3', exact: true })
  await missing.getByRole('alert').waitFor()
  await expect.poll(() => page.getByText('No answer came. It is sent again by itself.').count()).toBe(1)
  // Others would get no answer either.
  expect(await page.getByText('Waiting', { exact: true }).count()).toBe(4)
  expect(await page.getByText('4 of 10 put up').count()).toBe(1)
  await missing.getByRole('textbox', { name: /^Price/ }).fill('2500')
  await page.getByRole('button', { name: 'Retry: Photo 6' }).tap()
  isDown = false
  await page.getByRole('button', { name: 'Put up 1 product' }).tap()
  // And the app is closed again: elsewhere in it the rest is sent, each once.
  await visit('/home')
  await expect.poll(async () => (await products()).length).toBe(10)
  const made = await products()
  expect(made.map(({ Name, ...one }) => `${String(Name)} ${String(one['Price'])}`).sort()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((at) => `Basket ${at} ${at === 2 ? 30_000 : at === 3 ? 2500 : at * 1000}`)
      .sort(),
  )
  expect(made.every((one) => String(one['Thumbnail']).endsWith('webp'))).toBe(true)
  expect(sent.length).toBeGreaterThan(10)
  expect(new Set(sent).size).toBe(10)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('PhotosWaiting'))).toBeNull()
})

/** Chooses photos and writes names and prices. */
async function choosePhotos({ page, visit }: Person, names: readonly string[]) {
  await visit('/product?photos=1')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).tap()
  const buffer = await photograph({ width: 400, height: 300 })
  await (await chooser).setFiles(names.map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })))
  for (const [at, name] of names.entries()) {
    const row = page.getByRole('listitem', { name: `Photo ${at + 1}`, exact: true })
    await row.getByRole('textbox', { name: /^Name/ }).fill(name)
    await row.getByRole('textbox', { name: /^Price/ }).fill('1000')
    await row.locator('img').waitFor()
  }
  await page.waitForFunction((last) => JSON.stringify(localStorage).includes(last), names.at(-1)!)
}
const namesMade = async () => (await products()).map(({ Name }) => String(Name))

test('two tabs put each photo up once', async () => {
  const person = await open({ look: phone, session, storedPage: shop })
  const { page } = person
  await choosePhotos(person, ['Pot 1', 'Pot 2', 'Pot 3'])
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => (goOn = resolve))
  // Where tabs cannot ask each other (an address without TLS), the key alone says that it is the same.
  await page.context().addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await person.visit('/product?photos=1')
  let asked = 0
  await page.route('**/product/api', async (route) => {
    if (route.request().method() === 'POST' && (asked += 1) === 2) await isHeld
    return route.continue()
  })
  await page.getByRole('button', { name: 'Put up 3 products' }).tap()
  await expect.poll(() => asked).toBe(2)
  const second = await page.context().newPage()
  await second.goto('/product?photos=1')
  await expect.poll(async () => (await namesMade()).filter((name) => name.startsWith('Pot')).length).toBe(3)
  goOn()
  await page.getByText('All 3 products are up.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('PhotosWaiting'))).toBeNull()
  expect((await namesMade()).filter((name) => name.startsWith('Pot')).sort()).toEqual(['Pot 1', 'Pot 2', 'Pot 3'])
  await second.close()
})

test('a server that is asked too often is left alone, and an ended session loses no photo', async () => {
  const person = await open({ look: phone, session, storedPage: shop, expected: /429|401|Failed to load/ })
  const { page } = person
  await choosePhotos(person, ['Pan 1', 'Pan 2', 'Pan 3'])
  const sent = creates(page)
  const refuse = { status: 429, headers: { 'retry-after': '600' }, json: { status: 'error', message: 'Too often.' } }
  await page.route('**/product/api', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
  )
  await page.getByRole('button', { name: 'Put up 3 products' }).tap()
  // They wait for their turn before the first is sent, too.
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => page.getByText('Waiting', { exact: true }).count()).toBe(3)
  expect(await page.getByText(/No answer came/).count()).toBe(0)
  expect(sent.length).toBe(1)

  // The session ends on another device, and the photos are sent.
  await page.unroute('**/product/api')
  const other = { ...session, ...(await signIn(inject('appUrl'), { email: 'stall@demo.example', name: 'Daw Stall' })) }
  await page.evaluate(() => localStorage.setItem('StoredJWT', 'ended'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(person.place).toMatch(/^\/login/)
  await page.evaluate(({ jwtToken, profile }) => {
    localStorage.setItem('StoredJWT', jwtToken)
    localStorage.setItem('StoredProfile', JSON.stringify(profile))
  }, other)
  await person.visit('/home')
  await expect
    .poll(async () => (await namesMade()).filter((name) => name.startsWith('Pan')).sort())
    .toEqual(['Pan 1', 'Pan 2', 'Pan 3'])
})

test('an offer begins and ends by itself; its people see when, and end it in two taps', async () => {
  const owner = await open({ look: phone, session, storedPage: shop })
  const { page } = owner
  const title = `Umbrella week ${Date.now()}`
  await owner.visit('/post/create')
  await write(page, { Title: title, Description: 'Half price' })
  await page.getByLabel(/^Begins/).fill('2099-12-04T09:00')
  await page.getByLabel(/^Ends/).fill('2099-12-03T18:00')
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByText('Please choose an end that comes after the beginning.').waitFor()
  await page.getByLabel(/^Ends/).fill('2099-12-05T18:00')
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByText(/^Begins 04-December-2099 9:00AM/).waitFor()
  const [post] = await read(`/post/api/byPageId/${shop.Id}`, session)
  expect(post).toMatchObject({ StartsAt: '2099-12-04T02:30:00.000Z', EndsAt: '2099-12-05T11:30:00.000Z' })

  const visitor = await open({ look: phone, expected: /404/ })
  const inFeed = async () => (await read('/post/api/byPage/1')).some(({ Id }) => Id === post!.Id)
  expect(await inFeed()).toBe(false)
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
  const change = (fields: Record<string, string>) =>
    ask('/post/api', session, { method: 'PATCH', body: new URLSearchParams({ id: String(post!.Id), ...fields }) })
  await change({ startsAt: soon(500), endsAt: soon(3_600_000) })
  await expect.poll(inFeed, { timeout: 15_000 }).toBe(true)

  // A list that was read before the end has it until then.
  await visitor.page.clock.install()
  await visitor.visit('/home')
  const card = visitor.page.getByRole('link', { name: title, exact: true })
  await card.waitFor()
  await visitor.page
    .getByText(/^Until /)
    .first()
    .waitFor()
  await visitor.page.clock.fastForward(3_601_000)
  await expect.poll(() => card.count()).toBe(0)

  // By the server's clock: this phone's is half an hour ahead.
  await page.clock.install({ time: Date.now() + 1_800_000 })
  await owner.visit('/post')
  await page.getByRole('button', { name: `Actions for ${title}` }).tap()
  await page.getByRole('menuitem', { name: 'End now' }).tap()
  await page.getByText('Ended', { exact: true }).waitFor()
  await expect.poll(inFeed, { timeout: 15_000 }).toBe(false)
  await page.getByRole('button', { name: `Actions for ${title}` }).tap()
  await page.getByRole('menuitem', { name: 'A week longer' }).tap()
  await page.getByText(/^Until /).waitFor()
  await expect.poll(inFeed, { timeout: 15_000 }).toBe(true)
})

test('the price list is a picture of at most 80 kB, shared in one tap, in Burmese too', async () => {
  await make('product', { pageId: String(shop.Id), name: 'ကြိမ်ခြင်း', price: '12000' }, session)
  const { page, visit } = await open({ look: phone, session, storedPage: shop, language: 'my' })
  await page.addInitScript(() => {
    const shared: object[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, files }: ShareData) =>
        void shared.push({
          title,
          ...Object.fromEntries(['name', 'type', 'size'].map((key) => [key, files?.[0]?.[key as 'name']])),
        }),
    })
  })
  await visit('/product?prices=1')
  await page.getByRole('link', { name: 'ဆိုင်ကတ်' }).tap()
  const picture = page.getByRole('img', { name: 'Hledan Stall ၏ ဆိုင်ကတ်' })
  await picture.waitFor()
  await page.getByRole('button', { name: 'ပုံကို မျှဝေရန်' }).tap()
  const shared = () => page.evaluate(() => (window as unknown as { shared: { size: number }[] }).shared)
  await expect.poll(shared).toMatchObject([{ title: 'Hledan Stall', name: 'Hledan Stall.jpg', type: 'image/jpeg' }])
  expect((await shared())[0]!.size).toBeLessThanOrEqual(80_000)
  expect((await shared())[0]!.size).toBeGreaterThan(20_000)
  const prices = await picture.evaluate((img: HTMLImageElement) => img.naturalHeight)
  // The page alone has no prices, so it is lower.
  await page.getByRole('link', { name: 'ဆိုင်ကတ်', exact: true }).tap()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeLessThan(prices - 100)
})
