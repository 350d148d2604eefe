import { expect, inject, test } from 'vitest'
import { ask, make, read } from './support/api.ts'
import { desktop } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { signIn } from './support/session.ts'

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
