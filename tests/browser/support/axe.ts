import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { desk, phone } from './browser.ts'
import type { Person } from './person.ts'

/** WCAG 2.2, levels A and AA (docs/experience.md#accessible). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Opened wide, where a list has most to load, and made narrow afterwards. Drawn once a pixel: axe reads styles and boxes. */
export const wide = { ...phone, viewport: desk.viewport, deviceScaleFactor: 1 }

type Look = readonly [size: 'desk' | 'phone', theme: 'light' | 'dark']
const sizes = { desk, phone }
/** Both sizes, and both themes in the one it is mostly seen in. */
const looks: Readonly<Record<'desk' | 'phone', readonly Look[]>> = {
  phone: [
    ['desk', 'light'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ],
  desk: [
    ['phone', 'light'],
    ['desk', 'light'],
    ['desk', 'dark'],
  ],
}

/** What keeps somebody out of the same screen in both sizes and themes. */
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
    // Themes differ in contrasts alone.
    const only = colorScheme === 'dark' ? ['color-contrast'] : undefined
    faults.push(...(await faultsNow(page, `${screen} (${size}, ${colorScheme})`, only)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desk.viewport)
  return faults
}

/** The same of several screens, one after the other. `go` leads to a screen; without it each is opened by its address. */
export async function faultsOf(
  { page, visit, settles }: Person,
  screens: readonly string[],
  { mostlyOn, go = visit }: { mostlyOn?: keyof typeof looks; go?: (path: string) => Promise<void> } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const path of screens) {
    await go(path)
    // What comes later is looked at too.
    await settles()
    faults.push(...(await faultsInLooks(page, path, mostlyOn)))
  }
  return faults
}

/** What keeps somebody out of the screen as it is now. */
export async function faultsNow(page: Page, screen: string, only?: string[]): Promise<string[]> {
  // Once a document: it stays from look to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((options) => (window as unknown as WithAxe).axe.run(options), {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
    // To describe what is right, node by node, takes as long as to look.
    resultTypes: ['violations'],
  } satisfies axe.RunOptions)
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${help}\n${html}\n${failureSummary ?? ''}`),
  )
}

interface WithAxe {
  axe: typeof axe
}

/** A page hears of another theme or size with its next frames. */
async function isShownIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
