import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { ask, make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser, type Person } from './support/person.ts'
import { demoAdmin, signIn, type Session } from './support/session.ts'

/** Interactions between people (docs/rules.md#people-and-pages), on the screens of both sides. */

const open = useBrowser()
const newPerson = (address: string, name: string): Promise<Session> =>
  signIn(inject('appUrl'), { email: `${address}@demo.example`, name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a person follows and rates a page and is notified of the answer; the owner is notified of the rating and answers once', async () => {
  const [owner, guest] = await Promise.all([newPerson('rated', 'Daw Rated'), newPerson('rater', 'Ko Rater')])
  const shop = await make('page', { name: 'Rated Noodles' }, owner)
  const visitor = await open({ look: phone, session: guest })
  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.page.getByRole('button', { name: 'Follow: Rated Noodles' }).tap()
  await visitor.page.getByRole('button', { name: 'Following: Rated Noodles' }).waitFor()
  const ratings = region(visitor.page, 'Ratings')
  await ratings.locator('label').filter({ hasText: '4 of 5 stars' }).tap()
  await ratings.getByRole('textbox').fill('Good broth, slow on Sundays.')
  await ratings.getByRole('button', { name: 'Save rating' }).tap()
  await visitor.page.getByText('Rating saved').waitFor()
  await visitor.visit('/profile/following')
  await visitor.page.getByRole('link', { name: 'Rated Noodles' }).waitFor()
  expect((await read(`/page/api/${shop.Id}`))[0]).toMatchObject({ FollowerCount: 1, RatingAverage: 4, RatingCount: 1 })

  const keeper = await open({ look: phone, session: owner })
  await keeper.visit('/home')
  await keeper.page.getByRole('link', { name: 'Profile, something new' }).tap()
  await keeper.page.getByRole('link', { name: 'What happened (New)' }).tap()
  await keeper.sees('What happened')
  await keeper.page.getByRole('link', { name: /New rating of Rated Noodles/ }).tap()
  await keeper.sees('Page Information')
  const theirs = region(keeper.page, 'Ratings')
  await theirs.getByRole('button', { name: 'Answer' }).tap()
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('We have a second cook now.')
  await theirs.getByRole('button', { name: 'Send answer' }).tap()
  await theirs.getByText('Answer of Rated Noodles').waitFor()
  expect(await theirs.getByRole('button', { name: 'Answer' }).count()).toBe(0)
  // Owners cannot rate their own page.
  expect(await theirs.getByRole('radio').count()).toBe(0)

  await visitor.visit('/notification')
  await visitor.page.getByRole('link', { name: /Rated Noodles answered your rating/ }).tap()
  await region(visitor.page, 'Ratings').getByText('We have a second cook now.').first().waitFor()
})

