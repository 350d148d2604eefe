import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { messages } from '#src/messages/both.ts'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** The map answers for what it shows (docs/rules.md#map-screens). Places at sea, far from those of other tests. */

const open = useBrowser()
let owner: Session
let fish: { Id: number; Name: string }
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), { email: 'map@demo.example', name: 'Daw Sea' })
  fish = (await read('/category/api'))[0] as unknown as typeof fish
  for (const name of ['First Float', 'Second Float', 'Third Float'])
    await make('page', { name, latitude: '2.5', longitude: '88', categoryIds: String(fish.Id) }, owner)
  await make('page', { name: 'Far Float', latitude: '-3', longitude: '92' }, owner)
})

const list = (page: Page) => page.getByRole('region', { name: 'Businesses in this area' })
/** The view in which only the floats are, by the device's place. */
async function goToSea(page: Page, latitude = 2.5, longitude = 88, whereIAm = 'Where I am') {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude, longitude })
  await page.getByRole('button', { name: whereIAm }).click()
}

/** As the address says where the map looks, which no server sees. */
const lookingAt = (latitude: number, longitude: number) =>
  `/category/map#15/${latitude.toFixed(4)}/${longitude.toFixed(4)}`

test('a cluster parts when it is tapped, until each business of one spot is a marker of its own; its list opens the same [2.113]', async () => {
  await make('page', { name: 'Lone Float', latitude: '10', longitude: '102.5' }, owner)
  const { page, visit } = await open({ look: phone })
  await visit('/category/map')
  // The card in the middle makes its marker stand out, and takes it along nowhere.
  await page.locator('.leaflet-marker-icon.lifted').waitFor()
  await goToSea(page)
  const markers = page.locator('.leaflet-marker-icon')
  await expect.poll(() => markers.count()).toBe(1)
  await page.getByRole('button', { name: '3 businesses' }).tap()
  const boxes = await Promise.all(
    ['First Float', 'Second Float', 'Third Float'].map(async (name) => {
      const marker = page.getByTitle(name, { exact: true })
      await marker.waitFor()
      return (await marker.boundingBox())!
    }),
  )
  boxes.forEach((one, i) => {
    expect([one.width, one.height]).toEqual([50, 50])
    for (const other of boxes.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50)
  })

  await list(page).getByRole('button', { name: 'Businesses in this area' }).tap()
  await list(page)
    .getByRole('button', { name: /Second Float/ })
    .tap()
  const modal = page.getByRole('dialog', { name: 'Second Float' })
  await modal.getByRole('button', { name: 'Close' }).tap()
  await modal.waitFor({ state: 'detached' })
})

test('near by, a map without tiles says how far one is from which town and to which side, in the chosen language, and how long a stretch is', async () => {
  const { page, visit } = await open({ look: phone })
  await visit('/category/map')
  await page.locator('.leaflet-marker-icon').first().waitFor()
  expect(await page.getByText(/ km [a-z-]+ of /).count()).toBe(0)
  const towns = await read('/town/api')
  const hlaing = towns.find(({ Name }) => Name === 'Hlaing') as unknown as { Latitude: number; Longitude: number }
  await visit('/category')
  await visit(lookingAt(hlaing.Latitude + 0.008, hlaing.Longitude - 0.001))
  await page.getByText('0.9 km north of Hlaing').waitFor()
  await page.getByText('200 m', { exact: true }).waitFor()
})

