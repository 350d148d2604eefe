import { expect, inject, test } from 'vitest'
import { ask, make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

/** A bulk act is watched, stopped and undone; a suspended owner reads why, and appeals (docs/rules.md#measures). */

const open = useBrowser()
const url = inject('appUrl')

test('a bulk act is watched and stopped; what it did is undone with one click', async () => {
  const owner = await signIn(url, { email: 'many.kites@demo.example', name: 'Ko Kite' })
  for (const colour of ['Amber', 'Blue', 'Crimson']) await make('page', { name: `Kitemaker ${colour}` }, owner)
  const { page, visit } = await open({ look: desktop, session: await signIn(url, demoAdmin) })
  await visit(`/admin/page?filter=${encodeURIComponent('{"q":"Kitemaker"}')}`)
  const found = async () => (await read('/page/api/bySearch/Kitemaker')).length
  await page.getByRole('row').filter({ hasText: 'Kitemaker' }).nth(2).waitFor()
  await page.getByRole('columnheader').getByRole('checkbox').check()

  // The second waits until somebody has looked.
  let look = () => {}
  const looked = new Promise<void>((resolve) => (look = resolve))
  let asked = 0
  await page.route('**/admin/api/moderate', async (route) => {
    if (++asked === 2) await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  await page.getByText('Hold: 1 of 3').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  look()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor()
  await expect.poll(found).toBe(1)
  // What was not reached is still selected.
  const rows = page.getByRole('row').filter({ hasText: 'Kitemaker' })
  await expect.poll(() => rows.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  await expect.poll(found).toBe(3)
})

test('a suspended owner reads why and until when instead of signing in, and appeals once', async () => {
  const owner = { email: 'misled@demo.example', name: 'Ko Misled' }
  const shop = await make('page', { name: 'Misled Mirrors' }, await signIn(url, owner))
  const report = new URLSearchParams({ type: 'Page', contentId: String(shop.Id), description: 'They took my money' })
  expect((await ask('/report/api', undefined, { method: 'POST', body: report })).ok).toBe(true)
  const admin = await signIn(url, demoAdmin)
  const [one] = await read(`/case/api?filter={"Type":"Page","ContentId":${shop.Id}}`, admin)
  const act = { id: String(one!.Id), version: String(one!['Version']), act: 'suspend', days: '7', reason: 'fraud' }
  expect((await ask('/case/api/act', admin, { method: 'POST', body: new URLSearchParams(act) })).status).toBe(200)

  const { page, visit, place } = await open({ look: phone, expected: /status of 403|account is suspended/ })
  await page.route('**/demo/accounts', (route) => route.fulfill({ json: [{ ...owner, wantsCode: false }] }))
  await visit('/login')
  const signsIn = async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Ko Misled' }).tap()
    await page.getByRole('heading', { name: 'Your account is suspended' }).waitFor()
  }
  await signsIn()
  expect(place()).toBe('/login')
  await page.getByText(/fraud/i).first().waitFor()
  const appeal = page.getByRole('textbox', { name: 'Why this should be decided otherwise' })
  await page.getByRole('button', { name: 'Send the appeal' }).tap()
  await expect.poll(() => appeal.getAttribute('aria-invalid')).toBe('true')
  await appeal.fill('It was my cousin.')
  await page.getByRole('button', { name: 'Send the appeal' }).tap()
  await page.getByText('Your appeal is on its way.', { exact: false }).waitFor()
  // Not twice.
  await visit('/login')
  await signsIn()
  expect(await appeal.count()).toBe(0)
})
