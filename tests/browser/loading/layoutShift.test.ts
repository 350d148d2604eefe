import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { make } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { looksOf } from '../support/routeExamples.ts'
import { signIn } from '../support/session.ts'

/** Of Core Web Vitals, which call 0.1 good (docs/performance.md). */
const most = 0.02

const open = useBrowser()

/** Tells by how much a screen moves whose Burmese letters come when everything else has, and what of it. Each is seen for the first time. */
async function shiftWatch(): Promise<(path: string) => Promise<WithShift>> {
  const { page, settles } = await open({ look: phone, language: 'my', isNew: true })
  let asked = 0
  let released = Promise.resolve()
  // Chromium keeps nothing of a window with routes, so each screen asks for its letters.
  await page.route('**/*.woff2', async (route) => {
    asked++
    await released
    await route.continue()
  })
  await page.addInitScript(observeShifts)
  return async (path) => {
    let release = () => {}
    released = new Promise<void>((resolve) => {
      release = resolve
    })
    asked = 0
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.locator('html[data-hydrated]').waitFor()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.evaluate(drawn)
    release()
    await settles()
    await page.evaluate(lettersDrawn)
    return page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      const { shift, moved } = window as unknown as WithShift
      return { shift, moved }
    })
  }
}

interface WithShift {
  shift: number
  /** each element that moved, by how far, in px */
  moved: string[]
}
interface LayoutShift {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page before anything else. Nobody waits longer than a busy machine takes: after 3 s letters would be the phone's. */
function observeShifts(): void {
  const { setTimeout } = window
  Object.assign(window, { setTimeout: (task: () => void, ms = 0) => (ms < 3000 ? setTimeout(task, ms) : 0) })
  const counted = Object.assign(window, { shift: 0, moved: [] as string[] })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
      counted.shift += value
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const what = `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`
        counted.moved.push(`${what} ${to.y - from.y} down, ${to.height - from.height} higher, by ${value.toFixed(3)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
const drawn = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })

/** Runs in the page. */
async function lettersDrawn(): Promise<void> {
  await document.fonts.ready
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })
}

test('letters that come late move nothing', async () => {
  const shiftOf = await shiftWatch()
  const moved: string[] = []
  for (const [name, { path, isProtected }] of looksOf(inject('known'))) {
    if (isProtected) continue
    const screen = await shiftOf(path)
    if (screen.shift >= most) moved.push(`${name} ${path}: ${screen.shift.toFixed(3)}`, ...screen.moved)
  }
  expect(moved).toEqual([])
})

/** Keeps calls waiting until it is called. */
async function hold(page: Page, calls: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.each(['en', 'my'] as const)('skeletons are as high as what they stand for, in %s', async (language) => {
  const { page, visit, settles } = await open({ look: phone, language })
  await visit('/child-safety')
  await settles()
  const usual = async () => {
    const heights = await page
      .locator('main article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    // Titles have one line or two, so it is the one in the middle.
    return heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)]!
  }
  for (const [path, calls] of [
    ['/page/new', '**/page/api/**'],
    ['/marketplace', '**/product/api/**'],
    ['/home', '**/post/api/**'],
  ] as const) {
    const release = await hold(page, calls)
    await page.locator(`nav a[href="${path}"]`).tap()
    await page.locator('main [aria-busy] article').first().waitFor()
    const expected = await usual()
    release()
    await page.locator('main article a').first().waitFor()
    await settles()
    expect(Math.abs((await usual()) - expected), `${path}: ${expected}, then ${await usual()}`).toBeLessThanOrEqual(2)
  }
})

test.each(['en', 'my'] as const)('a row that one manages is as high as its skeleton, in %s', async (language) => {
  const session = await signIn(inject('appUrl'), { email: `rows-${language}@demo.example`, name: 'Daw Rows' })
  const storedPage = await make('page', { name: 'Skeleton Brooms' }, session)
  const pageId = String(storedPage.Id)
  await make('product', { pageId, name: 'Broom', price: '3000' }, session)
  await make('post', { pageId, title: 'Brooms today' }, session)
  await make('productCategory', { pageId, name: 'Brooms' }, session)
  const { page, visit, go, settles } = await open({ look: phone, language, session, storedPage })
  await visit('/child-safety')
  for (const name of ['product', 'post', 'productCategory', 'page']) {
    const release = await hold(page, `**/${name}/api/**`)
    await go(`/${name}`)
    const heightOf = async (row: Locator) => (await row.first().boundingBox())!.height
    const skeleton = await heightOf(page.locator('main [aria-busy] article'))
    release()
    await page.locator('main article a').first().waitFor()
    await settles()
    const row = await heightOf(page.locator('main article'))
    expect(Math.abs(row - skeleton), `${name}: ${skeleton}, then ${row}`).toBeLessThanOrEqual(2)
    await page.unroute(`**/${name}/api/**`)
  }
})

test.each(['en', 'my'] as const)('the head of a business keeps its place, in %s', async (language) => {
  const session = await signIn(inject('appUrl'), { email: 'skeletons@demo.example', name: 'Daw Skeleton' })
  const { Id } = await make(
    'page',
    { name: 'Headstone Masons', phoneOne: '09 777 500 700', address: '12 Hill' },
    session,
  )
  const { page, visit, go, settles } = await open({ look: phone, language })
  const heads = page.locator('main header')
  const call = heads.locator('a[href^="tel:"]')
  const moves = async (id: number, lead: () => Promise<void>, first: Locator) => {
    const release = await hold(page, `**/page/api/${id}`)
    await lead()
    const before = (await first.boundingBox())!
    release()
    await call.waitFor()
    await settles()
    const after = (await heads.last().boundingBox())!
    return [after.y - before.y, after.height - before.height].map(Math.abs)
  }
  await visit('/child-safety')
  // Where nothing is known of it, nobody knows how many lines its names have.
  const { page: unknown } = inject('known')
  const skeleton = page.locator('main [aria-busy] header')
  expect((await moves(unknown, () => go(paths.page(unknown)), skeleton))[0]).toBeLessThanOrEqual(2)
  await page.locator('nav a[href="/page/new"]').tap()
  const card = page.locator(`main article a[href="/page/view/${Id}"]`).first()
  const moved = await moves(Id, () => card.tap(), heads.filter({ hasText: 'Headstone Masons' }))
  expect(Math.max(...moved), moved.join(' px down, ')).toBeLessThanOrEqual(2)
})

test('bars stand for all letters on their way, marks too, also on a phone that has others', async () => {
  const { page } = await open({ look: phone, language: 'my', isNew: true })
  await page.addInitScript(observeShifts)
  await page.goto('/home')
  await page.evaluate(addLetters, (await readFile(letters)).toString('base64'))
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  // None until the text is laid out.
  const fonts = async () => {
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' })
    return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ familyName }) => familyName)
  }
  await expect.poll(fonts).toEqual(['OTS derived font'])
})

const letters = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2',
)

/** Runs in the page: writes with the bars and what this phone has, with marks above, below, before, after and stacked. */
async function addLetters(file: string): Promise<void> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const own = await new FontFace("This phone's", bytes).load()
  document.fonts.add(own)
  const text = Object.assign(document.createElement('p'), { id: 'letters', textContent: 'မြို့နယ်ဘဏ္ဍာကုန်ပစ္စည်းခွဲ' })
  text.style.fontFamily = "'Burmese bars', \"This phone's\""
  document.body.prepend(text)
}

test('letters that do not come are those of the phone', async () => {
  const { page, visit } = await open({ look: phone, language: 'my', isNew: true, expected: /ERR_FAILED/ })
  await page.route('**/*.woff2', (route) => route.abort())
  await visit('/home')
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family))).toHaveLength(1)
})
