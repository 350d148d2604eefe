import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { make } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { answerManyPosts, countNodes } from './support/manyPosts.ts'
import { useBrowser } from './support/person.ts'
import { signIn } from './support/session.ts'

/** Lists with real layout and touch (spec 4.10 to 4.22, 9.03 to 9.14), and long ones (docs/decisions/long-lists.md). */

const open = useBrowser()

/** The number of columns of the first grid of cards. */
const columns = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((card) => {
      for (let at: Element | null = card; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.display === 'grid' && at.querySelectorAll('article').length > 1)
          return style.gridTemplateColumns.split(' ').length
      }
      return 0
    })

test.each([
  ['/home', 'posts feed: 1 to 5 columns [9.12]', { 390: 1, 700: 2, 1000: 3, 1440: 4, 1700: 5 }],
  ['/marketplace', 'directory grid: 2 up to 8 columns [9.13]', { 390: 2, 500: 3, 800: 4, 1300: 6, 1600: 8 }],
  ['/article', 'management grids: 1, 2, 3 columns [9.14]', { 390: 1, 700: 2, 1200: 3 }],
] as const)('%s: %s', async (address, _what, byWidth) => {
  const { page, visit } = await open({ look: desktop })
  await visit(address)
  const seen: Record<string, number> = {}
  for (const width of Object.keys(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    seen[width] = await columns(page)
  }
  expect(seen).toEqual(byWidth)
})

test('on a desktop a business of a category and of Discover opens beside the list: marked, by keyboard, by an address, closed in one step', async () => {
  const session = await signIn(inject('appUrl'), { email: 'beside@demo.example', name: 'Daw Beside' })
  const { category } = inject('known')
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    await make('page', { name: `Beside ${name}`, categoryIds: String(category), phoneOne: '09 777 100 300' }, session)
  const { page, visit, go, place, settles } = await open({ look: desktop })
  const pane = page.locator('[data-pane]')
  const rows = page.getByRole('main').getByRole('article')
  const opens = async (key: string) => {
    await page.keyboard.press(key)
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.keyboard.press('Enter')
    await pane.getByRole('heading', { name, exact: true }).waitFor()
    return name
  }
  await visit('/category')
  for (const path of [`/category/view/${category}`, '/page/new']) {
    await go(path)
    await rows.nth(4).waitFor()
    await settles()
    expect(await columns(page)).toBe(3)
    await rows.nth(1).getByRole('link').first().click()
    await pane.waitFor()
    expect(place()).toMatch(new RegExp(`^${path}\\?id=\\d+$`))
    await expect.poll(() => columns(page)).toBe(2)
    const first = await rows.nth(1).getByRole('link').first().textContent()
    expect(await rows.locator('a[aria-current]').allTextContents()).toEqual([first])
    const { x, width } = (await pane.boundingBox())!
    expect(x + width).toBe(1440)
    const ends = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(x)
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await rows.first().boundingBox())!.y).toBeLessThanOrEqual(170)
    }

    // Below it, beside that, and closed where it was opened.
    await rows.nth(1).getByRole('link').first().focus()
    expect(await opens('ArrowDown')).toBe(await rows.nth(3).getByRole('link').first().textContent())
    const name = await opens('ArrowLeft')
    expect(name).toBe(await rows.nth(2).getByRole('link').first().textContent())
    const shared = place()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await pane.waitFor({ state: 'detached' })
    expect(place()).toBe(path)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await page.goBack()
    await expect.poll(place).not.toMatch(new RegExp(`^${path}`))

    // By its address it is there too, and closing it leaves the list.
    await visit(shared)
    await pane.getByRole('heading', { name, exact: true }).waitFor()
    await pane.getByRole('button', { name: 'Close' }).click()
    await pane.waitFor({ state: 'detached' })
    expect(place()).toBe(path)
    await visit('/category')
  }
  // Where there is no room, a row leads to its business.
  await page.setViewportSize({ width: 1100, height: 900 })
  await go(`/category/view/${category}`)
  await rows.first().getByRole('link').first().click()
  await page.waitForURL(/\/page\/view\//)
})

