import { expect, inject, test } from 'vitest'
import { ask, make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { line } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn, type Session } from '../support/session.ts'

const open = useBrowser()

/** One red dot. */
const thumbnail =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Somebody with this role. */
async function appointed(email: string, roles: 'moderator' | 'editor'): Promise<Session> {
  const url = inject('appUrl')
  const [admin, session] = await Promise.all([signIn(url, demoAdmin), signIn(url, { email, name: 'Ma Desk' })])
  const body = new URLSearchParams({ email, roles })
  expect((await ask('/role/api', admin, { method: 'POST', body })).status).toBe(200)
  return session
}

test('three reports of one page and two products with its number are one case, held with one act and undone with one', async () => {
  const owner = await signIn(inject('appUrl'), { email: 'lanterns@demo.example', name: 'Ko Lantern' })
  const session = await appointed('together@demo.example', 'moderator')
  const number = '09433112277'
  const shop = await make('page', { name: 'Lantern Bargains', phoneOne: number }, owner)
  const things = await Promise.all(
    ['Lantern of gold', 'Lantern of silver'].map((name) =>
      make('product', { pageId: String(shop.Id), name, description: `Pay first, call ${number}` }, owner),
    ),
  )
  const reports = { type: 'Page', contentId: String(shop.Id) }
  for (const description of ['They took my money', 'Nothing came', 'Same here'])
    expect(
      (await ask('/report/api', undefined, { method: 'POST', body: new URLSearchParams({ ...reports, description }) }))
        .ok,
    ).toBe(true)
  const seen = () =>
    Promise.all(
      [`/page/api/${shop.Id}`, ...things.map(({ Id }) => `/product/api/${Id}`)].map(
        async (path) => (await ask(path)).status,
      ),
    )

  const { page, visit } = await open({ look: desktop, session })
  await visit('/admin/cases')
  await page.getByRole('link', { name: /Lantern Bargains.*3 reports/ }).click()
  const related = page.getByRole('region', { name: 'What belongs together' })
  await related.getByText('Lantern of gold · Product · same number').waitFor()
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  await page.getByRole('checkbox', { name: 'All 2' }).check()
  await page.getByLabel('Why').selectOption('fraud')
  await page.getByRole('button', { name: 'Hold', exact: true }).last().click()
  await page.getByText('Done to 3 things.').waitFor()
  expect(await seen()).toEqual([404, 404, 404])

  // From the history, too, after the toast has gone.
  await visit('/admin/cases?view=answered')
  await page.getByRole('link', { name: /Lantern Bargains/ }).click()
  await page.getByRole('button', { name: 'Undo all 3' }).click()
  await page.getByText('Undone', { exact: false }).first().waitFor()
  await expect.poll(seen).toEqual([200, 200, 200])
  await page.getByRole('button', { name: 'Undo all 3' }).waitFor({ state: 'detached' })
  expect(await read(`/case/api?filter={"Type":"Page","ContentId":${shop.Id}}`, session)).toMatchObject([
    { State: 'open', Reports: 3 },
  ])
})

test('two people save one record: both values are shown, and nothing typed is lost', async () => {
  const session = await signIn(inject('appUrl'), demoAdmin)
  const { Id } = await make('category', { name: 'Lacquer', burmeseName: 'ယွန်းထည်' }, session)
  const one = await open({ look: desktop, session, expected: /status of 409/ })
  await one.visit(`/admin/category/${Id}`)
  await line(one.page, 'Name').fill('Lacquerware of Bagan')
  // Meanwhile, somebody else.
  const body = new URLSearchParams({ id: String(Id), name: 'Lacquer shops' })
  expect((await ask('/category/api', session, { method: 'PATCH', body })).status).toBe(200)
  await one.page.getByRole('button', { name: 'Save' }).click()
  const dialog = one.page.getByRole('alertdialog')
  await dialog.getByText('Lacquer shops').waitFor()
  await dialog.getByText('Lacquerware of Bagan').waitFor()
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await line(one.page, 'Name').inputValue()).toBe('Lacquerware of Bagan')
  await one.page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await one.sees('Lacquerware of Bagan')
  expect((await read(`/category/api/${Id}`))[0]).toMatchObject({ Name: 'Lacquerware of Bagan', BurmeseName: 'ယွန်းထည်' })
})

test('a moderator finds no policies, and an editor no cases', async () => {
  const menuOf = async (session: Session, path: string) => {
    const { page, visit } = await open({ look: desktop, session, expected: /status of 403/ })
    await visit(path)
    const menu = page.getByRole('navigation').filter({ hasText: 'Overview' })
    await menu.getByRole('link', { name: 'Overview' }).waitFor()
    return { page, names: await menu.getByRole('link').allTextContents() }
  }
  const moderator = await menuOf(await appointed('no.policies@demo.example', 'moderator'), '/admin/setting/1')
  expect(moderator.names.join()).toContain('Cases')
  expect(moderator.names.join()).not.toContain('Settings')
  await moderator.page.getByText('Privacy policy', { exact: true }).waitFor({ state: 'detached' })
  expect(await moderator.page.getByRole('textbox').count()).toBe(0)

  const editor = await menuOf(await appointed('no.cases@demo.example', 'editor'), '/admin/cases')
  expect(editor.names.join()).toContain('Settings')
  expect(editor.names.join()).not.toContain('Cases')
  expect(await editor.page.getByRole('button', { name: 'Take this case' }).count()).toBe(0)
})

test('on a phone the decision is one tap away, and a picture opens large', async () => {
  const session = await appointed('phone.desk@demo.example', 'moderator')
  const owner = await signIn(inject('appUrl'), { email: 'pictured@demo.example', name: 'Ko Picture' })
  const shop = await make('page', { name: 'Pictured Parasols', thumbnail }, owner)
  const body = new URLSearchParams({ type: 'Page', contentId: String(shop.Id), description: 'Closed' })
  expect((await ask('/report/api', undefined, { method: 'POST', body })).ok).toBe(true)
  const [one] = await read(`/case/api?filter={"Type":"Page","ContentId":${shop.Id}}&sort=["Id","DESC"]`, session)
  const { page, visit } = await open({ look: phone, session })
  await visit(`/admin/cases?case=${one!.Id}`)
  const evidence = page.getByRole('region', { name: 'What it is about' })
  const picture = evidence.locator('button img').first()
  await picture.waitFor()
  expect((await picture.boundingBox())!.height).toBeLessThanOrEqual(160)
  await evidence.getByRole('button').first().tap()
  await page.locator('.yarl__container img').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.yarl__container').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Decide', exact: true }).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dismiss')
  expect((await page.getByRole('button', { name: 'Dismiss' }).boundingBox())!.y).toBeLessThan(844)
})
