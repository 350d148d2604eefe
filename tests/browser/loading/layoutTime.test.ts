import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { ask, make, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { hostileUnits, layoutTime, mostFor, plainUnit, repeated } from '../support/layoutTime.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** A text costs no phone its layout (docs/rules.md#long-runs); tests/long/layoutTime.long.test.ts has every script and screen. */

const open = useBrowser()
let owner: Session
let page: AnyRecord
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), { email: 'layout@demo.example', name: 'Ko Layout' })
  page = await make('page', { name: 'Layout Tea House' }, owner)
})

const post = (unit: string) =>
  make('post', { pageId: String(page.Id), title: repeated(unit, 400), description: repeated(unit) }, owner)

test('a post of 9,000 letters without a space is laid out as fast as a plain one, on its screen and in the feed', async () => {
  const { page: window, visit, go, settles } = await open({ look: phone })
  const onItsScreen = async ({ Id }: AnyRecord) => {
    await go(`/post/view/${Id}`)
    await window.locator('main article').first().waitFor()
    await settles()
    return layoutTime(window)
  }
  /** A list may be some seconds old. */
  const inTheFeed = async ({ Id }: AnyRecord) => {
    const link = window.locator(`main a[href="/post/view/${Id}"]`)
    await expect.poll(() => visit('/home').then(() => link.count())).toBe(1)
    await settles()
    return layoutTime(window)
  }
  await visit('/share')
  const plain = await post(plainUnit)
  const [own, feed] = [await onItsScreen(plain), await inTheFeed(plain)]
  for (const script of ['Burmese', 'Burmese, one letter'] as const) {
    const hostile = await post(hostileUnits[script])
    expect(await onItsScreen(hostile), script).toBeLessThan(mostFor(own))
    expect(await inTheFeed(hostile), script).toBeLessThan(mostFor(feed))
    // Others look at the feed meanwhile.
    await ask('/post/api', owner, { method: 'DELETE', body: new URLSearchParams({ id: String(hostile.Id) }) })
  }
})

test('a card has the beginning of its text, and a copy of the whole one has nothing else in it', async () => {
  const text = repeated('ဆိုင်ကိုမနက်ခြောက်နာရီမှာဖွင့်ပါတယ်')
  const made = await make('post', { pageId: String(page.Id), title: 'Long', description: text }, owner)
  const [card] = (await read('/post/api/byPage/1?view=card&perPage=100')).filter(({ Id }) => Id === made.Id)
  expect(String(card!['Description']).length).toBeLessThanOrEqual(401)
  expect(text).toContain(String(card!['Description']).slice(0, -1))
  const { page: window, visit } = await open({ look: phone })
  await visit(`/post/view/${made.Id}`)
  const shown = window
    .locator('main article p')
    .filter({ has: window.locator('wbr') })
    .last()
  expect((await shown.textContent())!.replace(/[\u200B\u2060]/g, '')).toBe(text)
})
