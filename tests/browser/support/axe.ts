import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'
import type { Person } from './person.ts'

/** WCAG 2.2, levels A and AA (docs/experience.md#accessible). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Rows and cards of a list after the sixth: the same component in the same theme with other data, at most of the cost. */
const manyAlike = [['tbody tr:nth-child(n + 7)'], ['[data-card]:nth-child(n + 7)']]

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
/** Both sizes, and both themes in the more common one. */
const looks: Readonly<Record<'desktop' | 'phone', readonly Look[]>> = {
  phone: [
    ['desktop', 'light'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ],
  desktop: [
    ['phone', 'light'],
    ['desktop', 'light'],
    ['desktop', 'dark'],
  ],
}

interface Looking {
  mostlyOn?: keyof typeof looks
  /** What lies over the screen. The screen itself is then looked at once, since others look at it in all ways. */
  over?: string
  /** The number of its only look, by all rules; for many screens that are made of the same parts, each in another one in turn. */
  onlyLook?: number
}

/** The violations of a screen in both sizes and themes. */
export async function faultsInLooks(
  page: Page,
  screen: string,
  { mostlyOn = 'phone', over, onlyLook }: Looking = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, [size, colorScheme]] of looks[mostlyOn].entries()) {
    if (onlyLook !== undefined && onlyLook !== index) continue
    await page.setViewportSize(sizes[size].viewport)
    await page.emulateMedia({ colorScheme })
    await isShownIn(page, colorScheme)
    // Themes differ in contrast only.
    const only = colorScheme === 'dark' && onlyLook === undefined ? ['color-contrast'] : undefined
    const within = index > 0 ? over : undefined
    faults.push(...(await faultsNow(page, `${screen} (${size}, ${colorScheme})`, { only, within })))
  }
  await page.setViewportSize(desktop.viewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await isShownIn(page, 'light')
  return faults
}

interface Walk {
  mostlyOn?: Looking['mostlyOn']
  go?: (path: string) => Promise<void>
  /** Of the same parts: each screen has one look, in turn. */
  areAlike?: boolean
}

/** The violations of several screens. The first is opened by its address, the others with `go`. */
export async function faultsOf(
  { page, visit, settles, go: navigate }: Person,
  screens: readonly string[],
  { mostlyOn, go = navigate, areAlike = false }: Walk = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? visit(path) : go(path))
    // Content that loads later is checked too.
    await settles()
    const onlyLook = areAlike ? index % looks[mostlyOn ?? 'phone'].length : undefined
    faults.push(...(await faultsInLooks(page, path, { mostlyOn, onlyLook })))
  }
  return faults
}

/** The violations of the current screen, by some rules or within some elements only. */
export async function faultsNow(
  page: Page,
  screen: string,
  { only, within }: { only?: string[]; within?: string } = {},
): Promise<string[]> {
  // Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
    // Reporting passes too would take as long as the checks.
    resultTypes: ['violations'],
  } satisfies axe.RunOptions
  const { violations } = await page.evaluate(
    ([include, exclude, asked]) => (window as unknown as WithAxe).axe.run({ include, exclude }, asked),
    [within ?? 'html', manyAlike, options] as const,
  )
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${help}\n${html}\n${failureSummary ?? ''}`),
  )
}

interface WithAxe {
  axe: typeof axe
}

/** The page notices a new theme or size in the next frames. */
async function isShownIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
