import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { requireBrowser } from '../../browserProgram.mjs'

/** Found by trying: Chromium as root wants the first; the others keep it from talking to its maker. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium without a window: the runner's, or whatever is installed. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  })
}

let shared: Promise<Browser> | undefined

/** One for all files of walks that share this process, with which it ends: each person has a context of their own in it. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser())

/** The phone most visitors hold (docs/experience.md). */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Asia/Yangon',
} as const satisfies BrowserContextOptions

export const desk = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  timezoneId: 'Asia/Yangon',
} as const satisfies BrowserContextOptions

/** A person's own window: what the page logs as an error or throws is collected, and told by `complaints()`. */
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
  page.on('pageerror', (error) => said.push(`${error.stack ?? error.message} (${page.url()})`))
  return { page, complaints: () => [...said], close: () => context.close() }
}
