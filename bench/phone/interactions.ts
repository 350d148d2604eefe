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
export const interactions = (pageId: number): readonly Interaction[] => [
  {
    name: 'menu',
    path: `/page/view/${pageId}`,
    act: (page) => page.locator('main button[aria-haspopup=menu]').first().tap(),
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
export const settleMs = 1200

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
      await settleFor(page, origin + path)
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

/** Opens a screen, and begins to watch taps when it answers them. */
export async function settleFor(page: Page, address: string): Promise<void> {
  await page.addInitScript(observeEvents)
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  await page.waitForTimeout(settleMs)
  await page.evaluate(() => {
    const { longest, events } = window as unknown as WithLongest
    longest.splice(0)
    events.splice(0)
  })
}

export interface WithLongest {
  longest: number[]
  /** Each event with what it waited for, in ms. */
  events: string[]
}

/** Runs in the page before anything else. */
function observeEvents(): void {
  const longest: number[] = []
  const events: string[] = []
  Object.assign(window, { longest, events })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Answered[]) {
      if (entry.interactionId === 0) continue
      longest.push(entry.duration)
      const { name, startTime, processingStart, processingEnd, duration } = entry
      const parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        duration - (processingEnd - startTime),
      ]
      events.push(
        `${name} at ${startTime.toFixed(0)}: ${duration} (${parts.map((part) => part.toFixed(0)).join(' + ')})`,
      )
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

interface Answered {
  name: string
  interactionId: number
  startTime: number
  processingStart: number
  processingEnd: number
  duration: number
}
