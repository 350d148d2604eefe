import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'
import type { Person } from './person.ts'

/** WCAG 2.2, levels A and AA (docs/experience.md#accessible). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

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

interface LookOptions {
  mostlyOn?: keyof typeof looks
  /** What the other looks are at, when the rest of the screen has been in all of them before; the first is at everything. */
  within?: string
}

/** The violations of a screen in both sizes and themes. */
export async function faultsInLooks(
  page: Page,
  screen: string,
  { mostlyOn = 'phone', within }: LookOptions = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, [size, colorScheme]] of looks[mostlyOn].entries()) {
    await page.setViewportSize(sizes[size].viewport)
    await page.emulateMedia({ colorScheme })
    await isShownIn(page, colorScheme)
    // Themes differ in contrast only.
    const only = colorScheme === 'dark' ? ['color-contrast'] : undefined
    const place = index === 0 ? undefined : within
    faults.push(...(await faultsNow(page, `${screen} (${size}, ${colorScheme})`, { only, place })))
  }
  await page.setViewportSize(desktop.viewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await isShownIn(page, 'light')
  return faults
}

/** The violations of several screens. The first is opened by its address, the others with `go`. */
export async function faultsOf(
  { page, visit, settles, go: navigate }: Person,
  screens: readonly string[],
  { go = navigate, within, ...look }: LookOptions & { go?: (path: string) => Promise<void> } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? visit(path) : go(path))
    // Content that loads later is checked too.
    await settles()
    faults.push(...(await faultsInLooks(page, path, index === 0 ? look : { ...look, within })))
  }
  return faults
}

/** The violations of the current screen, or of one place on it; of all rules, or of some only. */
export async function faultsNow(
  page: Page,
  screen: string,
  { only, place }: { only?: string[] | undefined; place?: string | undefined } = {},
): Promise<string[]> {
  // Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
    // Reporting passes too would take as long as the checks.
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate(
    (run) => (window as unknown as WithAxe).axe.run(run.place ?? document, run.options),
    { place, options },
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
