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

/** The violations of a screen in both sizes and themes. */
export async function faultsInLooks(
  page: Page,
  screen: string,
  mostlyOn: keyof typeof looks = 'phone',
): Promise<string[]> {
  const faults: string[] = []
  for (const [size, colorScheme] of looks[mostlyOn]) {
    await page.setViewportSize(sizes[size].viewport)
    await page.emulateMedia({ colorScheme })
    await isShownIn(page, colorScheme)
    // Themes differ in contrast only.
    const only = colorScheme === 'dark' ? ['color-contrast'] : undefined
    faults.push(...(await faultsNow(page, `${screen} (${size}, ${colorScheme})`, only)))
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
  { mostlyOn, go = navigate }: { mostlyOn?: keyof typeof looks; go?: (path: string) => Promise<void> } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? visit(path) : go(path))
    // Content that loads later is checked too.
    await settles()
    faults.push(...(await faultsInLooks(page, path, mostlyOn)))
  }
  return faults
}

/** The violations of the current screen. */
export async function faultsNow(page: Page, screen: string, only?: string[]): Promise<string[]> {
  // Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((options) => (window as unknown as WithAxe).axe.run(options), {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
    // Reporting passes too would take as long as the checks.
    resultTypes: ['violations'],
  } satisfies axe.RunOptions)
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