/** Touches, moves down by this many px, and releases. */
async function pull(finger: CDPSession, from: number, way: number) {
  const at = (y: number) => [{ x: 195, y }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (const part of [way / 2, way])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + part) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each([
  ['/article', /\/article\/api\/byPage\/1\?view=card$/, 60],
  ['/page', /\/page\/api\/byOwnerEmail\/.*page=1&/, 70],
] as const)('%s: pulling down to the threshold does nothing, 1 px more refreshes', async (address, call, distance) => {
  const session = await signIn(inject('appUrl'), { email: 'puller@demo.example', name: 'Ko Pull' })
  await make('page', { name: 'Pulled' }, session)
  const { page, visit, settles } = await open({ look: phone, session })
  await visit(address)
  const card = page.locator('main article').first()
  await card.waitFor()
  await settles()
  const asked: string[] = []
  page.on('request', (request) => void (call.test(request.url()) && asked.push(request.url())))
  const finger = await page.context().newCDPSession(page)
  // The position after the list has been replaced by the fresh one.
  let from = 0
  await expect.poll(async () => (from = Math.round(((await card.boundingBox())?.y ?? -20) + 20))).toBeGreaterThan(0)
  await pull(finger, from, distance)
  expect(asked).toEqual([])
  await pull(finger, from, distance + 1)
  await expect.poll(() => asked.length).toBe(1)
})

test('a long list at rest animates nothing; its loading indicator does while more is loading', async () => {
  // A window of its own: others have animations turned off.
  const { page, visit, settles } = await open({ look: phone, isNew: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The next rows do not come.
  await page.route(/\/post\/api\/byPage\/2\b/, () => {})
  await visit('/home')
  await settles()
  const animated = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  const indicator = page.getByRole('status', { name: 'Loading more' })
  expect(await indicator.count()).toBe(1)
  await expect.poll(animated).toBe(0)
  await indicator.scrollIntoViewIfNeeded()
  await expect.poll(animated).toBe(2)
})

test('with a mouse there is a button instead', async () => {
  const { page, visit } = await open({ look: desktop })
  await visit('/article')
  const answer = page.waitForResponse(/\/article\/api\/byPage\/1\?view=card$/)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  expect((await answer).status()).toBe(200)
})

const longEnough = 2_000

/** On a phone, at the top of the home screen with this many posts. */
async function openFeed() {
  const person = await open({ look: phone })
  const { page, visit } = person
  // Of the demonstration: newer ones are other walks', and of one with many pictures a card has more nodes.
  const older = `${inject('appUrl')}/post/api/byPage/2?after=${inject('known').post}`
  const samples = (await (await fetch(older)).json()) as { Id: number }[]
  await visit('/child-safety')
  const asked = await answerManyPosts(page, longEnough, samples)
  await page.locator('nav a[href="/home"]').tap()
  await page.getByText('Post 1', { exact: true }).first().waitFor()
  return { ...person, asked }
}

/** Scrolls to the end of the list, again and again, until this many posts have been asked for. */
async function scrollPast(page: Page, count: number) {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return page.locator('main article').last().getAttribute('aria-posinset').then(Number)
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThan(count)
}

/** The first card of which something is in view, and where. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find((one) => one.getBoundingClientRect().bottom > 0)
    return {
      title: card?.querySelector('a[href^="/post/view/"]')?.textContent,
      top: Math.round(card?.getBoundingClientRect().top ?? NaN),
      scrolled: Math.round(window.scrollY),
    }
  })

test('of a list of any length few nodes are in the document, and each part is asked for once, in larger pages', async () => {
  const { page, asked } = await openFeed()
  // The code of windows has come while the list was short.
  await page.locator('main article[aria-posinset="20"]').waitFor()
  await scrollPast(page, 1_900)
  expect(await countNodes(page)).toBeLessThan(400)
  expect(await page.locator('main article').last().getAttribute('aria-setsize')).toMatch(/^(-1|2000)$/)
  // Without `after`, since this directory does not change.
  const lists = asked
    .filter((address) => address.includes('byPage'))
    .map((address) => address.replace(/after=[^&]+&/, ''))
  expect(lists.slice(0, 7)).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `/post/api/byPage/${number}?view=card`),
    '/post/api/byPage/2?perPage=100&view=card',
    '/post/api/byPage/3?perPage=100&view=card',
  ])
  expect(new Set(lists).size).toBe(lists.length)

  // The pages at the top are not kept.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByText('Post 1', { exact: true }).first().waitFor()
  expect(await countNodes(page)).toBeLessThan(400)
})

test('back from a detail the list is where it was, and nothing is asked twice', async () => {
  const { page, asked, settles } = await openFeed()
  await scrollPast(page, 700)
  await page.evaluate(() => window.scrollBy(0, -3_000))
  await settles()
  const before = await inView(page)
  asked.length = 0
  await page.getByRole('link', { name: before.title!, exact: true }).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { name: before.title!, level: 2 }).waitFor()
  // The list told what its card shows; the whole post is asked for once, and its comments when their code has come.
  await expect
    .poll(() => asked.toSorted())
    .toEqual([expect.stringMatching(/^\/comment/), expect.stringMatching(/^\/post\/api\/\d+$/)])
  await settles()
  expect(asked.length).toBe(2)
  asked.length = 0
  for (const way of ['goBack', 'goForward', 'goBack'] as const) {
    await page[way]()
    if (way === 'goForward') await page.getByRole('heading', { name: before.title!, level: 2 }).waitFor()
    else await expect.poll(() => inView(page)).toEqual(before)
  }
  await settles()
  expect(asked).toEqual([])
})

test('back from a detail a list of one page is where it was, and soon whole again, so that searching in the page finds all of it', async () => {
  const { page, asked, settles } = await openFeed()
  const cards = page.locator('main article')
  await expect.poll(() => cards.count()).toBe(20)
  await page.evaluate(() => window.scrollBy(0, 3_000))
  await settles()
  const before = await inView(page)
  asked.length = 0
  await page.getByRole('link', { name: before.title!, exact: true }).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { name: before.title!, level: 2 }).waitFor()
  await settles()
  // Counts the cards of each frame from here on.
  await page.evaluate(() => {
    const counts: number[] = Object.assign(window, { counts: [] }).counts
    const next = () => {
      counts.push(document.querySelectorAll('main article').length)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    history.back()
  })
  await expect.poll(() => cards.count()).toBe(20)
  expect(await inView(page)).toEqual(before)
  const [first] = await page.evaluate(() =>
    (window as unknown as { counts: number[] }).counts.filter((count) => count > 1),
  )
  expect(first).toBeLessThan(8)
  expect(asked.filter((address) => address.includes('byPage'))).toEqual([])
})

test('back to a list that was left before the code of windows had come, it is where it was', async () => {
  const person = await open({ look: phone })
  const { page, visit, settles } = person
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/listWindow-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/listWindow-*.js')
  await visit('/home')
  await asked
  // Until then cards beneath the first screenful have the height that was guessed (layOutRest.ts).
  await page.locator('html[data-laid-out]').waitFor()
  await page.evaluate(() => window.scrollBy(0, 3_000))
  // Cards above that were not laid out before may move it once. `settles` would wait for the held script.
  let before = await inView(page)
  await expect
    .poll(async () => {
      const earlier = before
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      before = await inView(page)
      return before.scrolled - earlier.scrolled
    })
    .toBe(0)
  await page
    .getByRole('link', { name: before.title!, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { name: before.title!, level: 2 }).waitFor()
  const came = page.waitForResponse('**/assets/listWindow-*.js')
  release()
  await (await came).finished()
  await settles()
  await page.goBack()
  await expect.poll(() => inView(page)).toEqual(before)
})

test('up again, over rows that are not kept, nothing jumps', async () => {
  const { page } = await openFeed()
  await scrollPast(page, 1_900)
  /** The number of the post at the top of the viewport, once one is there. */
  const numberAtTop = async () => {
    const found = await page.waitForFunction(() => {
      const card = [...document.querySelectorAll('main article')].find((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top <= 16 && bottom > 0
      })
      return card?.querySelector('a[href^="/post/view/"]')?.textContent.split(' ').at(-1)
    })
    return Number(await found.jsonValue())
  }
  let last = await numberAtTop()
  for (let steps = 0; steps < 60; steps++) {
    await page.evaluate(() => window.scrollBy(0, -600))
    const now = await numberAtTop()
    expect(last - now).toBeGreaterThanOrEqual(0)
    // A post of a few words is low.
    expect(last - now).toBeLessThan(6)
    last = now
  }
  // Rows that have left the window go a moment later.
  await expect.poll(() => countNodes(page)).toBeLessThan(400)
})

test('the next screen fades in, unless less motion is wanted, and its heading has the focus', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.documentElement.dataset['faded'] = String(Number(document.documentElement.dataset['faded'] ?? 0) + 1)
      return start(change)
    }
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const code = page.waitForResponse('**/assets/HomeScreen-*.js')
  await visit('/child-safety')
  await (await code).finished()
  await settles()
  await page.locator('nav a[href="/home"]').tap()
  await page.locator('main article').first().waitFor()
  const faded = () => page.locator('html').getAttribute('data-faded')
  // Not before a screen was drawn quickly, which the next ones may not be either while other tests run.
  expect(await faded()).toBeNull()
  await expect
    .poll(
      async () => {
        await page.goForward()
        await page.locator('main article').first().waitFor()
        await page.goBack()
        await settles()
        return faded()
      },
      { timeout: 15_000 },
    )
    .not.toBeNull()
  await page.locator('h1:focus').waitFor()
  const count = await faded()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goForward()
  await page.locator('main article').first().waitFor()
  expect(await faded()).toBe(count)
})

