import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'
import type { Person } from './person.ts'

/** WCAG 2.2, levels A and AA (docs/experience.md#accessible). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Rows and cards of a list after the fourth: the same component in the same theme with other data, at most of the cost. */
const manyAlike = [['tbody tr:nth-child(n + 5)'], ['[data-card]:nth-child(n + 5)']]

/**
 * axe is compiled for old browsers, where the private fields of its colours are in WeakMaps. These took a fifth of a look; as
 * properties of the colours they cost next to nothing.
 */
const fields = `class {
  #key = Symbol()
  has(owner) { return Object.hasOwn(owner, this.#key) }
  get(owner) { return owner[this.#key] }
  set(owner, value) { owner[this.#key] = value; return this }
  add(owner) { return this.set(owner, true) }
  delete(owner) { return delete owner[this.#key] }
}`
const source = `((WeakMap, WeakSet) => {${axe.source}})(${fields}, ${fields})`

/** Opened wide first, because a list then loads most. One device pixel per px is enough, since axe reads styles and boxes. */
export const wide = { ...phone, viewport: desktop.viewport, deviceScaleFactor: 1 }

type Look = readonly [size: 'desktop' | 'phone', theme: 'light' | 'dark']
const sizes = { desktop, phone }
/** Both sizes and both themes; of the screen that comes next the other way round, since most of their parts are the same. */
const looks: readonly (readonly Look[])[] = [
  [
    ['desktop', 'light'],
    ['phone', 'dark'],
  ],
  [
    ['desktop', 'dark'],
    ['phone', 'light'],
  ],
]

interface Looking {
  /** The number of the screen among those of a walk. */
  nth?: number
  /** What lies over the screen. The screen itself is then looked at once, since others look at it in all ways. */
  over?: string
  /** Of many screens that are made of the same parts each has one look, another one in turn. */
  areAlike?: boolean
}

/** The violations of a screen in both sizes and themes. */
export async function faultsInLooks(
  page: Page,
  screen: string,
  { nth = 0, over, areAlike = false }: Looking = {},
): Promise<string[]> {
  const faults: string[] = []
  // What lies over a screen is mostly a sheet, and mostly seen on a phone in the light.
  const all: readonly Look[] =
    over !== undefined && nth % 2 === 0 ? [...looks[0]!, ['phone', 'light']] : looks[nth % 2]!
  for (const [index, [size, colorScheme]] of (areAlike ? [all[(nth >> 1) % 2]!] : all).entries()) {
    await page.setViewportSize(sizes[size].viewport)
    await page.emulateMedia({ colorScheme })
    await isShownIn(page, colorScheme)
    const within = index > 0 ? over : undefined
    faults.push(...(await faultsNow(page, `${screen} (${size}, ${colorScheme})`, within)))
  }
  await page.setViewportSize(desktop.viewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await isShownIn(page, 'light')
  return faults
}

/** The violations of several screens. The first is opened by its address, the others within the app. */
export async function faultsOf({ page, visit, settles, go }: Person, screens: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? visit(path) : go(path))
    // Content that loads later is checked too.
    await settles()
    faults.push(...(await faultsInLooks(page, path, { nth: index })))
  }
  return faults
}

/** The violations of the current screen, or within some of its elements. */
export async function faultsNow(page: Page, screen: string, within = 'html'): Promise<string[]> {
  // What is beneath the first screenful has its size then (layOutRest.ts).
  await page.locator('html[data-laid-out]').waitFor()
  // Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = {
    runOnly: { type: 'tag', values: rules },
    // Reporting passes too would take as long as the checks.
    resultTypes: ['violations'],
    selectors: false,
  } satisfies axe.RunOptions
  const violations = await page.evaluate(violationsOf, [within, manyAlike, options] as const)
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${help}\n${html}\n${failureSummary ?? ''}`),
  )
}

/**
 * Runs in the page. axe takes a button for a small one that the tab bar covers by half, though one scrolls it free: what it finds too
 * small is looked at again in the middle of the window.
 */
async function violationsOf([include, exclude, options]: readonly [string, string[][], axe.RunOptions]) {
  const { axe } = window as unknown as WithAxe
  const { violations } = await axe.run({ include, exclude }, { ...options, elementRef: true })
  const place = scrollY
  const found = []
  for (const { id, help, nodes } of violations) {
    const lasting = []
    for (const { element, html, failureSummary } of nodes) {
      element?.scrollIntoView({ block: 'center' })
      const isFree =
        id === 'target-size' &&
        element !== undefined &&
        (await axe.run(element, { ...options, runOnly: [id] })).violations.length === 0
      if (!isFree) lasting.push({ html, failureSummary })
    }
    found.push({ help, nodes: lasting })
  }
  scrollTo(0, place)
  return found
}

interface WithAxe {
  axe: typeof axe
}

/** The page notices a new theme or size in the next frames. */
async function isShownIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
