import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { faultsInLooks, wide } from './support/axe.ts'
import { comeTo, over } from './support/layers.ts'
import { useBrowser, type Person } from './support/person.ts'
import { demoOwner, signIn, type Session } from './support/session.ts'

const open = useBrowser()
const known = inject('known')
let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
})

test('dialogs, sheets and menus pass axe, light and dark, on phone and desktop', async () => {
  const person = await open({ look: wide, session: owner, storedPage: known.own.page })
  const { page } = person
  const faults: string[] = []
  let nth = 0
  /** Opens something on a screen and runs axe, in one document: axe is compiled once, and costs half as much then. */
  const opened = async (path: string, name: string, ...buttons: (string | RegExp)[]) => {
    await comeTo(person, path)
    for (const button of buttons)
      await page
        .getByRole('button', { name: button })
        .or(page.getByRole('menuitem', { name: button }))
        .first()
        .tap()
    await page.locator(over).last().waitFor()
    await isStill(page)
    faults.push(...(await faultsInLooks(page, name, { over, nth: nth++ })))
  }
  await opened(paths.home, 'page chooser', /^Your are posting as/)
  await opened(paths.page(known.own.page.Id), "item menu of one's own", 'Item actions')
  await opened(paths.page(known.own.page.Id), 'confirm dialog', 'Item actions', 'Delete')
  await opened(paths.post(known.post), 'item menu', 'Item actions')
  await opened('/post', 'menu of a list', /^Actions for/)
  await opened(paths.share, 'share preview', /^Preview/)
  await opened(paths.page(known.page), 'share sheet', 'Share')
  await opened(paths.search('tea'), 'sheet of places', 'Near me')
  await opened(paths.search('tea'), 'township sheet', 'Near me', 'Choose township')
  await opened(paths.marketplace, 'sheet of kinds', 'Kind')
  await opened(`${paths.search('tea')}&in=product`, 'price sheet', 'Price')
  await opened(paths.create('page'), 'option picker', /^Category/)
  await opened(paths.create('page'), 'map picker', 'Pick on the map')
  await opened(paths.post(known.post), 'alert', /^(Comment|Send)$/)
  await comeTo(person, paths.report({ type: 'Post', id: known.post }))
  await page.getByRole('textbox').fill('It is not true.')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('alertdialog').waitFor()
  faults.push(...(await faultsInLooks(page, 'thanks for a report', { over })))
  expect(faults).toEqual([])
})

test('a search’s results on the map pass axe', async () => {
  const { page, visit } = await open({ look: wide })
  await visit(`${paths.search('tea')}&show=map`)
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await isStill(page)
  expect(await faultsInLooks(page, 'results on the map')).toEqual([])
})

test('the account chooser, the popup of a map marker, and a form with all its errors pass axe', async () => {
  const visitor = await open({ look: wide })
  await visitor.visit(paths.login())
  await visitor.page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Ko Zaw Zaw' }).waitFor()
  await isStill(visitor.page)
  const faults = await faultsInLooks(visitor.page, 'account chooser', { over })

  await openMarker(visitor)
  faults.push(...(await faultsInLooks(visitor.page, 'map modal', { over, nth: 1 })))

  const person = await open({ look: wide, session: owner })
  await person.visit(paths.create('page'))
  await person.page.getByRole('button', { name: 'Create', exact: true }).tap()
  await person.page.getByRole('alert').first().waitFor()
  faults.push(...(await faultsInLooks(person.page, 'a form with faults')))
  expect(faults).toEqual([])
})

test('search boxes with suggestions and recent searches pass axe', async () => {
  const { page, visit } = await open({ look: wide })
  await visit(paths.search())
  const box = page.getByRole('combobox')
  await box.fill('tea')
  await page.getByRole('option').first().waitFor()
  const faults = await faultsInLooks(page, 'suggestions')
  await box.press('Enter')
  await page.getByRole('article').first().waitFor()
  await visit(paths.search())
  await box.tap()
  await page.getByRole('row').first().waitFor()
  faults.push(...(await faultsInLooks(page, 'earlier searches', { nth: 1 })))
  expect(faults).toEqual([])
})

/** Taps clusters on the map until a single business opens. */
async function openMarker({ page, visit }: Person) {
  await visit(paths.categoryMap)
  const dialog = page.getByRole('dialog')
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await expect
    .poll(async () => {
      const single = page.locator('.leaflet-marker-icon.business')
      const marker = (await single.count()) > 0 ? single : page.locator('.leaflet-marker-icon.cluster')
      await marker.first().dispatchEvent('click')
      return dialog.isVisible()
    })
    .toBe(true)
  await isStill(page)
}

/** Waits for the end of transitions. */
const isStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