test('a tab leads to where it was left, with its filters; the one that is shown to its top', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).tap()
  const scrollTo = async (top: number) => {
    await page.locator('html[data-laid-out]').waitFor()
    // A list that has just been opened begins with what is in view, and is too short at first.
    const scrolled = (y: number) => {
      window.scrollTo(0, y)
      return Math.round(window.scrollY)
    }
    await expect.poll(() => page.evaluate(scrolled, top)).toBe(top)
  }
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await visit('/marketplace?priceTo=300000')
  await scrollTo(500)
  await tab('Home')
  await sees('Home')
  await expect.poll(top).toBe(0)
  await scrollTo(900)
  await tab('Market')
  await sees('Marketplace')
  expect(place()).toBe('/marketplace?priceTo=300000')
  await expect.poll(top).toBe(500)
  await tab('Home')
  await sees('Home')
  await expect.poll(top).toBe(900)
  await tab('Home')
  await expect.poll(top).toBe(0)
  await page.goBack()
  await sees('Marketplace')
  await tab('Market')
  await expect.poll(top).toBe(0)
  expect(place()).toBe('/marketplace?priceTo=300000')
  await tab('Market')
  await expect.poll(place).toBe('/marketplace')
})

test('a phone that lies on its side shows what a product is and costs, and whom to call', async () => {
  const { page, visit } = await open({ look: { ...phone, viewport: { width: 844, height: 390 } } })
  await visit(paths.product(inject('known').product))
  const within = async (name: string, one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox())!
    expect([name, x >= 80 && y >= 56 && x + width <= 844 && y + height <= 390]).toEqual([name, true])
  }
  const facts = page.getByRole('complementary')
  await facts.getByRole('heading', { level: 2 }).first().waitFor()
  await within('name', facts.getByRole('heading', { level: 2 }).first())
  await within('price', facts.getByText(/Ks|Ask for the price|Call for the price/).first())
  const tabs = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!
  expect([tabs.x, tabs.width]).toEqual([0, 80])
  const call = (await page.getByRole('region', { name: 'Call or write' }).boundingBox())!
  expect([call.x + call.width, call.y]).toEqual([844, 56])
})
