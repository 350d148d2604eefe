import type { Browser, Page } from 'playwright-core'
import { storageOf, type Session } from '#tests/browser/support/session.ts'
import { hydrated, openPhone } from './visit.ts'

interface Interaction {
  name: string
  path: string
  act(page: Page): Promise<void>
}
export interface InteractionResult {
  name: string
  /** The longest answer to a tap or key, until its next paint, in ms. */
  ms: number
}

/** The four of docs/performance.md, with a page to follow. */
const interactions = (pageId: number): readonly Interaction[] => [
  {
    name: 'menu',
    path: `/page/view/${pageId}`,
    act: (page) => page.locator('main h1').locator('..').getByRole('button').last().tap(),
  },
  { name: 'tab', path: '/home', act: (page) => page.locator('nav a[href="/marketplace"]').tap() },
  {
    name: 'follow',
    path: `/page/view/${pageId}`,
    act: (page) => page.locator('main button[aria-pressed]').first().tap(),
  },
  {
    name: 'typing',
    path: '/search',
    async act(page) {
      await page.locator('main input').first().tap()
      await page.keyboard.type('coffee', { delay: 150 })
    },
  },
]

/** Enough for the paint after the last event, on the slowed processor. */
const settleMs = 1200

/** Interaction to Next Paint of each, as a signed-in person, after hydration. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  { session, pageId }: { session: Session; pageId: number },
): Promise<InteractionResult[]> {
  const results: InteractionResult[] = []
  for (const { name, path, act } of interactions(pageId)) {
    const page = await openPhone(browser, { storageState: storageOf(origin, { session }) })
    try {
      await page.addInitScript(observeEvents)
      await page.goto(origin + path, { waitUntil: 'load' })
      await hydrated(page)
      await page.waitForTimeout(settleMs)
      await page.evaluate(() => (window as unknown as WithLongest).longest.splice(0))
      await act(page)
      await page.waitForTimeout(settleMs)
      results.push({
        name,
        ms: await page.evaluate(() => Math.max(0, ...(window as unknown as WithLongest).longest)),
      })
    } finally {
      await page.context().close()
    }
  }
  return results
}

interface WithLongest {
  longest: number[]
}

/** Runs in the page before anything else. */
function observeEvents(): void {
  const longest: number[] = []
  Object.assign(window, { longest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { interactionId: number; duration: number }[])
      if (entry.interactionId > 0) longest.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
