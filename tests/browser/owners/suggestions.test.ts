import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser, type Person } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

/** People suggest what is right of a page; its owner or, after two weeks, a moderator decides (docs/rules.md#suggestions). */

const open = useBrowser()

let client: Client
beforeAll(async () => {
  const database = new URL(inject('databaseUrl'))
  database.pathname = `/${inject('templateName')}_walks`
  client = new Client({ connectionString: database.href })
  await client.connect()
})
afterAll(async () => client.end())

/** Opens the sheet below the contact rows, and chooses what is wrong. */
async function knows({ page }: Person, what: string) {
  await page.getByRole('link', { name: 'Wrong number, moved or closed?' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: what }).tap()
}

const sends = async ({ page }: Person) => {
  await page.getByRole('button', { name: 'Send the suggestion' }).tap()
  await page.getByRole('dialog').getByText('The people of this page decide.', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().tap()
}

test('a number is suggested, taken in one tap, taken back and taken again; what waits for two weeks a moderator declines', async () => {
  const url = inject('appUrl')
  const owner = await signIn(url, { email: 'bamboo@demo.example', name: 'Daw Bamboo' })
  const guest = await signIn(url, { email: 'knows.better@demo.example', name: 'Ko Knows' })
  const shop = await make('page', { name: 'Bamboo Corner', phoneOne: '09 421 300 100' }, owner)
  const number = async () => (await read(`/page/api/${shop.Id}`))[0]!['PhoneOne']

  const visitor = await open({ look: phone, session: guest })
  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.settles()
  await knows(visitor, 'The right number')
  // Nothing is sent, and nothing lost, where the number is no number.
  const line = visitor.page.getByRole('textbox', { name: /Phone one/ })
  await line.fill('call me')
  await visitor.page.getByRole('button', { name: 'Send the suggestion' }).tap()
  await expect.poll(() => line.getAttribute('aria-invalid')).toBe('true')
  expect(await line.inputValue()).toBe('call me')
  await line.fill('09 421 300 200')
  await visitor.page.getByRole('textbox', { name: 'How you know it' }).fill('It is on the door')
  await sends(visitor)
  await visitor.page.getByText('You suggested: Phone one - 09 421 300 200 · Not answered yet').waitFor()

  const own = await open({ look: phone, session: owner, storedPage: shop })
  await own.visit('/manage')
  await own.page.getByRole('region', { name: 'Do next' }).getByRole('link', { name: 'Answer 1 suggestion' }).tap()
  await own.sees('Suggestions')
  await own.page.getByText('It is on the door').waitFor()
  const take = own.page.getByRole('button', { name: 'Take it: Phone one' })
  await take.tap()
  await own.page.getByText('Your page says so now.').waitFor()
  expect(await number()).toBe('09 421 300 200')
  await own.page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
  await take.waitFor()
  expect(await number()).toBe('09 421 300 100')
  await take.tap()
  await own.page.getByText('Nothing is suggested now.').waitFor()

  await visitor.visit('/notification')
  await visitor.page.getByText('What you suggested for Bamboo Corner was taken').waitFor()
  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.settles()
  await knows(visitor, 'That it has closed or is open again')
  await visitor.page.getByRole('dialog').getByRole('combobox').first().selectOption({ label: 'Closed for good' })
  await sends(visitor)
  await client.query(
    `update "suggestion" set "CreatedAt" = "CreatedAt" - interval '15 days', "EndsAt" = "EndsAt" - interval '15 days' where "PageId" = $1 and "State" = 'open'`,
    [shop.Id],
  )

  const moderator = await signIn(url, { email: 'decides@demo.example', name: 'Ma Decides' })
  const role = new URLSearchParams({ email: 'decides@demo.example', roles: 'moderator' })
  const admin = await signIn(url, demoAdmin)
  expect((await ask('/role/api', admin, { method: 'POST', body: role })).status).toBe(200)
  const desk = await open({ look: desktop, session: moderator })
  await desk.visit('/admin')
  await desk.page
    .getByRole('navigation')
    .getByRole('link', { name: /^Overdue suggestions/ })
    .click()
  const row = desk.page.getByRole('listitem').filter({ hasText: 'Bamboo Corner' })
  await row.getByText('Closed for good').waitFor()
  await row.getByRole('button', { name: /^Decline/ }).click()
  await row.waitFor({ state: 'detached' })
  await visitor.visit('/notification')
  await visitor.page.getByText('What you suggested for Bamboo Corner was declined').waitFor()
  expect((await read(`/page/api/${shop.Id}`))[0]!['Closure']).toBe('none')
})
