import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { writeNew } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** A gallery from the phone's camera roll to the viewer (docs/rules.md#galleries). */

const open = useBrowser()

let session: Session
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'gallery@demo.example', name: 'Ma Phyu' })
})

const words = { Title: 'New rooms', Description: 'Come and see.' }

/** Pictures are told apart by their shape. */
const shot = async (width: number, height: number) => ({
  name: `IMG_${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer(),
})

async function add(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await (await chooser).setFiles(files)
}

const allOf = (record: AnyRecord) => [record['Thumbnail'], ...(record['Pictures'] as unknown[])].map(String)
const sizeOf = async (name: string) => {
  const answer = await fetch(`${inject('appUrl')}/uploads/${name}`)
  return sharp(await answer.arrayBuffer()).metadata()
}
/** The widths of a record's stored pictures. */
const widthsOf = (names: string[]) => Promise.all(names.map(async (name) => (await sizeOf(name)).width))
const heightsOf = (names: string[]) => Promise.all(names.map(async (name) => (await sizeOf(name)).height))

test('an owner adds three, sees which could not be read, orders and removes them, and reloads in between', async () => {
  const own = await make('page', { name: 'Phyu Guest House' }, session)
  const { page, visit, sees } = await open({ look: phone, session, storedPage: own })
  const tiles = page.getByRole('list', { name: 'Thumbnail and more pictures' }).getByRole('listitem')
  await visit('/post/create')
  await sees('Create post')
  await writeNew(page, 'post', words)
  const text = { name: 'prices.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('tea 500') }
  await add(page, [await shot(2400, 1800), text, await shot(900, 600), await shot(700, 700)])
  await page.getByText('prices.jpg cannot be opened as a picture here.').waitFor()
  await expect.poll(() => tiles.count()).toBe(3)

  await page.getByRole('button', { name: 'Move picture 3 forward' }).tap()
  await page.getByRole('button', { name: 'Remove picture 1' }).tap()
  await expect.poll(() => tiles.count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => tiles.count()).toBe(3)

  // A draft keeps the pictures and their order.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload({ waitUntil: 'load' })
  await expect.poll(() => tiles.count()).toBe(3)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('link', { name: words.Title, exact: true }).waitFor()
  const [post] = await read(`/post/api/byPageId/${own.Id}`)
  // Made smaller on the phone: the first as lists show it, of the others no side is above 1,600 px.
  expect(await widthsOf(allOf(post!))).toEqual([500, 700, 900])

  await visit(`/post/update?id=${post!.Id}`)
  await page.getByRole('button', { name: 'Remove picture 2' }).tap()
  await add(page, [await shot(500, 500)])
  await expect.poll(() => tiles.count()).toBe(3)
  await page.getByRole('button', { name: 'Move picture 3 forward' }).tap()
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  await page.getByRole('link', { name: words.Title, exact: true }).waitFor()
  const [changed] = await read(`/post/api/${post!.Id}`)
  expect(await widthsOf(allOf(changed!))).toEqual([500, 500, 900])

  // The third becomes the first: it is made small, and the other is sent as one of the list.
  await visit(`/post/update?id=${post!.Id}`)
  await page.getByRole('button', { name: 'Move picture 3 forward' }).press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  await page.getByRole('link', { name: words.Title, exact: true }).waitFor()
  const [ordered] = await read(`/post/api/${post!.Id}`)
  expect(await heightsOf(allOf(ordered!))).toEqual([333, 375, 500])
})

test('a picture is dragged to another place', async () => {
  const own = await make('page', { name: 'Phyu Tea' }, session)
  const { page, visit } = await open({ look: desktop, session, storedPage: own })
  await visit('/post/create')
  await add(page, [await shot(640, 480), await shot(480, 480), await shot(320, 480)])
  const tiles = page.getByRole('list', { name: 'Thumbnail and more pictures' }).getByRole('listitem')
  await expect.poll(() => tiles.count()).toBe(3)
  const order = () => tiles.evaluateAll((items) => items.map((item) => item.querySelector('img')?.naturalWidth))
  await expect.poll(order).toEqual([640, 480, 320])
  const [from, to] = [await tiles.nth(0).boundingBox(), await tiles.nth(2).boundingBox()]
  await page.mouse.move(from!.x + 40, from!.y + 30)
  await page.mouse.down()
  await page.mouse.move(to!.x + 60, to!.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect.poll(order).toEqual([480, 320, 640])
})

test('a visitor swipes, looks at a picture over the whole screen, and the back button closes it', async () => {
  const own = await make('page', { name: 'Phyu Garden' }, session)
  const files = await Promise.all([shot(1200, 900), shot(900, 600), shot(700, 700)])
  const body = new FormData()
  body.append('pageId', String(own.Id))
  body.append('title', words.Title)
  for (const { name, buffer } of files) body.append('pictures', new Blob([new Uint8Array(buffer)]), name)
  const made = await fetch(`${inject('appUrl')}/post/api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.jwtToken}` },
    body,
  })
  const { Id } = (await made.json()) as { Id: number }
  const { page, visit, place } = await open({ look: phone })
  await visit(`/post/view/${Id}`)
  const links = page.getByRole('link', { name: /^Picture \d of 3, New rooms$/ })
  expect(await links.count()).toBe(3)
  const row = page.getByRole('list').filter({ has: links.first() })
  await row.evaluate((list) => list.scrollTo({ left: list.clientWidth + 8 }))
  const second = links.nth(1)
  await second.tap()

  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await viewer.getByRole('img', { name: 'Picture 2 of 3, New rooms' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByRole('button', { name: 'Next picture' }).and(page.locator(':disabled')).waitFor()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(place()).toBe(`/post/view/${Id}`)
  // The row stands at the picture that was looked at last.
  await expect.poll(() => links.nth(2).evaluate((link) => link === document.activeElement)).toBe(true)
  await expect
    .poll(() => links.nth(2).evaluate((link) => Math.round(link.getBoundingClientRect().left)))
    .toBeLessThan(40)

  await page.keyboard.press('Enter')
  await viewer.waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  expect(place()).toBe(`/post/view/${Id}`)
})
