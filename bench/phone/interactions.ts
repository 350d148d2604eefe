import type { Browser, Page } from 'playwright-core'
import { storageOf, type Session } from '#tests/browser/support/session.ts'
import { hydrated, openPhone } from './visit.ts'

interface Interaction {
  name: string
  path: string
  /** What is tapped. */
  target: string
  /** What is typed after the tap. */
  text?: string
}
export interface InteractionResult {
  name: string
  /** The longest answer to a tap or key, until its next paint, in ms. */
  ms: number
}

/** The four of docs/performance.md, with a page to follow. */
export const interactions = (pageId: number): readonly Interaction[] => [
  { name: 'menu', path: `/page/view/${pageId}`, target: 'main button[aria-haspopup=menu]' },
  { name: 'tab', path: '/home', target: 'nav a[href="/marketplace"]' },
  { name: 'follow', path: `/page/view/${pageId}`, target: 'main button[aria-pressed]' },
  { name: 'typing', path: '/search', target: 'main input', text: 'coffee' },
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
  for (const interaction of interactions(pageId)) {
    const { name } = interaction
    const page = await openPhone(browser, { storageState: storageOf(origin, { session }) })
    try {
      const act = await settleFor(page, origin, interaction)
      await act()
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

/** In ms: for so long a finger stays on the screen. */
const tapMs = 80
/** Until the phone's keyboard is there, and from key to key. */
const keyboardMs = 300
const betweenKeysMs = 150

/**
 * Opens a screen, and begins to watch taps when it answers them. Returns what taps and types. Where to tap is known by then: Playwright's
 * own tapping looks for it with scripts and listeners in the page, which take a slow phone as long as the app's answer.
 */
export async function settleFor(
  page: Page,
  origin: string,
  { path, target, text = '' }: Interaction,
): Promise<() => Promise<void>> {
  await page.addInitScript(observeEvents)
  await page.goto(origin + path, { waitUntil: 'load' })
  await hydrated(page)
  await page.waitForTimeout(settleMs)
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${placeOf.toString()})(${JSON.stringify(target)})`,
    returnByValue: true,
  })
  const place = result.value as { x: number; y: number }
  await page.waitForTimeout(settleMs)
  await session.send('Runtime.evaluate', { expression: `(${forget.toString()})()` })
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await page.waitForTimeout(tapMs)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    if (!text) return
    await page.waitForTimeout(keyboardMs)
    await page.keyboard.type(text, { delay: betweenKeysMs })
  }
}

/** Runs in the page: brings an element into view, and says where its middle is. */
function placeOf(target: string): { x: number; y: number } {
  const element = document.querySelector(target)
  if (!element) throw new Error(`There is no ${target}`)
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page: what was seen before the tap is none of its answer. */
function forget(): void {
  const { longest, events } = window as unknown as WithLongest
  longest.splice(0)
  events.splice(0)
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
