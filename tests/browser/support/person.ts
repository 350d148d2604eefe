import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { storageOf, type Session } from './session.ts'
import { borrowWindow } from './windows.ts'

/** A person with a browser window. */
export interface Person {
  page: Page
  /** Opens an address of the app and waits until it is hydrated. */
  visit(path: string): Promise<void>
  /** Goes to another screen as a link in the app does, without loading the document again, at half the cost. */
  go(path: string): Promise<void>
  /** Waits for the screen with this heading. */
  sees(heading: string | RegExp): Promise<void>
  /** Waits until the screen has loaded and shown its data. */
  settles(): Promise<void>
  /** The current path and query. */
  place(): string
}

interface PersonOptions {
  look: BrowserContextOptions
  session?: Session
  /** The chosen language; null for none. */
  language?: 'en' | 'my' | null
  /** The page they post as. */
  storedPage?: unknown
  /** Errors that this test expects. Any others fail it. */
  expected?: RegExp
  /** A window that has loaded nothing yet, for tests of what a first visit loads. */
  isNew?: boolean
}

/** In ms: longer than anything takes on a machine that is busy with other work. */
const timeoutMs = 60_000

/**
 * One browser for all tests of a file. Windows are closed after each test. The test fails if one of them logged an error or a
 * warning, threw, violated the content security policy, or requested a missing resource.
 */
export function useBrowser(): (options: PersonOptions) => Promise<Person> {
  let open: { complaints(): string[]; giveBack(): Promise<void>; expected: RegExp | undefined }[] = []
  beforeAll(async () => {
    await sharedBrowser()
  })
  afterEach(async () => {
    const windows = open
    open = []
    const complaints = windows.flatMap(({ complaints, expected }) =>
      complaints().filter((complaint) => !expected?.test(complaint)),
    )
    for (const window of windows) await window.giveBack()
    expect(complaints).toEqual([])
  })
  const url = inject('appUrl')
  return async ({ look, session, storedPage, language, expected, isNew = false }) => {
    const storage = storageOf(url, { ...(session ? { session } : {}), page: storedPage, language })
    const looks = { ...look, reducedMotion: 'reduce', baseURL: url } as const
    const window = await borrowWindow(await sharedBrowser(), looks, { storage, isNew })
    const { page, settles } = window
    page.setDefaultTimeout(timeoutMs)
    open.push({ ...window, expected })
    return {
      page,
      async visit(path) {
        await load(page, path)
        await hydrated(page)
      },
      async go(path) {
        await page.evaluate(navigate, path)
        await page.waitForFunction(isElsewhere, path)
      },
      settles,
      sees: (heading) => page.getByRole('heading', { name: heading }).first().waitFor(),
      place() {
        const { pathname, search } = new URL(page.url())
        return pathname + search
      },
    }
  }
}

/** Goes to an address as somebody who types it again where a step back, which closing something takes, was still under way. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path).catch(async (error: Error) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error
    await page.goto(path)
  })
}

/** The app says so (src/navigation/lazy.tsx). */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
}

/** Runs in the page: as React Router navigates. The heading of the screen that is left is marked. */
function navigate(path: string): void {
  document.querySelector('h1')?.setAttribute('data-left', '')
  const { idx } = history.state as { idx: number }
  history.pushState({ usr: null, key: `test-${idx + 1}`, idx: idx + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** Runs in the page: whether the screen has changed, or another address led back to it. */
const isElsewhere = (path: string) =>
  document.querySelector('h1[data-left]') === null || location.pathname + location.search !== path

/** Navigates to lists of the admin area by its menu, without a reload. Records that nobody works on are unfolded first. */
export const throughTheMenu =
  ({ page, place }: Person) =>
  async (path: string): Promise<void> => {
    const menu = page.getByRole('navigation')
    const link = menu.locator(`a[href="${path}"]`)
    if (!(await link.isVisible())) await menu.locator('summary').click()
    await link.click()
    await expect.poll(() => place().split('?')[0]).toBe(path)
  }

/** Switches the language in the header's sheet, as somebody who has been offered it before. */
export async function speak(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`: ${name}$`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}
