import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { desktop, openWindow, phone } from '../browser/support/browser.ts'
import type { ScreenToDraw, Viewer } from './screens.ts'

/** How a picture is taken. Its parts form the file's name. */
export interface Look {
  size: keyof typeof sizes
  colorScheme: 'light' | 'dark'
  language: 'en' | 'my'
  viewer: Viewer
  state: State
}

/** The server's answers: full, empty, none yet, or failed. */
export type State = 'full' | 'empty' | 'loading' | 'failed'
export const states: readonly State[] = ['full', 'empty', 'loading', 'failed']

export const sizes = { phone: { ...phone, deviceScaleFactor: 1 }, desk: desktop }

export function allLooks(wanted: readonly State[]): Look[] {
  const looks: Look[] = []
  for (const state of wanted)
    for (const size of ['phone', 'desk'] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const language of ['en', 'my'] as const)
          for (const viewer of ['visitor', 'owner', 'admin'] as const)
            looks.push({ size, colorScheme, language, viewer, state })
  return looks
}

/** The longest wait for a quiet network, in ms. Map tiles may never arrive. */
const timeoutMs = 8000

interface DrawOptions {
  url: string
  folder: string
  storageState: BrowserContextOptions['storageState']
  isFull: boolean
  /** Called after each picture. */
  onDrawn(name: string): void
}

/** Takes the screens' pictures in one look, one after the other in one window. Returns the errors the pages logged. */
export async function drawScreens(
  browser: Browser,
  screens: readonly ScreenToDraw[],
  look: Look,
  { url, folder, storageState, isFull, onDrawn }: DrawOptions,
): Promise<string[]> {
  const { size, colorScheme, viewer, state } = look
  const window = await openWindow(browser, {
    ...sizes[size],
    colorScheme,
    reducedMotion: 'reduce',
    storageState,
  })
  try {
    for (const screen of screens.filter(({ viewers }) => viewers.includes(viewer))) {
      if (state === 'full') {
        await window.page.goto(url + screen.path, { waitUntil: 'load' })
        await window.page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => undefined)
      } else await openIn(window.page, state, url, screen.path)
      await window.page.evaluate(() => document.fonts.ready.then(() => undefined))
      await mkdir(join(folder, screen.name), { recursive: true })
      await window.page.screenshot({
        path: join(folder, screen.name, `${nameOf(look)}.png`),
        animations: 'disabled',
        fullPage: isFull,
      })
      onDrawn(screen.name)
    }
  } finally {
    await window.close()
  }
  // Errors are expected from a server that fails on purpose.
  return state === 'full' ? window.complaints() : []
}

const nameOf = ({ size, colorScheme, viewer, language, state }: Look) =>
  [size, colorScheme, viewer, language, ...(state === 'full' ? [] : [state])].join('-')

/** The first screen, which requests nothing. */
const quietScreen = '/chatGroup'

/** How long to wait for a state. The app repeats a failed call before it shows the error. */
const settling = 2500

const emptyAnswer = (path: string) =>
  /^\/search\/api\/[^/]+$/.test(path) ? { pages: [], products: [], posts: [] } : []

/** Navigates within the app, as a tap does, with the server's answers of the state. */
async function openIn(page: Page, state: State, url: string, path: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(url + quietScreen, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => undefined)
  await page.route(/\/api(\/|\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    if (state === 'empty') return route.fulfill({ json: emptyAnswer(new URL(route.request().url()).pathname) })
    if (state === 'failed') return route.fulfill({ status: 503, json: { status: 'error', message: 'Not now.' } })
  })
  // As after a tap, the focused heading then has no focus ring.
  await page.mouse.click(2, 400)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForTimeout(settling)
}
