import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { make } from './support/api.ts'
import { desktop } from './support/browser.ts'
import { photograph } from './support/formFilling.ts'
import { keysOf, type Keys } from './support/keys.ts'
import { useBrowser } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'

/** Long tasks by keyboard only (docs/experience.md#accessible). Every tab stop must show its focus. */

const open = useBrowser()

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('a visitor skips to the content, signs in by the account chooser, and signs out', async () => {
  const owner = await newPerson('keys.read', 'Daw Read')
  const shop = await make('page', { name: 'Read Books' }, owner)
  await make('post', { pageId: String(shop.Id), title: 'Books by weight' }, owner)
  const person = await open({ look: desktop })
  const { page, visit, place } = person
  const keys = keysOf(page)
  await visit('/home')
  await keys.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await keys.isOn(skip)
  expect((await skip.boundingBox())?.width).toBeGreaterThan(40)
  await keys.press('Enter')
  await keys.isOn(main(page))

  const post = page.getByRole('article').getByRole('link', { name: 'Books by weight' })
  await keys.enter(post)
  await keys.arrives('Post View')
  expect(await page.title()).not.toMatch(/^Home/)
  await page.goBack()
  // Focus returns to the link that was followed, not to the top.
  await keys.isOn(post)

  await keys.tabTo(page.getByRole('banner').getByRole('link', { name: 'Profile' }), 'Shift+Tab')
  await keys.press('Enter')
  await keys.arrives('Please login to access all features')
  const red = page.getByRole('button', { name: 'Sign in with Google' })
  await keys.enter(red)
  const chooser = page.getByRole('dialog', { name: 'Demo accounts' })
  await chooser.getByRole('button', { name: 'U Aung Myint' }).waitFor()
  await keys.isTrappedIn(chooser)
  await keys.press('Escape')
  await keys.isOn(red)
  await keys.press('Enter')
  await keys.enter(chooser.getByRole('button', { name: 'U Aung Myint' }))
  await person.sees('Profile')
  expect(place()).toBe('/profile')

  await keys.enter(page.getByRole('button', { name: 'Log Out' }))
  await keys.arrives('Home')
  expect(await page.evaluate(() => localStorage.getItem('StoredProfile'))).toBeNull()
})

test('an owner creates a page, posts, comments, cancels and deletes', async () => {
  const session = await newPerson('keys.owner', 'Ma Keyboard')
  const person = await open({ look: desktop, session })
  const { page, visit } = person
  const keys = keysOf(page)
  await visit('/home')
  await keys.enter(tab(page, 'Manage'))
  await keys.arrives('Manage')
  await keys.enter(page.getByRole('link', { name: 'New Page' }))
  await keys.arrives('Create page')
  await pickPlace(page, keys)
  await fillWhatIsRequired(page, keys, 'Keyboard Repairs')
  await keys.arrives('Hours and pictures')
  await keys.enter(page.getByRole('button', { name: 'Next' }))
  await keys.arrives('More ways to reach it')
  await keys.enter(page.getByRole('button', { name: 'Done' }))
  await keys.arrives('Pages')

  await keys.enter(tab(page, 'Home'))
  await keys.arrives('Home')
  const bar = page.getByRole('button', { name: /Select Your Page|Your are posting as/ })
  await keys.enter(bar)
  const sheet = page.getByRole('dialog', { name: 'Select Your Page' })
  await keys.isTrappedIn(sheet)
  const reloaded = page.waitForEvent('load')
  await keys.enter(sheet.getByRole('button', { name: 'Keyboard Repairs' }))
  await reloaded
  await person.visit('/manage')
  await keys.enter(page.getByRole('link', { name: 'New Post' }))
  await keys.arrives('Create post')
  await fillWhatIsRequired(page, keys, 'Keys cleaned while you wait')
  await keys.arrives('Posts')

  await keys.enter(page.getByRole('link', { name: 'Keys cleaned while you wait' }))
  await keys.arrives('Post View')
  await comment(page, keys)
  await deleteByItsMenu(page, keys)
  await keys.arrives('Posts')
})

