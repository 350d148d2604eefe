import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { read } from './api.ts'
import { desk, phone } from './browser.ts'
import { useBrowser, type Person } from './person.ts'
import { demoAdmin, demoOwner, signIn } from './session.ts'

const open = useBrowser()

/** Opened wide, where a list has most to load, and made narrow afterwards. */
const wide = { ...phone, viewport: desk.viewport }

/** WCAG 2.2, levels A and AA (experience.md, "Accessible"). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

test('no screen of a visitor keeps anybody out, light or dark, on a phone or a desk', async () => {
  const person = await open({ look: wide })
  const [page, post, product, category] = await Promise.all(['page', 'post', 'product', 'category'].map(newest))
  const screens = [
    '/home',
    '/category',
    `/category/view/${category}`,
    `/page/view/${page}`,
    '/marketplace',
    `/product/view/${product}`,
    `/post/view/${post}`,
    '/page/new',
    '/login',
  ]
  expect(await faultsOf(person, screens)).toEqual([])
})

test('nor does one of an owner', async () => {
  const session = await signIn(inject('appUrl'), demoOwner)
  const [storedPage] = await read<AnyRecord[]>(`/page/api/byOwnerEmail/${demoOwner.email}`, session)
  const person = await open({ look: wide, session, storedPage })
  expect(await faultsOf(person, ['/manage', '/product', '/profile'])).toEqual([])
})

test('nor does one of the desk', async () => {
  const person = await open({ look: wide, session: await signIn(inject('appUrl'), demoAdmin) })
  const page = await newest('page')
  expect(await faultsOf(person, ['/admin/page', `/admin/page/${page}/show`])).toEqual([])
})

test('a create form with all its faults, and a sheet to choose from, neither', async () => {
  const session = await signIn(inject('appUrl'), demoOwner)
  const person = await open({ look: wide, session })
  const { page, visit } = person
  await visit('/page/create')
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('alert').first().waitFor()
  expect(await inEveryLook(page, 'faults')).toEqual([])
  await page.getByRole('button', { name: /^Country/ }).tap()
  await page.getByRole('option').first().waitFor()
  expect(await inEveryLook(page, 'sheet')).toEqual([])
})

async function faultsOf({ page, visit }: Person, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await visit(path)
    // What comes later is looked at too.
    await page.waitForLoadState('networkidle')
    faults.push(...(await inEveryLook(page, path)))
  }
  return faults
}

/** The same screen in both themes and sizes; in the dark only contrasts are others. */
async function inEveryLook(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const [name, { viewport }] of Object.entries({ desk, phone })) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await isShownIn(page, colorScheme)
      // Legacy: ours is one frame, and the other mode opens a window each time.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await (
        colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(rules)
      ).analyze()
      for (const { help, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          faults.push(`${screen} (${name}, ${colorScheme}): ${help}\n${html}\n${failureSummary ?? ''}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desk.viewport)
  return faults
}

/** A page hears of another theme or size with its next frames. */
async function isShownIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The newest of a kind. */
async function newest(name: string): Promise<number> {
  const [record] = await read(`/${name}/api/byPage/1?perPage=1`)
  if (!record) throw new Error(`There is no ${name}.`)
  return record.Id
}
