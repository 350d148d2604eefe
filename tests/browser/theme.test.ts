import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'

/** Light and dark follow the device (docs/experience.md#accessible). */

const open = useBrowser()

test('with reduced motion the whole screen changes at once when the device turns dark', async () => {
  const { page, visit } = await open({ look: phone })
  await visit(paths.discover)
  await page.getByRole('article').first().waitFor()
  const colours = () =>
    page
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .evaluate((link) => ({
        ink: getComputedStyle(link).color,
        ground: getComputedStyle(document.body).backgroundColor,
      }))
  const light = await colours()
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await colours()).ground).not.toBe(light.ground)
  expect((await colours()).ink).not.toBe(light.ink)
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})