test('after a deletion the focus moves to the next item, after the last one to the heading', async () => {
  const session = await newPerson('keys.list', 'U Neighbour')
  const storedPage = await make('page', { name: 'Neighbour Stall' }, session)
  // No words of the app: the walk in Burmese sees these posts in the admin area.
  for (const title of ['First rain', 'Second rain', 'Third rain'])
    await make('post', { pageId: String(storedPage.Id), title }, session)
  const { page, visit } = await open({ look: desktop, session, storedPage })
  const keys = keysOf(page)
  await visit('/post')
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })
  const remove = async (name: string) => {
    await keys.enter(menuOf(name))
    await page.getByRole('menu').waitFor()
    await keys.isOn(page.getByRole('menuitem').first())
    while (!(await page.getByRole('menuitem', { name: 'Delete' }).evaluate((item) => item === document.activeElement)))
      await keys.press('ArrowDown')
    await keys.press('Enter')
    const question = page.getByRole('alertdialog')
    await keys.isTrappedIn(question)
    await keys.enter(question.getByRole('button', { name: 'Delete' }))
    await menuOf(name).waitFor({ state: 'detached' })
  }
  // After cancelling, the focus is where it was.
  await keys.enter(menuOf('Second rain'))
  await page.getByRole('menu').waitFor()
  await keys.press('Escape')
  await keys.isOn(menuOf('Second rain'))
  await remove('Second rain')
  await keys.isOn(menuOf('First rain'))
  await remove('First rain')
  await keys.isOn(menuOf('Third rain'))
  await remove('Third rain')
  await keys.isOn(page.getByRole('heading', { level: 1 }))
})

test('a person finds a page, follows, rates, reports and blocks it, and uses the map', async () => {
  const [session, owner] = await Promise.all([newPerson('keys.guest', 'Ko Guest'), newPerson('keys.host', 'Daw Host')])
  await make('page', { name: 'Kywe Keyboard Tuners' }, owner)
  const { page, visit } = await open({ look: desktop, session })
  const keys = keysOf(page)
  await visit('/category')
  await keys.tabTo(main(page).getByRole('searchbox').or(main(page).getByRole('combobox')))
  await keys.type('Kywe Keyboard')
  await keys.press('Enter')
  await keys.arrives(/^Results for/)
  await keys.enter(page.getByRole('article').getByRole('link', { name: 'Kywe Keyboard Tuners' }))
  const arriveAtPage = async () => {
    const whole = page.getByRole('region', { name: 'Kywe Keyboard Tuners' }).getByRole('link', { name: 'Whole page' })
    // On a desktop it opens beside the results, or by itself for those who are faster than that part of the app.
    await whole
      .or(page.getByRole('heading', { name: 'Page Information' }))
      .first()
      .waitFor()
    if (await whole.isVisible()) await keys.enter(whole)
    await keys.arrives('Page Information')
  }
  await arriveAtPage()

  await keys.tabTo(page.getByRole('button', { name: 'Follow: Kywe Keyboard Tuners' }))
  await keys.press('Space')
  await page.getByRole('button', { name: 'Following: Kywe Keyboard Tuners', pressed: true }).waitFor()
  await rate(page, keys)
  await report(page, keys)

  await visit('/home')
  await keys.enter(tab(page, 'Discover'))
  await keys.arrives('Newest businesses')
  await keys.enter(page.getByRole('article').getByRole('link', { name: 'Kywe Keyboard Tuners' }))
  await arriveAtPage()
  await keys.enter(page.getByRole('button', { name: 'Item actions' }))
  await act(page, keys, 'Block')
  const told = page.getByRole('alertdialog')
  await told.getByText('Page had been blocked').waitFor()
  await keys.press('Enter')
  await keys.enter(page.getByRole('button', { name: 'Unblock: Kywe Keyboard Tuners' }))
  await page.getByRole('button', { name: 'Following: Kywe Keyboard Tuners' }).waitFor()

  await keys.enter(tab(page, 'Dir'))
  await keys.arrives('Category')
  await keys.enter(page.getByRole('link', { name: 'Map View' }))
  await keys.arrives('Map View')
  await openAMarker(page, keys)
})

