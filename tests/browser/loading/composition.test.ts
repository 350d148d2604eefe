import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone, desktop } from '../support/browser.ts'
import { useBrowser, type Person } from '../support/person.ts'
import { paths } from '#src/paths.ts'

/** What stands above a list, and how much of the list is on the first screen (docs/experience.md#lists). */

const open = useBrowser()
const { category } = inject('known')

const lists = {
  Search: paths.search('tea'),
  Category: paths.category(category),
  'Search, products': `${paths.search('tea')}&in=product`,
  Discover: '/page/new',
  Market: paths.marketplace,
}

const topOfFirst = async (page: Page) => {
  const first = page.locator('main article').first()
  await first.waitFor()
  return (await first.boundingBox())!.y
}

/** Opens one after the other, all but the first within the app. */
async function* walk({ visit, go, settles }: Person, screens: readonly string[]) {
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? visit : go)(path)
    await settles()
    yield path
  }
}

const small = { ...phone, viewport: { width: 360, height: 640 } }
test.each([
  ['phones', 'en', [phone, small], [215, 200]],
  ['phones', 'my', [phone, small], [215, 200]],
  ['a desktop', 'en', [desktop], [170]],
] as const)('the first result begins near the top on %s in %s', async (_, language, sizes, most) => {
  const person = await open({ look: sizes[0], language })
  const low: string[] = []
  for await (const path of walk(person, Object.values(lists)))
    for (const [index, { viewport }] of sizes.entries()) {
      await person.page.setViewportSize(viewport)
      await person.settles()
      const top = await topOfFirst(person.page)
      if (top > most[index]!) low.push(`${path} at ${viewport.width}: ${top}`)
    }
  expect(low).toEqual([])
})

test.each([
  ['390 × 844', phone, 'en', 5, 112],
  ['390 × 844', phone, 'my', 4, 124],
  ['360 × 640', small, 'en', 3, 112],
  ['360 × 640', small, 'my', 3, 124],
] as const)(
  'businesses are low rows, and many are whole on the first screen of %s',
  async (_, look, language, least, most) => {
    const { page, visit, settles } = await open({ look, language })
    // Noon in Yangon: tea shops are open.
    await page.clock.setFixedTime('2026-11-30T05:30:00Z')
    await visit(paths.search('tea'))
    await settles()
    await topOfFirst(page)
    const bottom = (await page.getByRole('navigation').first().boundingBox())!.y
    const rows = await page
      .locator('main article')
      .evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).map(({ height, bottom: end }) => ({ height, end })),
      )
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(most)
    expect(rows.filter(({ end }) => end <= bottom).length).toBeGreaterThanOrEqual(least)
    // What it is, or the first of that, stands whole beside how good it is, where it is no long name.
    const cutTrades = await page.locator('main article [data-open]').evaluateAll((states) =>
      states.flatMap((state) => {
        const line = state.parentElement!.parentElement!.children[1]!
        const trade = line.lastElementChild!.firstChild as Text
        const name = document.createRange()
        name.setStart(trade, 0)
        name.setEnd(trade, /[,၊]/.exec(trade.data)?.index ?? trade.length)
        return name.getBoundingClientRect().right > line.getBoundingClientRect().right + 1 ? [trade.data] : []
      }),
    )
    // Of ten two have longer names than the line.
    if (look === phone) expect(cutTrades.length).toBeLessThanOrEqual(2)
    // Until when is said whole; how many follow it gives way.
    const times = page.locator('main article [data-open=true]')
    await times.first().waitFor()
    const cut = await times.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > one.parentElement!.getBoundingClientRect().right)
        .map((one) => one.textContent),
    )
    expect(cut).toEqual([])
  },
)

test('who speaks first on Home is on the first screen', async () => {
  const { page, visit, settles } = await open({ look: phone, language: 'en' })
  await visit('/home')
  await settles()
  const author = page.locator('main article a').first()
  expect((await author.boundingBox())!.y).toBeLessThanOrEqual(420)
})

test('on a desktop the first post begins near the top', async () => {
  const { page, visit, settles } = await open({ look: desktop, language: 'en' })
  await visit('/home')
  await settles()
  expect(await topOfFirst(page)).toBeLessThanOrEqual(320)
})

test.each([
  ['a phone', phone, 'en'],
  ['a phone in Burmese', phone, 'my'],
  ['a tablet', { viewport: { width: 820, height: 1180 } }, 'en'],
] as const)('what one can do about a post is said in whole words, in one line, on %s', async (_, look, language) => {
  const { page, visit, settles } = await open({ look, language })
  await visit('/home')
  await settles()
  await topOfFirst(page)
  const broken = await page.locator('main article [data-acts] span').evaluateAll((words) =>
    words.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isWhole =
        width <= one.parentElement!.clientWidth && height < 1.5 * Number.parseFloat(getComputedStyle(one).lineHeight)
      return isWhole ? [] : [`${one.textContent}: ${width} × ${height}`]
    }),
  )
  expect(broken).toEqual([])
})

