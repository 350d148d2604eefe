import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { openWindow } from './browser.ts'
import { settling } from './settling.ts'

/** A person's storage: its cookies, and local storage of one origin. */
type Storage = BrowserContextOptions['storageState'] & object

export interface LentWindow {
  page: Page
  /** Waits until the screen has loaded and shown its data. */
  settles(): Promise<void>
  complaints(): string[]
  /** Closes it, or keeps it for the next person who needs one like it. */
  giveBack(): Promise<void>
}

interface Kept {
  window: Awaited<ReturnType<typeof openWindow>>
  control: CDPSession
  settles(): Promise<void>
}

/**
 * Windows that nobody uses, by their look: their process has compiled the app already, and so the first screen takes half as long. An
 * emptied window is like a new one, but for the size, which is set anew, and compiled scripts.
 */
const idle = new Map<string, Kept>()
/** Enough for the looks of most files. */
const mostIdle = 4

/** What stays with a page to its end. A window whose page was used in such a way is closed. */
const lasting = new Set<string | symbol>(
  'addInitScript addListener clock context exposeBinding exposeFunction on once route routeFromHAR'.split(' '),
)

/**
 * What Chromium says of a preloaded picture that it had in its memory from a document before, now and then on a busy machine. In a
 * window that has loaded nothing it is a fault.
 */
const unusedPreload = /was preloaded using link preload but not used/

/** A window for one person, with nothing of those who had it before. */
export async function borrowWindow(
  browser: Browser,
  look: BrowserContextOptions,
  { storage, isNew }: { storage: Storage; isNew: boolean },
): Promise<LentWindow> {
  const { viewport, ...others } = look
  const key = JSON.stringify(others)
  const found = isNew ? undefined : idle.get(key)
  if (found) idle.delete(key)
  const kept = found ?? (await openAnother(browser, look))
  const { page, complaints } = kept.window
  if (viewport) await page.setViewportSize(viewport)
  await store(kept, storage)
  const before = complaints().length
  let isSpent = false
  const seen = new Proxy(page, {
    get(target, name) {
      isSpent ||= lasting.has(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return {
    page: seen,
    settles: kept.settles,
    complaints: () =>
      complaints()
        .slice(before)
        .filter((complaint) => isNew || !unusedPreload.test(complaint)),
    async giveBack() {
      const isAlone = !page.isClosed() && page.context().pages().length === 1
      if (isSpent || !isAlone || idle.has(key) || !(await leave(kept, look))) return kept.window.close()
      idle.set(key, kept)
      const [oldest] = idle
      if (idle.size <= mostIdle || !oldest) return
      idle.delete(oldest[0])
      await oldest[1].window.close()
    },
  }
}

async function openAnother(browser: Browser, look: BrowserContextOptions): Promise<Kept> {
  const window = await openWindow(browser, look)
  return { window, control: await window.page.context().newCDPSession(window.page), settles: settling(window.page) }
}

/** A document of the app's origin without scripts. */
const blank = '/robots.txt'

/** Ends the app in it. @returns whether that was possible */
async function leave({ window: { page } }: Kept, { colorScheme = 'light' }: BrowserContextOptions): Promise<boolean> {
  try {
    await page.emulateMedia({ colorScheme, media: null })
    await page.mouse.move(0, 0)
    await page.goto(blank)
    return true
  } catch {
    return false
  }
}

/** Replaces all that was stored for the app's origin, and the history. */
async function store(
  { window: { page }, control }: Kept,
  { cookies, origins }: Exclude<Storage, string>,
): Promise<void> {
  if (new URL(page.url()).pathname !== blank) await page.goto(blank)
  for (const { origin, localStorage: entries } of origins) {
    // Cookies too.
    await control.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.evaluate((items) => {
      sessionStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, entries)
  }
  await page.context().addCookies(cookies)
  await control.send('Page.resetNavigationHistory')
}
