import type { Page, Request } from 'playwright-core'

/** In ms: longer than anything takes on a machine that is busy with other work. */
const patience = 60_000

/**
 * Waits until a window has settled: no request is pending, and the page has been idle twice since.
 * Unlike Playwright's `networkidle` it does not add half a second to each screen, and waits as long as a busy machine needs.
 */
export function settling(page: Page): () => Promise<void> {
  const awaited = new Set<Request>()
  page.on('request', (request) => {
    // What Chromium loads anew in the background (stale-while-revalidate) shows nothing, and it may tell only after 30 s that it ended.
    // What is counted shows nothing either, and may go on when the screen is left.
    const isSeen = request.resourceType() !== 'other' && !request.url().endsWith('/pageStat/api')
    if (isSeen) awaited.add(request)
  })
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return async () => {
    const latest = Date.now() + patience
    for (let idle = 0; idle < 2; idle = awaited.size === 0 ? idle + 1 : 0) {
      if (Date.now() > latest)
        throw new Error(`Still awaited: ${[...awaited].map((request) => request.url()).join(' ')}`)
      await page.evaluate(idleAndDrawn)
    }
  }
}

/**
 * Runs in the page: waits until pending work is done and painted. Chromium now and then has no idle time to give until the page asks
 * for a frame, hence the limit of 1 s.
 */
const idleAndDrawn = () =>
  new Promise<void>((done) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), { timeout: 1000 })
  })
