import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The most tab stops between two actions on a screen. */
const mostStops = 120

/** Drives a page by keyboard only. The focus must be visible at every tab stop. */
export function keysOf(page: Page) {
  const press = async (key: string) => {
    await page.keyboard.press(key)
  }
  const isAt = async (goal: Locator) =>
    goal.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

  /** Presses Tab, or Shift+Tab, until the focus is there. */
  async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await goal.first().waitFor({ state: 'attached' })
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isAt(goal)) return
      await press(key)
      await seesFocus(page)
    }
    throw new Error(`${mostStops} stops and never there: ${String(goal)}. The focus is on ${await described(page)}`)
  }

  return {
    press,
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    /** Tabs to a button or link and presses Enter. */
    async enter(goal: Locator) {
      await tabTo(goal)
      await press('Enter')
    },
    /** Waits until the focus is there by itself. */
    async isOn(goal: Locator) {
      await expect.poll(() => isAt(goal), { message: `focus on ${String(goal)}` }).toBe(true)
    },
    /** Waits for a new screen: its heading has the focus, where reading goes on, without a ring, since it is no button. */
    async arrives(heading: string | RegExp) {
      const goal = page.getByRole('heading', { level: 1, name: heading })
      await goal.waitFor()
      await expect
        .poll(async () => ((await isAt(goal)) ? 'heading' : described(page)), { message: String(heading) })
        .toBe('heading')
      expect(await goal.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
    },
    /** The focus stays inside, forwards and backwards. */
    async isTrappedIn(dialog: Locator) {
      await dialog.waitFor()
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
      await expect.poll(isInside).toBe(true)
      for (const key of [...Array.from({ length: 8 }, () => 'Tab'), ...Array.from({ length: 10 }, () => 'Shift+Tab')]) {
        await press(key)
        expect(await isInside(), `${key} stays in the dialog, not on ${await described(page)}`).toBe(true)
      }
    },
  }
}
export type Keys = ReturnType<typeof keysOf>

/** WCAG 2.4.7 and 2.4.11: the focus is visible, and its element is not covered completely. */
async function seesFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const element = document.activeElement
    // After the last stop the browser's toolbar has the focus.
    if (!(element instanceof HTMLElement) || element === document.body) return null
    if (element.dataset['testid']?.startsWith('sentinel')) return null
    const around = [element, element.closest('article'), element.closest('.MuiInputBase-root'), element.parentElement]
    const isMarked = around.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    const isFrame = element.closest('.Mui-focused, .Mui-focusVisible') !== null
    if (!isMarked && !isFrame) return `does not show its focus: ${element.outerHTML.slice(0, 200)}`
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.02, 0.5, 0.98].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const over = document.elementFromPoint(x, y)
      return over !== null && (element.contains(over) || over.contains(element) || over.closest('label') !== null)
    })
    return isSeen ? null : `is covered while it has the focus: ${element.outerHTML.slice(0, 200)}`
  })
  expect(fault).toBeNull()
}

const described = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element ? `${element.outerHTML.slice(0, 160)} in ${location.pathname}` : 'nothing'
  })
