import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** How a business is reached from its screen, on a phone and on a desktop (docs/rules.md#contact-order). */

const open = useBrowser()
let shop: AnyRecord
beforeAll(async () => {
  const owner = await signIn(inject('appUrl'), { email: 'sheet@demo.example', name: 'Daw Sheet' })
  shop = await make(
    'page',
    {
      name: 'Quillon Bicycles',
      address: 'No. 7, Strand Road, beside the bank, Kyauktada Township, Yangon',
      latitude: '16.7717',
      longitude: '96.1586',
      hours: JSON.stringify({ mon: [['09:00', '17:00']] }),
      phoneOne: '09 777 500 600',
      phoneOneApps: 'viber',
      description: Array.from({ length: 60 }, (_, line) => `Bicycles of every kind, row ${line}.`).join('\n'),
    },
    owner,
  )
})

test('on a phone Call and the messenger stand in the row of acts and, when it is out of view, above the tabs; on a product’s screen always', async () => {
  const owner = await signIn(inject('appUrl'), { email: 'sheet@demo.example', name: 'Daw Sheet' })
  const product = await make('product', { pageId: String(shop.Id), name: 'Quillon bell', price: '3000' }, owner)
  const { page, visit, settles } = await open({ look: phone })
  const tabList = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Market', exact: true }) })
  for (const path of [`/page/view/${shop.Id}`, `/product/view/${product.Id}`]) {
    await visit(path)
    const bar = page.getByRole('region', { name: 'Call or write' })
    const call = bar.getByRole('link', { name: 'Call: 09 777 500 600' })
    const isOfBusiness = path.startsWith('/page')
    if (isOfBusiness) await page.getByRole('group').getByRole('link', { name: 'Call: 09 777 500 600' }).waitFor()
    else await call.waitFor()
    await settles()
    expect(await bar.count()).toBe(isOfBusiness ? 0 : 1)
    if (isOfBusiness) {
      // All that one decides by is on the first screen, down to the price of the first product.
      const sheet = page.getByRole('main')
      const decides = [
        sheet.getByRole('heading', { name: 'Quillon Bicycles' }),
        sheet.getByText('New', { exact: true }),
        sheet.getByText(/^(Open|Closed)$/).first(),
        sheet.getByRole('link', { name: 'Call: 09 777 500 600' }).first(),
        sheet.getByText('No. 7, Strand Road', { exact: false }).first(),
        sheet.getByRole('region', { name: 'Products' }).getByText('3,000 Ks'),
      ]
      const bottoms = await Promise.all(decides.map(async (one) => (await one.boundingBox())!))
      const end = (await tabList.boundingBox())!.y
      expect(bottoms.map(({ y, height }) => y + height <= end)).toEqual(decides.map(() => true))
      // The map is a tap away.
      await sheet.getByRole('link', { name: 'Location' }).tap()
      await sheet.getByRole('heading', { name: 'Location' }).waitFor()
      await expect
        .poll(async () => (await sheet.getByRole('heading', { name: 'Location' }).boundingBox())!.y)
        .toBeLessThan(400)
      expect(await page.evaluate(() => location.hash)).toBe('')
    }
    for (const top of isOfBusiness ? [700, 100_000] : [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await call.waitFor()
      const [above, tabs] = await Promise.all([bar.boundingBox(), tabList.boundingBox()])
      expect(Math.abs(above!.y + above!.height - tabs!.y), `${path} at ${top}`).toBeLessThanOrEqual(1)
    }
    expect(await call.getAttribute('href')).toBe('tel:+959777500600')
    expect(await bar.getByRole('button', { name: 'Back' }).count()).toBe(isOfBusiness ? 1 : 0)
    expect(await bar.getByText('Quillon Bicycles').count()).toBe(isOfBusiness ? 1 : 0)
    expect(await bar.getByRole('link', { name: 'Viber: 09 777 500 600' }).getAttribute('href')).toMatch(
      /^viber:\/\/chat\?number=%2B959777500600/,
    )
  }
})

test('its own people change Sunday in three taps from it, and only the hours are sent', async () => {
  const owner = await signIn(inject('appUrl'), { email: 'sheet@demo.example', name: 'Daw Sheet' })
  const day = [['09:00', '17:00']]
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const open7 = await make(
    'page',
    { name: 'Quillon Tyres', phoneOne: '09 777 500 601', hours: JSON.stringify(week) },
    owner,
  )
  const { page, visit } = await open({ look: phone, session: owner, storedPage: open7 })
  await visit(`/page/view/${open7.Id}`)
  const hours = page.getByRole('region', { name: 'Open hours' })
  await hours.getByText('Monday – Sunday').waitFor()
  let taps = 0
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    await target.tap()
    taps += 1
  }
  await tap(page.getByRole('button', { name: 'Edit: Open hours' }))
  const sheet = page.getByRole('dialog', { name: 'Open hours' })
  await tap(sheet.getByRole('switch', { name: 'Sunday' }))
  const sending = page.waitForRequest((request) => request.method() === 'PATCH')
  await tap(sheet.getByRole('button', { name: 'Update' }))
  const body = (await sending).postData() ?? ''
  expect([...body.matchAll(/ name="(\w+)"/g)].map(([, part]) => part)).toEqual(['id', 'version', 'hours'])
  await sheet.waitFor({ state: 'detached' })
  await hours.getByText('Monday – Saturday').waitFor()
  expect(taps).toBe(3)

  // What a page does not say yet is asked for below its head; Back closes the sheet and keeps what is typed.
  await page.getByRole('button', { name: 'About' }).tap()
  const about = page.getByRole('dialog', { name: 'About' })
  await about.getByRole('textbox').fill('Tyres for every bicycle.')
  await page.goBack()
  await about.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'About' }).tap()
  await expect.poll(() => about.getByRole('textbox').inputValue()).toBe('Tyres for every bicycle.')
  await about.getByRole('button', { name: 'Update' }).tap()
  await page.getByRole('region', { name: 'About' }).getByText('Tyres for every bicycle.').waitFor()
  // What was filled is no gap any more; the focus goes to the next one.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pictures')

  const visitor = await open({ look: phone })
  await visitor.visit(`/page/view/${open7.Id}`)
  await visitor.page.getByRole('region', { name: 'Open hours' }).getByText('Monday – Saturday').waitFor()
  await visitor.settles()
  expect(await visitor.page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
})

test('on a desktop the contact stands beside the head, and stays while one reads; there is no bar', async () => {
  const { page, visit, settles } = await open({ look: desktop })
  await visit(`/page/view/${shop.Id}`)
  const contact = page.getByRole('heading', { name: 'Contact', exact: true })
  const head = page.getByRole('heading', { name: 'Quillon Bicycles' }).first()
  await settles()
  const box = async (of: typeof head) => (await of.boundingBox())!
  const [beside, name] = [await box(contact), await box(head)]
  expect(beside.x).toBeGreaterThan(name.x + 300)
  expect(Math.abs(beside.y - name.y)).toBeLessThan(80)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(async () => (await box(head)).y).toBeLessThan(0)
  const stays = await box(contact)
  expect(stays.y).toBeGreaterThan(0)
  expect(stays.y).toBeLessThan(160)
  expect(await page.getByRole('region', { name: 'Call or write' }).count()).toBe(0)
})
