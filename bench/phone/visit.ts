import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser, phone } from '#tests/browser/support/browser.ts'

/** What one cold visit cost. Times in ms, sizes in bytes as transferred. */
export interface Visit {
  fcp: number
  lcp: number
  /** What the largest paint was: a tag and its text or address. */
  largest: string
  tbt: number
  cls: number
  /** When the app answers taps itself; null for a document without scripts. */
  hydrated: number | null
  scriptFiles: number
  scriptBytes: number
  /** Scripts asked for after hydration. */
  aheadFiles: number
  aheadBytes: number
  totalBytes: number
}

/** A cheap phone on a slow connection (docs/performance.md). */
export const cheapPhone = { cpuSlower: 4, latencyMs: 150, bitsPerSecond: 1_600_000 } as const
/** Nothing was asked for this long: the visit is over. The app loads ahead when it is idle. */
const appQuietMs = 2500
/** A document without scripts asks for nothing once it is drawn. */
export const staticQuietMs = 1000
const longestMs = 40_000

/**
 * Playwright has the browser say where in the code each request is made. V8 would parse that code a second time then, 50 to 100 ms on
 * the phone, which nobody's browser does who is not watched: so it keeps the places when it compiles.
 */
export const launchPhone = (): Promise<Browser> => launchBrowser(['--js-flags=--no-enable-lazy-source-positions'])

/** Opens a window of the cheap phone. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openFastPhone(browser, options)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: cheapPhone.latencyMs,
    downloadThroughput: cheapPhone.bitsPerSecond / 8,
    uploadThroughput: cheapPhone.bitsPerSecond / 8,
    connectionType: 'cellular4g',
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cheapPhone.cpuSlower })
  return page
}

/** The same window on this machine's processor and connection. */
async function openFastPhone(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  // tsx wraps named functions of those below in calls of `__name`.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  return page
}

/** One visit with an empty cache. */
export async function visit(
  browser: Browser,
  address: string,
  { isStatic, quietMs = appQuietMs, ...options }: BrowserContextOptions & { isStatic: boolean; quietMs?: number },
): Promise<Visit> {
  const page = await openPhone(browser, options)
  try {
    await page.goto(address, { waitUntil: 'load', timeout: longestMs })
    if (!isStatic) await hydrated(page)
    await quiet(page, quietMs)
    return await page.evaluate(summary)
  } finally {
    await page.context().close()
  }
}

export const hydrated = (page: Page) => until(page, `performance.getEntriesByName('hydrated').length > 0`)
/** Until nothing was asked for so long. */
export const quiet = (page: Page, ms = appQuietMs) => until(page, `(${isQuiet.toString()})(${ms})`)

/** A visit that only lets the server make what it keeps: the document, and its pictures in the phone's widths. */
export async function fillCaches(browser: Browser, address: string, options: BrowserContextOptions): Promise<void> {
  const page = await openFastPhone(browser, options)
  try {
    await page.goto(address, { waitUntil: 'load', timeout: longestMs })
    await quiet(page, staticQuietMs)
  } finally {
    await page.context().close()
  }
}

/**
 * Waits until the page says yes. Playwright's own waiting puts a script of hundreds of kilobytes into the page first, whose task counts as
 * blocking.
 */
async function until(page: Page, expression: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const latest = Date.now() + longestMs
  while (Date.now() < latest) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return await session.detach()
    await wait(250)
  }
  throw new Error(`${page.url()} never came to: ${expression}`)
}

interface Observed {
  lcp: number
  largest: string
  cls: number
  long: { start: number; duration: number }[]
}
interface WithObserved {
  observed: Observed
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, largest: '', cls: 0, long: [] }
  Object.assign(window, { observed })
  performance.setResourceTimingBufferSize(2000)
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    const { url, element } = entry as unknown as { url: string; element: Element | null }
    observed.lcp = entry.startTime
    observed.largest = `${element?.tagName ?? '?'} ${url ? new URL(url).pathname.slice(-40) : (element?.textContent ?? '').slice(0, 30)}`
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) observed.cls += value
  })
  watch('longtask', ({ startTime, duration }) => observed.long.push({ start: startTime, duration }))
}

/** Runs in the page: whether nothing was asked or answered for this long. */
function isQuiet(quiet: number): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => Math.max(entry.startTime, (entry as PerformanceResourceTiming).responseEnd))
  return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > quiet
}

/** Runs in the page. */
function summary(): Visit {
  const { lcp, largest, cls, long } = (window as unknown as WithObserved).observed
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? null
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [own] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const sum = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((total, { transferSize }) => total + transferSize, 0)
  // As the budget of the build counts them; `transferSize` has 300 bytes for each head, whatever it has.
  const bodies = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
  const ahead = scripts.filter(({ startTime }) => hydratedAt !== null && startTime > hydratedAt)
  const first = scripts.filter((script) => !ahead.includes(script))
  return {
    fcp,
    lcp,
    largest,
    cls,
    tbt: long.reduce(
      (total, { start, duration }) => total + (start + duration < fcp ? 0 : Math.max(0, duration - 50)),
      0,
    ),
    hydrated: hydratedAt,
    scriptFiles: first.length,
    scriptBytes: bodies(first),
    aheadFiles: ahead.length,
    aheadBytes: bodies(ahead),
    totalBytes: sum(resources) + (own?.transferSize ?? 0),
  }
}