test('a map without tiles names the cities and shows the trunk roads between them; within a city it names landmarks, and shows no road or sharp shore, which it does not know so exactly', async () => {
  const { page, visit } = await open({ look: phone, language: 'my' })
  await visit('/category/map')
  const map = page.locator('.mapCanvas')
  await map.getByText('ရန်ကုန်', { exact: true }).waitFor()
  await map.getByText('မန္တလေး', { exact: true }).waitFor()
  const roads = map.locator('path.road')
  const shores = map.locator('path.coast').last()
  await expect.poll(() => roads.count()).toBeGreaterThan(0)
  expect(await shores.evaluate((shore) => getComputedStyle(shore).stroke)).not.toBe('none')
  await visit('/category')
  // In Mandalay: the pages that other files put into Yangon meanwhile take the room of its names.
  await visit(lookingAt(21.895, 96.057))
  await map.getByText('ဦးပိန်တံတား', { exact: true }).waitFor()
  expect(await roads.count()).toBe(0)
  expect(await shores.evaluate((shore) => getComputedStyle(shore).stroke)).toBe('none')
})

test('the list follows to where one is, and when one searches the area; a category narrows map and list; nothing there says so', async () => {
  const { page, visit } = await open({ look: desktop })
  await visit('/category/map')
  const places = list(page).getByRole('listitem')
  await places.first().waitFor()
  await goToSea(page)
  await expect.poll(() => places.count()).toBe(3)
  const title = list(page).getByRole('button', { name: 'Businesses in this area' })
  await expect.poll(() => title.textContent()).toMatch(/3 businesses/)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const search = page.getByRole('button', { name: 'Search this area' })
  await search.waitFor()
  // The list is still of where the map was.
  expect(await title.textContent()).not.toMatch(/\d/)
  await search.click()
  await expect.poll(() => title.textContent()).toMatch(/3 businesses/)
  await search.waitFor({ state: 'detached' })

  await goToSea(page, -3, 92)
  await page.getByTitle('Far Float', { exact: true }).waitFor()
  const chip = page.getByRole('group', { name: 'Category' }).getByRole('button', { name: fish.Name, exact: true })
  await chip.click()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  // It comes first, where it is in view.
  await expect.poll(() => chip.evaluate((one) => one.previousElementSibling)).toBeNull()
  await page.getByText('Nothing here').first().waitFor()
  await page.getByRole('button', { name: 'Show the whole country' }).click()
  await page
    .getByRole('button', { name: /^\d+ businesses$/ })
    .first()
    .waitFor()
})

test('on the smallest phone the categories stand below the field, and the note that nothing is here covers nothing, in Burmese', async () => {
  const { page, visit } = await open({
    isNew: true,
    look: { ...phone, viewport: { width: 320, height: 640 } },
    language: 'my',
  })
  await visit('/category/map')
  const edges = (of: string) =>
    page.locator(of).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  expect((await edges('.mapChips')).top).toBeGreaterThanOrEqual((await edges('.mapField')).bottom)
  // Fields, far from a town.
  await goToSea(page, 16.95, 95.9, messages.my.map.whereIAm)
  await page.getByText(messages.my.map.nothingHere).first().waitFor()
  await page.locator('.mapWhere').waitFor()
  expect((await edges('.mapState')).bottom).toBeLessThanOrEqual((await edges('.mapWhere')).top)

  // Nor does the line that says where one is cover what is counted, also where it comes after the map.
  await visit('/category')
  await visit(lookingAt(-12, 89))
  await page.locator('.mapWhere').waitFor()
  const [line, map] = [await edges('.mapWhere'), await edges('.mapFrame')]
  const degrees = 360 / 256 / 2 ** 15
  const east = (line.left + line.width / 2 - map.left - map.width / 2) * degrees
  const south = (line.top + line.height / 2 - map.top - map.height / 2) * degrees * Math.cos((12 * Math.PI) / 180)
  await make('page', { name: 'Under a Line', latitude: `${-12 - south}`, longitude: `${89 + east}` }, owner)
  await make('page', { name: 'Above a Line', latitude: '-12', longitude: '89' }, owner)
  await visit('/category')
  await visit(lookingAt(-12, 89))
  await page.getByTitle('Under a Line', { exact: true }).waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.mapCount').textContent()).toMatch(/[1၁]/)
})