const newPerson = (address: string, name: string): Promise<Session> =>
  signIn(inject('appUrl'), { email: `${address}@demo.example`, name })

/** Arrow keys move the map, Enter chooses its centre; then the focus returns. */
async function pickPlace(page: Page, keys: Keys) {
  const button = page.getByRole('button', { name: 'Pick on the map' })
  await keys.enter(button)
  const dialog = page.getByRole('dialog', { name: 'Pick on the map' })
  await dialog.locator('.leaflet-container').waitFor()
  await keys.isTrappedIn(dialog)
  await keys.tabTo(dialog.locator('.leaflet-container'))
  await keys.press('ArrowRight')
  await keys.press('Enter')
  await keys.enter(dialog.getByRole('button', { name: 'Use this place' }))
  await dialog.waitFor({ state: 'hidden' })
  await keys.isOn(button)
}

/**
 * Sends a form and corrects its errors until it succeeds. Each time the focus must be on the first invalid field, which must be
 * marked as invalid.
 */
async function fillWhatIsRequired(page: Page, keys: Keys, name: string) {
  const send = page.getByRole('button', { name: 'Create', exact: true })
  const done = page.getByRole('paragraph').filter({ hasText: /^Saved$/ })
  const wrong = main(page).locator('[aria-invalid=true], [role=group]:has([role=alert])')
  await keys.enter(send)
  for (let field = 0; field < 30; field += 1) {
    await expect.poll(async () => (await done.isVisible()) || (await wrong.count()) > 0).toBe(true)
    if (await done.isVisible()) return
    await fillFocused(page, keys, name)
    await keys.enter(send)
    await page.waitForFunction(() => document.querySelector('form[aria-busy=true]') === null)
  }
  throw new Error('The form is never content.')
}

/** Fills the focused field by its kind. */
async function fillFocused(page: Page, keys: Keys, name: string) {
  const focused = page.locator('form :focus')
  await focused.waitFor()
  const kind = await focused.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type'),
    mode: element.getAttribute('inputmode'),
    popup: element.getAttribute('aria-haspopup'),
    label:
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent,
  }))
  if (kind.popup === 'dialog') return pickOption(page, keys, focused)
  if (kind.tag === 'BUTTON') return pickPicture(page, keys)
  await keys.press('Control+A')
  const texts: Record<string, string> = {
    email: 'keys@demo.example',
    tel: '09 7713 45678',
    url: 'https://keys.example',
  }
  await keys.type(texts[kind.type ?? ''] ?? texts[kind.mode ?? ''] ?? (kind.type === 'number' ? '7' : name))
}

async function pickOption(page: Page, keys: Keys, button: Locator) {
  const id = await button.getAttribute('id')
  await keys.press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('option').first().waitFor()
  await keys.isOn(sheet.getByRole('combobox'))
  await keys.press('ArrowDown')
  await keys.press('Enter')
  if (await sheet.getByRole('button', { name: 'Done' }).isVisible()) await keys.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await keys.isOn(page.locator(`[id="${id}"]`))
}

async function pickPicture(page: Page, keys: Keys) {
  const group = page
    .getByRole('group')
    .filter({ has: page.locator(':focus') })
    .last()
  const chooser = page.waitForEvent('filechooser')
  await keys.press('Enter')
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph({ width: 800, height: 600 }) }
  await (await chooser).setFiles(file)
  await group.getByRole('img').waitFor()
}