test('an owner invites an admin, who accepts, and transfers the page, and the person who accepts owns it', async () => {
  const [owner, helper, heir] = await Promise.all([
    newPerson('giver', 'U Giver'),
    newPerson('helper', 'Ma Helper'),
    newPerson('heir', 'Ko Heir'),
  ])
  const shop = await make('page', { name: 'Handed Bakery' }, owner)
  const giver = await open({ look: phone, session: owner, storedPage: shop })
  await giver.visit(`/page/view/${shop.Id}`)
  await giver.page.getByRole('link', { name: 'People' }).tap()
  await giver.sees('People')
  const admins = region(giver.page, 'Admins')
  await admins.getByRole('textbox', { name: 'E-mail address' }).fill(helper.profile.Email)
  await admins.getByRole('button', { name: 'Invite' }).tap()
  await giver.page.getByText(`${helper.profile.Email} is invited.`).waitFor()
  await admins.getByRole('button', { name: `Take back the invitation to ${helper.profile.Email}` }).waitFor()
  expect(await admins.getByText('Ma Helper').count()).toBe(0)

  const helping = await open({ look: phone, session: helper })
  await helping.visit('/notification')
  await helping.page.getByRole('link', { name: /You were asked to help to run Handed Bakery/ }).tap()
  await helping.sees('People')
  await helping.page.getByRole('checkbox', { name: 'I would take this page over' }).tap()
  await helping.page.getByRole('button', { name: 'Accept' }).tap()
  await helping.page.getByText('You help to run "Handed Bakery" now.').waitFor()
  await helping.page.getByRole('button', { name: 'Leave this page' }).waitFor()
  await giver.visit(`/page/people?id=${shop.Id}`)
  await admins.getByRole('button', { name: 'Remove Ma Helper' }).waitFor()
  await admins.getByText('Takes the page over if your account is deleted').waitFor()
  const post = await make('post', { pageId: String(shop.Id), title: 'Bread at six' }, helper)
  expect((await ask(`/page/api/${shop.Id}`, helper, { method: 'DELETE' })).status).toBe(403)

  const handing = region(giver.page, 'Hand over this page')
  await handing.getByRole('textbox', { name: 'E-mail address' }).fill(heir.profile.Email)
  await handing.getByRole('button', { name: 'Offer page' }).tap()
  await giver.page.getByRole('alertdialog').getByRole('button', { name: 'Offer page' }).tap()
  await handing.getByText(`Offered to ${heir.profile.Email}. They have not answered yet.`).waitFor()
  // Nothing changes before that.
  expect(await read(`/page/api/byOwnerEmail/${heir.profile.Email}`, heir)).toEqual([])

  const taking = await open({ look: phone, session: heir })
  await taking.visit('/profile')
  await taking.page.getByText('"Handed Bakery" is offered to you. Do you want to run it?').waitFor()
  await taking.page.getByRole('button', { name: 'Accept' }).tap()
  await taking.page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).tap()
  await taking.page.getByText('"Handed Bakery" is yours now.').waitFor()
  await taking.visit('/page')
  await taking.page.getByRole('link', { name: 'Handed Bakery', exact: true }).waitFor()
  expect(await read(`/page/api/byOwnerEmail/${owner.profile.Email}`, owner)).toEqual([])
  expect((await ask(`/post/api/${post.Id}`, owner, { method: 'DELETE' })).status).toBe(403)
  await giver.visit('/notification')
  await giver.page.getByText('Handed Bakery was taken over by its new owner').waitFor()
})

test('a report is opened, decided and answered in the admin area; its reporter sees the outcome on the profile', async () => {
  const [owner, reporter, admin] = await Promise.all([
    newPerson('reported', 'U Reported'),
    newPerson('reporter', 'Ma Reporter'),
    signIn(inject('appUrl'), demoAdmin),
  ])
  const shop = await make('page', { name: 'Reported Radios' }, owner)
  const telling = await open({ look: phone, session: reporter })
  await telling.visit(`/page/view/${shop.Id}`)
  await telling.page.getByRole('button', { name: 'Item actions' }).tap()
  await telling.page.getByRole('menuitem', { name: 'Report' }).tap()
  await telling.sees('Report')
  await telling.page.getByRole('textbox').fill('The number belongs to somebody else.')
  await telling.page.getByRole('button', { name: 'Submit' }).tap()
  await telling.page.getByRole('alertdialog').getByText('Thank you for your report.').waitFor()

  const { page, visit, sees } = await open({ look: desktop, session: admin })
  await visit('/admin/report')
  await sees('Reports')
  await page.getByRole('table').getByRole('link', { name: 'The number belongs to somebody else.' }).first().click()
  await page.getByRole('link', { name: 'Open its case' }).click()
  await page.getByRole('heading', { name: 'Reported Radios' }).waitFor()
  expect(await page.getByRole('link', { name: 'Record', exact: true }).getAttribute('href')).toBe(
    `/admin/page/${shop.Id}/show`,
  )
  await page.getByRole('button', { name: 'Take this case' }).click()
  await page.getByRole('button', { name: 'Give it back' }).waitFor()
  await telling.visit('/profile')
  await telling.page.getByRole('region', { name: 'My reports' }).getByText('Being looked at').waitFor()

  // An act needs its reason.
  const warn = page.getByRole('button', { name: 'Warn', exact: true })
  await warn.click()
  await warn.last().click()
  await page.getByText('Please choose why.').waitFor()
  const why = page.getByLabel('Why')
  await expect.poll(() => why.evaluate((box) => box === document.activeElement)).toBe(true)
  await why.selectOption('wrongFacts')
  await page.getByLabel('For those who reported it').fill('The number was put right.')
  await warn.last().click()
  await page.getByText('The owner is warned.').waitFor()
  await expect
    .poll(async () => (await read(`/report/api?filter=${encodeURIComponent('{}')}&range=[0,50]`, reporter))[0])
    .toMatchObject({ State: 'resolved', Outcome: 'The number was put right.' })

  await telling.visit('/notification')
  await telling.page.getByText('Your report was looked at, and something was done').waitFor()
  await telling.visit('/profile')
  const cases = telling.page.getByRole('region', { name: 'My reports' })
  await cases.getByText('Resolved').waitFor()
  await cases.getByText('The number was put right.').waitFor()
})

