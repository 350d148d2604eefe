import { expect } from 'vitest'
import type { Person } from './person.ts'

/** Goes on to lists of the desk as people do there, by its menu: nothing is loaded anew but the list. */
export const throughTheMenu =
  ({ page, place }: Person) =>
  async (path: string): Promise<void> => {
    await page.getByRole('navigation').locator(`a[href="${path}"]`).click()
    await expect.poll(() => place().split('?')[0]).toBe(path)
  }