/** An empty comment is refused with focus on the box; then a comment is posted and deleted. */
async function comment(page: Page, keys: Keys) {
  const section = page.getByRole('region', { name: 'Comments' })
  const box = section.getByRole('textbox')
  await keys.enter(section.getByRole('button', { name: 'Comment', exact: true }))
  await page.getByRole('alertdialog').getByText('Description is required').waitFor()
  await keys.isTrappedIn(page.getByRole('alertdialog'))
  await keys.press('Escape')
  await keys.isOn(box)
  await keys.type('We open at seven.')
  await keys.enter(section.getByRole('button', { name: 'Comment', exact: true }))
  await section.getByText('We open at seven.').waitFor()
  await keys.enter(section.getByRole('button', { name: 'Delete comment' }))
  const question = page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to delete this comment?').waitFor()
  await keys.enter(question.getByRole('button', { name: 'Confirm' }))
  await section.getByText('No comments yet. Be the first!').waitFor()
  await keys.isOn(section.getByRole('heading', { name: 'Comments' }))
}

/** Selects a menu item by arrow keys and Enter. */
async function act(page: Page, keys: Keys, name: string) {
  await page.getByRole('menu').waitFor()
  await keys.isOn(page.getByRole('menuitem').first())
  const wanted = page.getByRole('menuitem', { name, exact: true })
  await wanted.waitFor()
  while (!(await wanted.evaluate((item) => item === document.activeElement))) await keys.press('ArrowDown')
  await keys.press('Enter')
}

async function deleteByItsMenu(page: Page, keys: Keys) {
  const button = page.getByRole('button', { name: 'Item actions' })
  await keys.tabTo(button, 'Shift+Tab')
  await keys.press('Enter')
  await act(page, keys, 'Cancel')
  await keys.isOn(button)
  await keys.press('Enter')
  await act(page, keys, 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByText('Confirm delete this item?').waitFor()
  await keys.enter(question.getByRole('button', { name: 'Confirm' }))
}

async function rate(page: Page, keys: Keys) {
  await keys.tabTo(page.getByRole('radio'))
  for (let stars = 1; stars <= 4; stars += 1) await keys.press('ArrowRight')
  await keys.enter(page.getByRole('button', { name: 'Save rating' }))
  await page.getByText('Rating saved').waitFor()
}

async function report(page: Page, keys: Keys) {
  await keys.tabTo(page.getByRole('button', { name: 'Item actions' }), 'Shift+Tab')
  await keys.press('Enter')
  await act(page, keys, 'Report')
  await keys.arrives('Report')
  const box = main(page).getByRole('textbox')
  await keys.enter(page.getByRole('button', { name: 'Submit' }))
  await page.getByRole('alertdialog').getByText('Please enter a description.').waitFor()
  await keys.press('Enter')
  await keys.isOn(box)
  await keys.type('They have moved.')
  await keys.enter(page.getByRole('button', { name: 'Submit' }))
  const thanks = page.getByRole('alertdialog')
  await keys.isOn(thanks.getByRole('link', { name: 'Back to Home' }))
  await keys.press('Enter')
  await keys.arrives('Home')
}

/** Enter on a cluster splits it; Enter on a business opens it, and Escape returns to it. */
async function openAMarker(page: Page, keys: Keys) {
  const dialog = page.getByRole('dialog')
  await keys.tabTo(page.locator('.leaflet-marker-icon'))
  for (let step = 0; step < 12 && !(await dialog.isVisible()); step += 1) {
    const marker = page.locator('.leaflet-marker-icon:focus')
    await keys.isOn(marker)
    await marker.evaluate((element: HTMLElement) => (element.dataset['pressed'] = ''))
    await keys.press('Enter')
    const next = page.locator('.leaflet-marker-icon:focus:not([data-pressed])')
    await expect.poll(async () => (await dialog.isVisible()) || (await next.count()) > 0).toBe(true)
  }
  await dialog.waitFor()
  await keys.isTrappedIn(dialog)
  await keys.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await keys.isOn(page.locator('.leaflet-marker-icon.business:focus'))
}
