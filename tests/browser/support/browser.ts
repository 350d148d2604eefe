import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { requireBrowser } from '../../browserProgram.mjs'

/** Chromium needs the first when running as root; the others prevent requests to Google. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a headless Chromium: the runner's, or an installed one. The caller closes it. */
export async function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await requireBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, ...options],
  })
}

let shared: Promise<Browser> | undefined

/** One browser for all test files of this process. Each person has their own context in it. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser())

/** The next test gets another browser: this one no longer answers. It ends with the process. */
export function replaceBrowser(): void {
  shared = undefined
}

/** The typical phone of visitors (docs/experience.md). */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Asia/Yangon',
} as const satisfies BrowserContextOptions

export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  timezoneId: 'Asia/Yangon',
} as const satisfies BrowserContextOptions

/**
 * Letters of twice the size, as a device has them: from the first line on. Set later, while a document comes, Chromium now and then
 * leaves one row as its container query had found it.
 */
export const withLargeLetters = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return
      document.documentElement.style.setProperty('font-size', '200%')
      observer.disconnect()
    }).observe(document, { childList: true })
  })

/** Opens a window in a new context. `complaints()` returns the errors that its page logged or threw. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; complaints(): string[]; close(): Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.text()} (${page.url()})`)
  })
  // What the browser itself rejects with has no stack.
  page.on('pageerror', (error) => said.push(`${error.stack || error.message} (${page.url()})`))
  return { page, complaints: () => [...said], close: () => closed(context) }
}

/** In ms: longer than a busy machine needs to close a window. */
const closeLimitMs = 60_000

/** Closes a window. Where Chromium no longer answers, one test has failed; those after it get another browser. */
async function closed(context: BrowserContext): Promise<void> {
  const limit = AbortSignal.timeout(closeLimitMs)
  const late = new Promise<'late'>((resolve) => limit.addEventListener('abort', () => resolve('late')))
  if ((await Promise.race([context.close(), late])) === 'late') replaceBrowser()
}