test('what is on its way counts as nothing yet; what cannot be loaded says so and can be tried again, and what was there stays', async () => {
  const { page, visit } = await open({ look: phone, expected: /ERR_FAILED|Failed to fetch/ })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/byMap?**', async (route) => {
    await held
    await route.continue()
  })
  await visit('/category/map')
  const title = page.getByRole('button', { name: 'Businesses in this area' })
  await title.waitFor()
  expect(await title.textContent()).not.toMatch(/\d/)
  letGo()
  const markers = page.locator('.leaflet-marker-icon')
  await markers.first().waitFor()
  await expect.poll(() => title.textContent()).toMatch(/[1-9]\d* business/)
  await page.unroute('**/byMap?**')
  await page.route('**/byMap?**', (route) => route.abort())
  // There are no buttons for what fingers do; the keyboard has its keys.
  expect(await page.getByRole('button', { name: /^Zoom/ }).count()).toBe(0)
  await page.locator('.leaflet-container').press('+')
  const alert = page.getByRole('alert')
  await alert.getByText('The businesses here could not be loaded.').waitFor()
  expect(await markers.count()).toBeGreaterThan(0)
  await page.unroute('**/byMap?**')
  await alert.getByRole('button', { name: 'Retry' }).tap()
  await alert.waitFor({ state: 'detached' })
})

test('back from a business the map shows what it showed', async () => {
  const { page, visit } = await open({ look: phone })
  await visit('/category/map')
  await goToSea(page, -3, 92)
  await page.getByTitle('Far Float', { exact: true }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'View' }).tap()
  await page.getByRole('heading', { name: 'Far Float' }).first().waitFor()
  await page.goBack()
  await page.getByTitle('Far Float', { exact: true }).waitFor()
})