test('/report without an item asks for it, and accepts a link', async () => {
  const owner = await newPerson('linked', 'U Linked')
  const shop = await make('page', { name: 'Linked Lamps' }, owner)
  const { page, visit } = await open({ look: phone, session: owner })
  await visit('/report')
  await page.getByRole('radio', { name: 'Page' }).check()
  await page.getByRole('textbox', { name: 'Link to it' }).fill(`${inject('appUrl')}/page/view/${shop.Id}?by=3`)
  await page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('It is mine, and closed.')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('alertdialog').waitFor()
  const [kept] = await read(`/report/api?filter=${encodeURIComponent('{}')}&range=[0,50]`, owner)
  expect(kept).toMatchObject({ Type: 'Page', ContentId: shop.Id })
})

test('signing out everywhere ends other windows too, at their next write', async () => {
  const name = { email: 'everywhere@demo.example', name: 'Ko Everywhere' }
  const url = inject('appUrl')
  const [here, there, owner] = await Promise.all([signIn(url, name), signIn(url, name), newPerson('kept', 'Ma Kept')])
  const shop = await make('page', { name: 'Kept Kettles' }, owner)
  const other = await open({ look: phone, session: there, expected: /status of 401/ })
  await other.visit(`/page/view/${shop.Id}`)
  await other.page.getByRole('button', { name: 'Follow: Kept Kettles' }).waitFor()

  const { page, visit, sees } = await open({ look: phone, session: here })
  await visit('/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).tap()
  await sees('Home')
  expect(await page.evaluate(() => localStorage.getItem('StoredJWT'))).toBeNull()

  await other.page.getByRole('button', { name: 'Follow: Kept Kettles' }).tap()
  await other.sees('Please login to access all features')
  expect(other.place()).toBe(`/login?next=${encodeURIComponent(`/page/view/${shop.Id}`)}`)
  expect(await other.page.evaluate(() => localStorage.getItem('StoredProfile'))).toBeNull()
})

test('before deleting an account one can export all its data as a zip; then the account is gone', async () => {
  const session = await newPerson('leaver', 'U Leaver')
  const shop = await make('page', { name: 'Leaving Lanterns' }, session)
  await make('post', { pageId: String(shop.Id), title: 'Our last week' }, session)
  const { page, visit, sees, place } = await open({ look: phone, session, storedPage: shop })
  await visit('/profile')
  await page.getByRole('link', { name: 'Delete Profile' }).tap()
  await sees('Delete Account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data first' }).tap(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const texts = Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.json') ? [strFromU8(bytes)] : []))
  for (const mine of [session.profile.Email, 'Leaving Lanterns', 'Our last week'])
    expect(
      texts.some((text) => text.includes(mine)),
      mine,
    ).toBe(true)

  await page.getByRole('button', { name: 'Delete Account' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).tap()
  await expect.poll(place).toBe('/login')
  expect(await page.evaluate(() => localStorage.getItem('StoredProfile'))).toBeNull()
  expect((await ask(`/page/api/${shop.Id}`)).status).toBe(404)
  expect((await ask('/profile/api/export', session)).status).toBe(401)
})

test('the ledger lists points with their records', async () => {
  const session = await newPerson('earner', 'Ma Earner')
  const shop = await make('page', { name: 'Earning Eels' }, session)
  await make('post', { pageId: String(shop.Id), title: 'Fresh today' }, session)
  const { page, visit, sees } = await open({ look: phone, session, storedPage: shop })
  await visit('/home')
  await page.getByRole('link', { name: 'Reward' }).tap()
  await sees('Reward')
  const ledger = region(page, 'How they came together')
  await ledger.getByText('Post written').waitFor()
  const [given] = await read<AnyRecord[]>('/reward/api/byPage/1', session)
  await ledger
    .getByText(new RegExp(`${String(given?.['Points'])}`))
    .first()
    .waitFor()
})

test('a blocked page and its records are hidden everywhere, not painted on a reload, and back after Unblock', async () => {
  const [blocker, owner, friend] = await Promise.all([
    newPerson('blocker', 'Daw Blocker'),
    newPerson('blocked', 'U Blocked'),
    newPerson('friend', 'Ko Friend'),
  ])
  const [category] = await read('/category/api')
  const place = { categoryIds: String(category?.Id), latitude: '21.97', longitude: '96.08' }
  const loud = await make('page', { name: 'Zyx Loudspeakers', ...place }, owner)
  const calm = await make('page', { name: 'Calm Cushions', ...place }, friend)
  const loudPost = await make('post', { pageId: String(loud.Id), title: 'Zyx louder than ever' }, owner)
  const calmPost = await make('post', { pageId: String(calm.Id), title: 'Cushions for calm' }, friend)
  const loudProduct = await make('product', { pageId: String(loud.Id), name: 'Zyx horn', price: '5000' }, owner)
  const remark = {
    pageId: String(loud.Id),
    typeName: 'Post',
    typeId: String(calmPost.Id),
    description: 'Zyx is better',
  }
  await make('comment', remark, owner)

  const person = await open({ look: phone, session: blocker })
  const { page, visit, sees, settles } = person
  const shown = (path: string) => page.locator(`main a[href="${path}"]`).filter({ visible: true })
  const of = [`/page/view/${loud.Id}`, `/post/view/${loudPost.Id}`, `/product/view/${loudProduct.Id}`] as const
  await visit('/home')
  await shown(of[1]).waitFor()
  await visit(of[0])
  await page.getByRole('button', { name: 'Item actions' }).tap()
  await page.getByRole('menuitem', { name: 'Block' }).tap()
  await page.getByRole('alertdialog').getByText('Page had been blocked').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap()
  await page.getByText('You blocked this page.').waitFor()
  expect(await shown(of[2]).count()).toBe(0)

  const lists = ['/home', '/page/new', '/marketplace', `/category/view/${category?.Id}`, '/search?q=Zyx']
  for (const path of lists) {
    await visit(path)
    await settles()
    for (const one of of) expect([path, one, await shown(one).count()]).toEqual([path, one, 0])
  }
  await visit(`/post/view/${calmPost.Id}`)
  await page.getByText('Cushions for calm').first().waitFor()
  expect(await page.getByText('Zyx is better').filter({ visible: true }).count()).toBe(0)
  await visit('/category/map')
  await page.getByRole('button', { name: /^Businesses in this area/ }).tap()
  const onMap = page.locator('#mapPlaces')
  await onMap.getByText('Calm Cushions').waitFor()
  expect(await onMap.getByText('Zyx Loudspeakers').count()).toBe(0)

  await isNeverPainted(person, of[1], `/post/view/${calmPost.Id}`)

  await visit(of[1])
  await page.getByRole('button', { name: 'Unblock: Zyx Loudspeakers' }).tap()
  await page.getByText('Page unblocked').waitFor()
  await visit('/home')
  await sees('Home')
  await shown(of[1]).waitFor()
})

/** The server's HTML contains it, because it is rendered for a visitor. Checks each frame of a reload, with delayed scripts. */
async function isNeverPainted({ page, settles }: Person, blocked: string, other: string) {
  expect(await (await ask('/home')).text()).toContain(`href="${blocked}"`)
  await page.addInitScript(
    (paths) => {
      const painted: Record<string, number> = {}
      Object.assign(window, { painted })
      const look = () => {
        for (const path of paths)
          for (const link of document.querySelectorAll(`main a[href="${path}"]`))
            if (link.checkVisibility()) painted[path] = (painted[path] ?? 0) + 1
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [blocked, other],
  )
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  await page.locator(`main a[href="${other}"]`).waitFor()
  const painted = () => page.evaluate(() => (window as unknown as { painted: Record<string, number> }).painted)
  await expect.poll(async () => (await painted())[other] ?? 0).toBeGreaterThan(2)
  letGo()
  await settles()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  expect((await painted())[blocked]).toBeUndefined()
  await page.unroute('**/assets/*.js')
}