test('a filter of the row opens the sheet where it stands', async () => {
  const { page, visit } = await open({ look: phone, language: 'en' })
  await visit(paths.marketplace)
  await page.getByRole('button', { name: 'Price' }).tap()
  const sheet = page.getByRole('dialog')
  const [title, done] = [sheet.getByText('Price', { exact: true }), sheet.getByRole('button', { name: /^Show/ })]
  await title.waitFor()
  await expect.poll(async () => (await title.boundingBox())!.y - (await done.boundingBox())!.y).toBeLessThan(-100)
})

test.each([
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a desktop', desktop],
] as const)('nothing that floats lies over a row on %s', async (_, look) => {
  const { page, visit, settles } = await open({ look, language: 'my' })
  for (const path of Object.values(lists)) {
    await visit(path)
    await settles()
    await topOfFirst(page)
    const over = await page.locator('main :is(a, button)').evaluateAll((all) => {
      const floats = (one: Element | null): boolean =>
        one !== null &&
        !one.matches('[data-list-head]') &&
        (getComputedStyle(one).position === 'fixed' || floats(one.parentElement))
      const rows = [...document.querySelectorAll('main article')].map((row) => row.getBoundingClientRect())
      return all.filter(floats).flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const lies = rows.some((row) => row.left < right && left < row.right && row.top < bottom && top < row.bottom)
        return lies || left < 0 ? [one.textContent] : []
      })
    })
    expect(over, path).toEqual([])
  }
})

test('one button of a screen is filled', async () => {
  const person = await open({ look: phone, language: 'en' })
  const { page: business, product, post } = inject('known')
  const screens = [paths.home, ...Object.values(lists), paths.page(business), paths.product(product), paths.post(post)]
  const several: string[] = []
  for await (const path of walk(person, screens)) {
    const filled = await person.page.locator(':is(main, [data-contact-bar]) :is(a, button)').evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = 'var(--brand)'
      const brand = getComputedStyle(probe).backgroundColor
      probe.remove()
      const isShown = (one: Element) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height > 0 && top < window.innerHeight && bottom > 0 && getComputedStyle(one).visibility === 'visible'
      }
      return all
        .filter((one) => isShown(one) && getComputedStyle(one).backgroundColor === brand)
        .map((one) => one.textContent)
    })
    if (filled.length > 1) several.push(`${path}: ${filled.join(', ')}`)
  }
  expect(several).toEqual([])
})

test('what is above a list gives way while one reads on, moves nothing, and comes back on the way up or by keyboard', async () => {
  const { page, visit, settles } = await open({ look: phone, language: 'en' })
  await visit(paths.search('tea'))
  await settles()
  const field = page.getByRole('main').getByRole('combobox')
  const fieldTop = async () => (await field.boundingBox())!.y
  const header = (await page.getByRole('banner').boundingBox())!.height
  const shown = await fieldTop()
  expect(shown).toBeGreaterThanOrEqual(header)
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
  const second = page.locator('main article').nth(1)
  const before = (await second.boundingBox())!.y
  await scrollTo(300)
  await expect.poll(fieldTop).toBeLessThan(0)
  expect((await second.boundingBox())!.y).toBe(before - 300)
  await scrollTo(250)
  await expect.poll(fieldTop).toBe(shown)
  await scrollTo(400)
  await expect.poll(fieldTop).toBeLessThan(0)
  await page.keyboard.press('Tab')
  await page.getByRole('navigation', { name: 'Results' }).getByRole('link').last().focus()
  await expect.poll(fieldTop).toBe(shown)
})

test('targets above a list are 44 px high and more, with what reaches beyond their edges', async () => {
  const person = await open({ look: phone, language: 'en' })
  for await (const path of walk(person, Object.values(lists))) {
    await topOfFirst(person.page)
    const low = await person.page.locator('[data-list-head] :is(a, button)').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const after = getComputedStyle(target, '::after')
        const beyond = after.content === 'none' ? 0 : -(Number.parseFloat(after.top) + Number.parseFloat(after.bottom))
        const height = target.getBoundingClientRect().height + Math.max(0, beyond)
        return height < 44 ? [`${target.textContent} ${height}`] : []
      }),
    )
    expect(low, path).toEqual([])
  }
})

test.each([1440, 1920])(
  'a desktop of %d px shows list and map from edge to edge, with no empty band between',
  async (width) => {
    const look = { ...desktop, viewport: { width, height: 900 } }
    const { page, visit, settles } = await open({ look, language: 'en' })
    for (const path of [lists.Search, '/category/map']) {
      await visit(path)
      await page.locator('.leaflet-container').waitFor()
      await settles()
      const [row, map] = await Promise.all(
        ['main :is(article, [data-row])', '.leaflet-container'].map(
          async (one) => (await page.locator(one).first().boundingBox())!,
        ),
      )
      expect(row!.y, path).toBeLessThanOrEqual(170)
      expect(row!.x, path).toBeLessThanOrEqual(160)
      expect(map!.x - (row!.x + row!.width), path).toBeLessThanOrEqual(160)
      expect(look.viewport.width - (map!.x + map!.width), path).toBeLessThanOrEqual(1)
      expect(look.viewport.height - (map!.y + map!.height), path).toBeLessThanOrEqual(1)
    }
  },
)