test('back from a business of the list it is open, at the row of that business', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await visit('/category/map')
  await goToSea(page)
  const businesses = list(page)
  await businesses.getByRole('button', { name: 'Businesses in this area' }).tap()
  const row = businesses.getByRole('button', { name: /Second Float/ })
  await row.tap()
  await page.getByRole('dialog').getByRole('link', { name: 'View' }).tap()
  await page.waitForURL(/\/page\/view\//)
  await settles()
  await page.goBack()
  await row.waitFor()
  await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('whoever leaves before the shapes of the land have come meets no error', async () => {
  const { page, visit, settles } = await open({ look: phone })
  const shapes = '**/assets/baseMapShapes-*.js'
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(shapes, async (route) => {
    await isReleased
    await route.continue()
  })
  const asked = page.waitForRequest(shapes)
  await visit('/category/map')
  await asked
  await page.locator('nav a[href="/home"]').tap()
  await page.locator('main article').first().waitFor()
  const came = page.waitForResponse(shapes)
  release()
  await (await came).finished()
  // Nothing complains: every test says so at its end (support/person.ts).
  await settles()
})

test('no address tells where one is: the boxes around it are whole tiles, and the list is still of what is in view', async () => {
  const [latitude, longitude] = [2.5031, 88.0043]
  // In a tile that is asked for, and beside the view.
  await make('page', { name: 'Float Beside', latitude: '2.5031', longitude: '88.018' }, owner)
  const { page, visit } = await open({ look: phone })
  const middles: number[][] = []
  page.on('request', (request) => {
    const bounds = new URL(request.url()).searchParams.get('bounds')
    if (!bounds) return
    const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number)
    middles.push([(south + north) / 2, (west + east) / 2])
  })
  const screenThere = page.waitForRequest(/byMap.*zoom=15/)
  await visit(lookingAt(latitude, longitude))
  await screenThere
  const before = middles.length
  await list(page).getByRole('button', { name: 'Businesses in this area' }).tap()
  await list(page)
    .getByRole('button', { name: /Second Float/ })
    .waitFor()
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(3)
  expect(middles.length).toBeGreaterThan(before)
  // Degrees; 0.0005 are 55 m.
  const near = middles.filter(([y = 0, x = 0]) => Math.abs(y - latitude) < 0.0005 && Math.abs(x - longitude) < 0.0005)
  expect(near).toEqual([])
})

test('the list has three heights, by finger, mouse and keyboard: it follows the hand, whose speed decides; Back leaves the map', async () => {
  const { page, visit, place } = await open({ look: phone })
  await visit('/category')
  await page.getByRole('link', { name: 'Map View' }).tap()
  await goToSea(page)
  const sheet = page.locator('.mapList')
  const title = list(page).getByRole('button', { name: 'Businesses in this area' })
  const whole = (await page.locator('.mapScreen').boundingBox())!
  const height = async () => Math.round((await sheet.boundingBox())!.height)
  const finger = await page.context().newCDPSession(page)
  // The time that passes is the finger's own.
  let seconds = Date.now() / 1000
  const touch = (type: string, y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: y === undefined ? [] : [{ x: whole.x + whole.width / 2, y }],
      timestamp: seconds,
    })
  const drag = async (from: number, to: number, stepMs = 16) => {
    await touch('touchStart', from)
    for (let step = 1; step <= 4; step++) {
      seconds += stepMs / 1000
      await touch('touchMove', from + ((to - from) * step) / 4)
    }
  }
  const letGo = async (restMs = 0) => {
    seconds += restMs / 1000
    await touch('touchEnd')
  }
  const [low, half, full] = [64, Math.round(whole.height / 2), whole.height - 8]
  const bottom = whole.y + whole.height
  await expect.poll(height).toBe(low)
  await drag(bottom - 30, bottom - 300)
  // As high as the finger is, before it lets go.
  await expect.poll(height).toBe(low + 270)
  await letGo()
  await expect.poll(height).toBe(half)
  await list(page)
    .getByRole('button', { name: /Second Float/ })
    .waitFor()
  await drag(bottom - half + 20, bottom - full + 40)
  await letGo()
  await expect.poll(height).toBe(full)
  await drag(whole.y + 30, bottom - 60)
  await letGo()
  await expect.poll(height).toBe(low)
  // Thrown, a short way is enough; a hand that has rested leaves it at the nearest height.
  await drag(bottom - 30, bottom - 90)
  await letGo()
  await expect.poll(height).toBe(half)
  await drag(bottom - half + 20, bottom - half - 60, 250)
  await expect.poll(height).toBe(half + 80)
  await letGo()
  await expect.poll(height).toBe(half)
  await drag(bottom - half + 20, bottom - full + 60)
  await letGo(500)
  await expect.poll(height).toBe(full)
  await drag(whole.y + 30, whole.y + 110)
  await letGo()
  await expect.poll(height).toBe(half)
  // What is moved within the list moves the list alone.
  await drag(bottom - 80, bottom - 200)
  expect(await height()).toBe(half)
  await letGo()
  expect(await height()).toBe(half)
  const x = whole.x + whole.width / 2
  await page.mouse.move(x, bottom - half + 20)
  await page.mouse.down()
  await page.mouse.move(x, bottom - 100, { steps: 3 })
  await page.mouse.up()
  await expect.poll(height).toBe(low)
  await title.press('ArrowUp')
  await expect.poll(height).toBe(half)
  await title.press('ArrowUp')
  await expect.poll(height).toBe(full)
  await title.press('Enter')
  await expect.poll(height).toBe(low)
  expect(await title.getAttribute('aria-expanded')).toBe('false')
  await page.goBack()
  expect(place()).toBe('/category')
})

