import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { desk, openWindow, phone } from '../browser/browser.ts'
import type { ScreenToDraw, Viewer } from './screens.ts'

/** How a picture is taken; its words make the file's name. */
export interface Look {
  size: keyof typeof sizes
  colorScheme: 'light' | 'dark'
  language: 'en' | 'my'
  viewer: Viewer
}

export const sizes = { phone: { ...phone, deviceScaleFactor: 1 }, desk }

export function allLooks(): Look[] {
  const looks: Look[] = []
  for (const size of ['phone', 'desk'] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const language of ['en', 'my'] as const)
        for (const viewer of ['visitor', 'owner', 'admin'] as const) looks.push({ size, colorScheme, language, viewer })
  return looks
}

/** Milliseconds a screen may take until nothing is on its way any more; map tiles may never come. */
const patience = 8000

interface DrawOptions {
  url: string
  folder: string
  storageState: BrowserContextOptions['storageState']
  isFull: boolean
  /** Told after each picture. */
  onDrawn(name: string): void
}

/** Draws screens in one look, one after the other in one window. Answers what the pages complained about. */
export async function drawScreens(
  browser: Browser,
  screens: readonly ScreenToDraw[],
  look: Look,
  { url, folder, storageState, isFull, onDrawn }: DrawOptions,
): Promise<string[]> {
  const { size, colorScheme, language, viewer } = look
  const window = await openWindow(browser, {
    ...sizes[size],
    colorScheme,
    reducedMotion: 'reduce',
    storageState,
  })
  try {
    for (const screen of screens.filter(({ viewers }) => viewers.includes(viewer))) {
      await window.page.goto(url + screen.path, { waitUntil: 'load' })
      await window.page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined)
      await window.page.evaluate(() => document.fonts.ready.then(() => undefined))
      await mkdir(join(folder, screen.name), { recursive: true })
      await window.page.screenshot({
        path: join(folder, screen.name, `${size}-${colorScheme}-${viewer}-${language}.png`),
        animations: 'disabled',
        fullPage: isFull,
      })
      onDrawn(screen.name)
    }
  } finally {
    await window.close()
  }
  return window.complaints()
}
