import { expect, inject, test } from 'vitest'
import { ask, make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { demoAdmin, signIn } from './support/session.ts'

const open = useBrowser()

test("a stranger cannot change or delete the owner's page, by its address or by the API", async () => {
  const url = inject('appUrl')
  const [owner, stranger] = await Promise.all(
    ['Ma Hla', 'U Nyi'].map((name) => signIn(url, { email: `${name.replace(' ', '.')}.strangers@demo.example`, name })),
  )
  if (!owner || !stranger) throw new Error('Both are signed in.')
  const { Id } = await make('page', { name: 'Hla Cycle Repair', phoneOne: '09 7711 22334' }, owner)
  const [before] = await read(`/page/api/${Id}`, owner)

  const { page, visit, sees } = await open({ look: desktop, session: stranger })
  await visit(`/page/update?id=${Id}`)
  await sees('Update page')
  await page.getByText('Only those who run this page can change it.').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0)

  // The page itself offers strangers only their actions.
  await visit(`/page/view/${Id}`)
  await page.getByRole('button', { name: 'Item actions' }).click()
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: 'Report' }).waitFor()
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['Report', 'Block', 'Cancel'])

  const change = new URLSearchParams({ id: String(Id), name: 'Nyi Cycle Repair' })
  expect((await ask('/page/api', stranger, { method: 'PATCH', body: change })).status).toBe(403)
  expect((await ask(`/page/api/${Id}`, stranger, { method: 'DELETE' })).status).toBe(403)
  const post = new URLSearchParams({ pageId: String(Id), title: 'Closed for ever' })
  expect((await ask('/post/api', stranger, { method: 'POST', body: post })).status).toBe(403)
  expect((await ask('/page/api', undefined, { method: 'PATCH', body: change })).status).toBe(401)
  expect(await read(`/page/api/${Id}`, owner)).toEqual([before])
  expect(await read(`/post/api/byPageId/${Id}`, owner)).toEqual([])
})

/** What people say is answered for: it is reported, and hidden with a word why (docs/rules.md#hidden-comments). */
test('a visitor and a neighbour report a comment, and the owner hides it with a word why', async () => {
  const url = inject('appUrl')
  const [owner, writer, neighbour, admin] = await Promise.all([
    signIn(url, { email: 'talk.owner@demo.example', name: 'Daw Owner' }),
    signIn(url, { email: 'talk.writer@demo.example', name: 'U Writer' }),
    signIn(url, { email: 'talk.neighbour@demo.example', name: 'Ma Neighbour' }),
    signIn(url, demoAdmin),
  ])
  const shop = await make('page', { name: 'Talked About Tailor' }, owner)
  const theirs = await make('page', { name: 'Loud Loans' }, writer)
  const said = { pageId: String(theirs.Id), description: 'Borrow from us', typeName: 'Page', typeId: String(shop.Id) }
  const comment = await make('comment', said, writer)
  const at = `/page/view/${shop.Id}`
  const reports = async () => (await read('/report/api?filter={"ContentId":' + comment.Id + '}', admin)) as object[]
  const thanks = 'Thank you for your report.'

  const visitor = await open({ look: phone })
  await visitor.visit(at)
  const spoken = (page: typeof visitor.page) => page.getByRole('listitem').filter({ hasText: 'Borrow from us' })
  await spoken(visitor.page).getByRole('link', { name: 'Report' }).tap()
  await visitor.sees('Report')
  await visitor.page.getByRole('textbox').fill('It is an advertisement')
  await visitor.page.getByRole('button', { name: 'Submit' }).tap()
  await visitor.page.getByText(thanks).waitFor()

  const other = await open({ look: desktop, session: neighbour })
  await other.visit(at)
  await spoken(other.page).getByRole('button', { name: 'Item actions: Loud Loans' }).click()
  await expect.poll(() => other.page.getByRole('menuitem').allTextContents()).toEqual(['Report', 'Cancel'])
  await other.page.getByRole('menuitem', { name: 'Report' }).click()
  await other.sees('Report')
  await other.page.getByRole('textbox').fill('It has nothing to do with the tailor')
  await other.page.getByRole('button', { name: 'Submit' }).click()
  await other.page.getByText(thanks).waitFor()
  expect(await reports()).toMatchObject([{ Type: 'Comment' }, { Type: 'Comment' }])

  const people = await open({ look: phone, session: owner, storedPage: shop })
  await people.visit(at)
  await spoken(people.page).getByRole('button', { name: 'Item actions: Loud Loans' }).tap()
  await people.page.getByRole('menuitem', { name: 'Hide' }).tap()
  const question = people.page.getByRole('dialog', { name: 'Hide this comment?' })
  await question.getByRole('button', { name: 'Hide' }).tap()
  await question.getByText('Please say in a word why.').waitFor()
  await question.getByRole('textbox', { name: 'Why' }).fill('An advertisement')
  await question.getByRole('button', { name: 'Hide' }).tap()
  const why = 'Hidden by the page it stands under: An advertisement'
  await spoken(people.page).getByText(why).waitFor()

  await visitor.visit(at)
  await visitor.page.getByText('No comments yet. Be the first!').waitFor()

  const speaker = await open({ look: phone, session: writer, storedPage: theirs })
  await speaker.visit(at)
  await spoken(speaker.page).getByText(why).waitFor()

  await spoken(people.page).getByRole('button', { name: 'Item actions: Loud Loans' }).tap()
  await people.page.getByRole('menuitem', { name: 'Show again' }).tap()
  await spoken(people.page).getByText(why).waitFor({ state: 'detached' })
  await visitor.visit(at)
  await spoken(visitor.page).waitFor()
})

