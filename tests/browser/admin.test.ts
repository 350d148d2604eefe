import { expect, inject, test } from 'vitest'
import { release } from '#server/config/environment.ts'
import { ask, make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { line } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { demoAdmin, signIn } from './support/session.ts'

const open = useBrowser()

test('a super admin edits a category and sees it changed in the public grid', async () => {
  const session = await signIn(inject('appUrl'), demoAdmin)
  const { Id } = await make('category', { name: 'Umbrela Painters', burmeseName: 'ထီးပန်းချီ' }, session)
  const { page, visit, sees, place } = await open({ look: desktop, session })
  await visit('/profile')
  await page.getByRole('link', { name: 'Admin Area' }).click()
  await sees('Posts')
  expect(place()).toBe('/admin/post')
  // Which release it is, as the health check says.
  const { version } = (await (await fetch(`${inject('appUrl')}/healthz`)).json()) as { version: string }
  expect(version).toBe(release)
  expect(await page.locator('main footer').textContent()).toBe(`Zay ${release}`)

  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Umbrela Painters' }).first().click()
  await sees('Umbrela Painters')
  await page.getByRole('link', { name: 'Edit' }).click()
  await line(page, 'Name').fill('Umbrella Painters')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('paragraph')
    .filter({ hasText: /^Saved/ })
    .waitFor()
  await sees('Umbrella Painters')

  await page.getByRole('link', { name: 'Back to the app' }).click()
  await sees('Home')
  await page.getByRole('link', { name: 'Dir', exact: true }).click()
  await page.locator(`main a[href="/category/view/${Id}"]`).filter({ hasText: 'Umbrella Painters' }).waitFor()

  const visitor = await open({ look: phone })
  await visitor.visit('/category')
  await visitor.page.getByRole('link', { name: 'Umbrella Painters', exact: true }).first().tap()
  await visitor.sees('Umbrella Painters')
  expect(visitor.place()).toBe(`/category/view/${Id}`)
})

test('an address with an unknown filter says so, leads to the list, and is forgotten with it', async () => {
  const session = await signIn(inject('appUrl'), demoAdmin)
  const { page, visit, place } = await open({
    look: desktop,
    session,
    expected: /status of 400|cannot be (filtered|sorted) by/,
  })
  await visit(`/admin/post?filter=${encodeURIComponent('{"Colour":"red"}')}`)
  const clear = page.getByRole('link', { name: 'Clear filters' })
  await clear.waitFor()
  // Who leaves it and comes back by the menu.
  await page.getByRole('navigation').locator('a[href="/admin/page"]').click()
  await page.getByRole('table').waitFor()
  await page.getByRole('navigation').locator('a[href="/admin/post"]').click()
  await page.getByRole('table').waitFor()
  await visit('/admin/post?sort=Colour&order=ASC')
  await clear.click()
  await page.getByRole('table').waitFor()
  expect(place()).toBe('/admin/post')
})

test('visitors see the badge of a verified page, and no longer see a held post', async () => {
  const url = inject('appUrl')
  const [session, owner] = await Promise.all([
    signIn(url, demoAdmin),
    signIn(url, { email: 'judged@demo.example', name: 'Ko Htun' }),
  ])
  const shop = await make('page', { name: 'Htun Watch Repair' }, owner)
  const post = await make('post', { pageId: String(shop.Id), title: 'Win a watch, send money first' }, owner)
  const visitor = await open({ look: phone, expected: /status of 404/ })
  await visitor.visit('/home')
  await visitor.page.locator(`main a[href="/post/view/${post.Id}"]`).waitFor()

  const { page, visit, sees } = await open({ look: desktop, session })
  await visit('/admin/post')
  await sees('Posts')
  const row = page.getByRole('row').filter({ hasText: 'Win a watch, send money first' }).first()
  const hold = async () => {
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Hold', exact: true }).press('Enter')
    await page.getByText('Hold: 1 done.').waitFor()
    await row.getByText('Held by moderation').waitFor()
  }
  await hold()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  await row.getByText('Held by moderation').waitFor({ state: 'detached' })
  // Whoever goes through the table by keyboard goes on from its heading.
  await page.keyboard.press('j')
  expect(
    await page
      .locator('tbody tr')
      .first()
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  await hold()
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Htun Watch Repair' }).first().click()
  await sees('Htun Watch Repair')
  await page.getByRole('button', { name: 'Verify' }).click()
  const proof = page.getByRole('dialog', { name: 'Verify “Htun Watch Repair”' })
  await proof.getByRole('radio', { name: 'Visited' }).check()
  await proof.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('button', { name: 'Verification', exact: true }).waitFor()

  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.page.getByRole('img', { name: 'Verified' }).first().waitFor()
  expect((await visitor.page.goto(`/post/view/${post.Id}`))?.status()).toBe(404)
  await visitor.page.getByText('No data found').waitFor()
  await visitor.visit('/home')
  await visitor.page.getByRole('article').first().waitFor()
  expect(await visitor.page.locator(`main a[href="/post/view/${post.Id}"]`).count()).toBe(0)
  expect((await ask(`/post/api/${post.Id}`)).status).toBe(404)

  // The owner still sees it, with the reason.
  expect(await read(`/post/api/byPageId/${shop.Id}`, owner)).toMatchObject([{ Id: post.Id, Held: true }])
  const ownersWindow = await open({ look: phone, session: owner, storedPage: shop })
  await ownersWindow.visit('/post')
  await ownersWindow.page.getByText('Held by moderation').waitFor()
})

test('a report becomes a case: taken, held for three days, read by its owner, appealed against and answered by another', async () => {
  const url = inject('appUrl')
  const [session, owner, judge] = await Promise.all([
    signIn(url, demoAdmin),
    signIn(url, { email: 'appeals@demo.example', name: 'Ko Appeal' }),
    signIn(url, { email: 'first.judge@demo.example', name: 'Ma Judge' }),
  ])
  const roles = new URLSearchParams({ email: 'first.judge@demo.example', roles: 'moderator' })
  expect((await ask('/role/api', session, { method: 'POST', body: roles })).status).toBe(200)
  const shop = await make('page', { name: 'Moonlight Umbrellas' }, owner)

  const visitor = await open({ look: phone })
  await visitor.visit(`/report?type=Page&id=${shop.Id}`)
  await visitor.page.getByLabel('What is wrong with it?').fill('They never send what was paid')
  await visitor.page.getByRole('button', { name: 'Submit' }).tap()
  await visitor.page.getByText('Thank you for your report.').first().waitFor()

  const first = await open({ look: desktop, session: judge })
  await first.visit('/admin/cases')
  await first.page.getByRole('link', { name: /Moonlight Umbrellas/ }).click()
  await first.page.getByText('They never send what was paid').waitFor()
  await first.page.getByRole('button', { name: 'Take this case' }).click()
  await first.page.getByRole('button', { name: 'Give it back' }).waitFor()
  await first.page.getByRole('button', { name: 'Hold', exact: true }).click()
  await first.page.getByLabel('Why').selectOption('fraud')
  await first.page.getByLabel('How long').selectOption('3')
  await first.page.getByLabel('For colleagues').fill('Called twice')
  await first.page.getByRole('button', { name: 'Hold', exact: true }).last().click()
  await first.page.getByText('Held: nobody sees it.').waitFor()

  const ownersWindow = await open({ look: phone, session: owner })
  await ownersWindow.visit('/notification')
  await ownersWindow.page
    .getByText('Nobody is deceived about goods, prices or who offers them.', { exact: false })
    .waitFor()
  await ownersWindow.page.getByRole('link', { name: /Held by moderation/ }).tap()
  await ownersWindow.page.getByRole('button', { name: 'Appeal', exact: true }).tap()
  await ownersWindow.page.getByLabel('Why this should be decided otherwise').fill('The post office lost it')
  await ownersWindow.page.getByRole('button', { name: 'Send the appeal' }).tap()
  await ownersWindow.page.getByText('Appealed', { exact: true }).waitFor()

  const second = await open({ look: desktop, session })
  await second.visit('/admin/cases?view=appeals')
  await second.page.getByRole('link', { name: /Moonlight Umbrellas/ }).click()
  await second.page.getByText('The post office lost it').waitFor()
  await second.page.getByText('Called twice').waitFor()
  await second.page.getByRole('button', { name: 'Grant the appeal' }).click()
  await second.page.getByRole('button', { name: 'Grant the appeal' }).last().click()
  await second.page.getByText('Lifted.').waitFor()

  expect((await ask(`/page/api/${shop.Id}`)).status).toBe(200)
  await ownersWindow.visit('/profile')
  await ownersWindow.page.getByText('Appeal granted').waitFor()
})

test('others cannot enter the admin area', async () => {
  const session = await signIn(inject('appUrl'), { email: 'nosy@demo.example', name: 'Ma Nosy' })
  const owner = await open({ look: desktop, session })
  const asked = owner.page.waitForResponse('**/admin/api/checkSuperAdmin')
  await owner.visit('/profile')
  expect(await (await asked).json()).toEqual({ hasPermission: false })
  await owner.page.getByRole('link', { name: 'Block List' }).waitFor()
  expect(await owner.page.getByRole('link', { name: 'Admin Area' }).count()).toBe(0)
  await owner.visit('/admin/category')
  await owner.page.getByText('Only super admins, moderators and editors may enter here.').waitFor()
  expect(await owner.page.getByRole('table').count()).toBe(0)

  const visitor = await open({ look: desktop })
  await visitor.visit('/admin/category')
  await visitor.sees('Please login to access all features')
  expect(visitor.place()).toBe('/login?next=%2Fadmin%2Fcategory')
})
