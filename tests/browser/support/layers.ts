import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person } from './person.ts'

/** What lies over a screen. */
export const over = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Comes to a screen with nothing over it, in the app that is loaded already: that costs less than half as much as another document.
 * It is not of the same kind as the one before, whose heading it would keep.
 */
export async function comeTo({ page, visit, go, place, settles }: Person, path: string): Promise<void> {
  if (!(await page.evaluate(() => document.documentElement.dataset['hydrated'] === ''))) return visit(path)
  await closeAll(page)
  if (place() !== path) await go(path)
  await settles()
}

/** Layer by layer. Each is a step back in the history, and who goes on before it has been taken is led back. */
async function closeAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const layers = await page.locator(over).count()
      if (layers > 0) await page.keyboard.press('Escape')
      return layers > 0 || (await page.evaluate(() => (history.state as { isOver?: boolean } | null)?.isOver === true))
    })
    .toBe(false)
}
