import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core'
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
  key: string
  window: Awaited<ReturnType<typeof openWindow>>
  control: CDPSession
  settles(): Promise<void>
}

/**
 * Windows that nobody uses, by their look: their process has compiled the app already, and so the first screen takes half as long. An
 * emptied window is like a new one, but for the size, which is set anew, and compiled scripts.
 */
let idle: Kept[] = []
/** Enough for the looks of most files, and for two people with the same one. */
const mostIdle = 5

/** What stays with a page to its end. A window whose page was used in such a way is closed. */
const lasting = new Set<string | symbol>(
  'addListener clock context exposeBinding exposeFunction once routeFromHAR'.split(' '),
)

/** What a test adds to a page and is taken away again after it, by the page's methods that do so. */
function removable(page: Page) {
  const added: (() => unknown)[] = []
  const methods = new Map<string | symbol, unknown>([
    [
      'addInitScript',
      async (...script: Parameters<Page['addInitScript']>) => {
        const made = await page.addInitScript(...script)
        added.push(() => made.dispose())
      },
    ],
    [
      'route',
      async (...route: Parameters<Page['route']>) => {
        added.push(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
        await page.route(...route)
      },
    ],
    [
      'on',
      (event: 'request', listener: (request: Request) => unknown) => {
        added.push(() => page.off(event, listener))
        page.on(event, listener)
      },
    ],
  ])
  return {
    methods,
    async remove() {
      for (const take of added) await take()
    },
  }
}

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
  const isOf = (one: Kept) => one.key === key && one.window.page.context().browser() === browser
  const found = isNew ? undefined : idle.findLast(isOf)
  idle = idle.filter((one) => one !== found)
  const kept = found ?? (await openAnother(browser, look, key))
  const { page, complaints } = kept.window
  if (viewport) await page.setViewportSize(viewport)
  await store(kept, storage)
  const before = complaints().length
  let isSpent = false
  const { methods, remove } = removable(page)
  const seen = new Proxy(page, {
    get(target, name) {
      isSpent ||= lasting.has(name)
      const value: unknown = methods.get(name) ?? Reflect.get(target, name)
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
      if (isSpent || !isAlone || !(await leave(kept, look, remove))) return kept.window.close()
      idle.push(kept)
      if (idle.length > mostIdle) await idle.shift()?.window.close()
    },
  }
}

async function openAnother(browser: Browser, look: BrowserContextOptions, key: string): Promise<Kept> {
  const window = await openWindow(browser, look)
  return {
    key,
    window,
    control: await window.page.context().newCDPSession(window.page),
    settles: settling(window.page),
  }
}

/** A document of the app's origin without scripts. */
const blank = '/robots.txt'

/** Ends the app in it. @returns whether that was possible */
async function leave(
  { window: { page } }: Kept,
  { colorScheme = 'light', reducedMotion = null }: BrowserContextOptions,
  remove: () => Promise<void>,
): Promise<boolean> {
  try {
    await remove()
    await page.emulateMedia({ colorScheme, reducedMotion, media: null })
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