test('markers are pills that say how good a business is; a swipe through the cards lifts them in turn, and nothing that is counted is covered', async () => {
  const [east] = await Promise.all([
    make('page', { name: 'Pill East', latitude: '-8', longitude: '90.03', categoryIds: String(fish.Id) }, owner),
    make('page', { name: 'Pill West', latitude: '-8', longitude: '90', categoryIds: String(fish.Id) }, owner),
  ])
  const guest = await signIn(inject('appUrl'), { email: 'pills@demo.example', name: 'Ko Pill' })
  await make('pageRating', { pageId: String(east.Id), stars: '4' }, guest)
  const { page, visit } = await open({ look: phone })
  await visit('/category/map')
  await goToSea(page, -8, 90.015)
  const pill = page.getByTitle('Pill East', { exact: true })
  await expect.poll(() => pill.textContent()).toBe('4.0')
  // The sign of its category.
  await page.getByTitle('Pill West', { exact: true }).locator('img').waitFor()
  const cards = page.getByRole('list', { name: 'Businesses' }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(2)
  const lifted = page.locator('.leaflet-marker-icon.lifted')
  for (const name of ['Pill West', 'Pill East']) {
    const card = cards.filter({ hasText: name })
    await card.evaluate((one) => one.scrollIntoView({ inline: 'center' }))
    await expect.poll(() => lifted.getAttribute('title')).toBe(name)
  }
  // Its star is as light as its number, in the dark too.
  await page.emulateMedia({ colorScheme: 'dark' })
  const star = lifted.locator('svg')
  expect(await star.evaluate((one) => getComputedStyle(one).fill === getComputedStyle(one).color)).toBe(true)
  expect(await page.locator('.mapCount').textContent()).toBe('2 businesses')
  const covered = await page.locator('.leaflet-marker-icon').evaluateAll(
    (all) =>
      all.filter((marker) => {
        const { left, top, width, height } = marker.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return !over?.closest('.leaflet-marker-icon')
      }).length,
  )
  expect(covered).toBe(0)
  await cards.first().getByRole('button').tap()
  await page.getByRole('dialog', { name: /^Pill/ }).getByRole('button', { name: 'Close' }).tap()
})

test('on a desktop ↑ ↓ go through the list and lift pins, Enter opens a business beside it, Escape closes it; the address shows others the same', async () => {
  const { page, visit, place, settles } = await open({ look: desktop })
  await visit('/category/map')
  await goToSea(page)
  const rows = list(page).getByRole('listitem').getByRole('button')
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(3)
  await settles()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const pane = page.locator('[data-pane]')
  const name = await rows.nth(1).locator('b').textContent()
  await pane.getByRole('heading', { name: name! }).waitFor()
  expect(await pane.evaluate((one) => one.getBoundingClientRect().right)).toBe(1440)
  expect(place()).toMatch(/[?&]id=\d+/)

  const shared = page.url()
  await page.keyboard.press('Escape')
  await pane.waitFor({ state: 'detached' })
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true)
  const other = await open({ look: desktop })
  await other.visit(shared)
  await other.page.locator('[data-pane]').getByRole('heading', { name: name! }).waitFor()
  // And the same part of the map.
  await other.page
    .getByRole('button', { name: '3 businesses' })
    .or(other.page.getByTitle('First Float'))
    .first()
    .waitFor()
})

test("one finger on a page's map scrolls the screen", async () => {
  const { page, visit } = await open({ look: phone })
  const [first] = await read(`/page/api/bySearch/${encodeURIComponent('Far Float')}`)
  await visit(`/page/view/${first!.Id}`)
  const map = page.locator('.leaflet-container')
  await map.scrollIntoViewIfNeeded()
  const pin = map.locator('.pin')
  await pin.waitFor()
  const [box, before] = [(await map.boundingBox())!, await page.evaluate(() => window.scrollY)]
  const finger = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const step = before > 150 ? 15 : -15
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let moved = 1; moved <= 8; moved++)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + moved * step }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeGreaterThan(60)
  // And the map stays where it was.
  expect(await map.locator('.leaflet-map-pane').evaluate((pane) => getComputedStyle(pane).transform)).toMatch(
    /none|, 0, 0\)$/,
  )
})
