import { expect, inject, test } from 'vitest'
import { ask, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn, type Session } from '../support/session.ts'

const open = useBrowser()

/** A page that nobody owns. */
async function importPage(name: string, number: string, admin: Session): Promise<number> {
  const body = new FormData()
  body.set('resource', 'page')
  body.set('file', new Blob([`Name,PhoneOne\n${name},${number}\n`]), 'pages.csv')
  const { Id: id } = (await (await ask('/import/api', admin, { method: 'POST', body })).json()) as { Id: number }
  const run = await ask('/import/api/run', admin, { method: 'POST', body: new URLSearchParams({ id: String(id) }) })
  expect(run.status).toBe(200)
  const found = () => read(`/page/api/bySearch/${encodeURIComponent(name)}`)
  await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(1)
  return (await found())[0]!.Id
}

test('a page without owner is claimed by phone, and who claimed it as well reads why it was refused', async () => {
  const url = inject('appUrl')
  const admin = await signIn(url, demoAdmin)
  const Id = await importPage('Orphaned Umbrellas', '09 422 333 111', admin)

  // Who is signed out is led through the login, and comes back to the claim.
  const visitor = await open({ look: phone })
  await visitor.visit(`/page/view/${Id}`)
  await visitor.page.getByRole('link', { name: 'Is this your business?' }).tap()
  await visitor.page.getByText('Sign in to show that this business is yours').waitFor()
  await visitor.page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'U Aung Myint' }).tap()
  await visitor.page.getByText('We ring 09 422 333 111', { exact: false }).waitFor()

  const umbrella = await signIn(url, { email: 'umbrella@demo.example', name: 'Ko Umbrella' })
  const claimant = await open({ look: phone, session: umbrella, expected: /status of 400/ })
  await claimant.visit(`/page/view/${Id}`)
  await claimant.page.getByRole('link', { name: 'Is this your business?' }).tap()
  await claimant.page.getByRole('button', { name: 'Claim this page' }).tap()
  await claimant.page.getByText('Whoever answers hears a code', { exact: false }).waitFor()

  const second = await signIn(url, { email: 'parasol@demo.example', name: 'Ma Parasol' })
  const document = new FormData()
  document.set('pageId', String(Id))
  document.set('proof', 'document')
  document.set('document', new Blob(['%PDF-1.4']), 'licence.pdf')
  expect((await ask('/claim/api', second, { method: 'POST', body: document })).status).toBe(201)

  // A moderator sees both, rings, and reads the code out.
  const email = 'rings@demo.example'
  const session = await signIn(url, { email, name: 'Ma Rings' })
  const body = new URLSearchParams({ email, roles: 'moderator' })
  expect((await ask('/role/api', admin, { method: 'POST', body })).status).toBe(200)
  const judge = await open({ look: phone, session })
  await judge.visit('/admin/cases')
  await judge.page.getByRole('link', { name: /Orphaned Umbrellas.*somebody says it is theirs/ }).tap()
  const claims = judge.page.getByRole('region', { name: 'Who says it is theirs' })
  await claims.getByRole('button', { name: 'Accept the claim of Ma Parasol' }).waitFor()
  await claims.getByRole('button', { name: 'Make a code and ring' }).tap()
  const code = (await claims.locator('output').textContent())!
  expect(code).toMatch(/^\d{3} \d{3}$/)
  expect(await claims.getByRole('link', { name: '09 422 333 111' }).getAttribute('href')).toBe('tel:+959422333111')

  // The screen that has waited asks for the code by itself.
  const field = claimant.page.getByLabel('Code')
  await field.fill(code === '000 000' ? '111111' : '000000')
  await claimant.page.getByRole('button', { name: 'Send the code' }).tap()
  await claimant.page.getByText('This is another code. 4 tries are left.').waitFor()
  await field.fill(code)
  await claimant.page.getByRole('button', { name: 'Send the code' }).tap()
  await claimant.page.getByText('This page is yours now.').waitFor()
  await claimant.page.getByRole('link', { name: 'Manage the page' }).tap()
  await claimant.page.getByText('Orphaned Umbrellas').first().waitFor()
  await claimant.go(`/page/view/${Id}`)
  await claimant.sees('Orphaned Umbrellas')
  await claimant.settles()
  expect(await claimant.page.getByRole('link', { name: 'Is this your business?' }).count()).toBe(0)

  const refused = await open({ look: phone, session: second })
  await refused.visit('/notification')
  await refused.page.getByText('Somebody else is the owner of the page.').waitFor()
  await refused.page.getByRole('link', { name: /Your claim of Orphaned Umbrellas was refused/ }).tap()
  await refused.page.getByText(/You can claim it again from .* on\./).waitFor()
  expect(await refused.page.getByRole('button', { name: 'Claim this page' }).count()).toBe(0)
})