/** The form of a report before its code has come. */
async function openEarly() {
  const { page } = await open({ look: phone })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/ReportScreen-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`${inject('appUrl')}/report`, { waitUntil: 'commit' })
  /** Lets the code come, and resolves when the form answers. */
  const hydrate = async () => {
    release()
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
  }
  return { page, hydrate }
}

test('what is typed into a report before its code has come stays', async () => {
  const { page, hydrate } = await openEarly()
  const box = page.getByRole('textbox', { name: 'What is wrong with it?' })
  await box.fill('The shop has')
  await hydrate()
  // Whoever is typing goes on.
  await page.keyboard.type(' moved')
  expect(await box.inputValue()).toBe('The shop has moved')
})

test('what is chosen in a report before its code has come stays, and so does the link', async () => {
  const { page, hydrate } = await openEarly()
  const [chosen, usual] = ['Product', 'Post'].map((name) => page.getByRole('radio', { name, exact: true }))
  const link = page.getByRole('textbox', { name: 'Link to it, if you have one' })
  await chosen!.check()
  await link.fill('zay.example/product')
  await hydrate()
  expect(await link.inputValue()).toBe('zay.example/product')
  expect([await chosen!.isChecked(), await usual!.isChecked()]).toEqual([true, false])
})

test('what somebody has blocked is not seen in a list that the server renders, not even before its code has come', async () => {
  const url = inject('appUrl')
  const [owner, reader] = await Promise.all([
    signIn(url, { email: 'blocked.owner@demo.example', name: 'Ko Loud' }),
    signIn(url, { email: 'blocked.reader@demo.example', name: 'Daw Quiet' }),
  ])
  const loud = await make('page', { name: 'Loudspeakers For Hire' }, owner)
  await make('post', { pageId: String(loud.Id), title: 'Louder than ever' }, owner)
  const { page, visit } = await open({ look: phone, session: reader })
  /** The post in the home screen as the server renders it for everybody. */
  const post = page.locator(`main article[data-page="${String(loud.Id)}"]`).first()
  const isSeenBeforeCode = async () => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`${url}/home`, { waitUntil: 'domcontentloaded' })
    await post.waitFor({ state: 'attached' })
    const isSeen = await post.isVisible()
    release()
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
    await page.unroute('**/assets/*.js')
    return isSeen
  }
  expect(await isSeenBeforeCode()).toBe(true)

  await visit(`/page/view/${loud.Id}`)
  await page.getByRole('button', { name: 'Item actions' }).click()
  const answered = page.waitForResponse(/\/pageBlock\/api$/)
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('button', { name: 'Unblock' }).waitFor()
  expect((await answered).status()).toBe(200)
  expect(await isSeenBeforeCode()).toBe(false)
})
