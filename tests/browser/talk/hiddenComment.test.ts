import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { paths } from '#src/paths.ts'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn, type Session } from '../support/session.ts'

/** What people say is answered for (docs/rules.md#hidden-comments). */

const open = useBrowser()
const words = 'Borrow from us, no papers needed'

interface Who {
  session: Session
  storedPage: AnyRecord
}
let owner: Who
let writer: Who
let reader: Who
let post: AnyRecord
beforeAll(async () => {
  const person = async (email: string, name: string): Promise<Who> => {
    const session = await signIn(inject('appUrl'), { email: `${email}@demo.example`, name: `U ${name}` })
    return { session, storedPage: await make('page', { name }, session) }
  }
  owner = await person('talk.owner', 'Talk Tea')
  writer = await person('talk.writer', 'Loud Loans')
  reader = await person('talk.reader', 'Quiet Books')
  post = await make('post', { pageId: String(owner.storedPage.Id), title: 'New shelf' }, owner.session)
})

test('a comment is written by one, reported by another, and hidden with a word why by a third, which its writer reads', async () => {
  const written = await open({ look: phone, ...writer })
  await written.visit(paths.post(post.Id))
  await written.page.getByRole('textbox').fill(words)
  await written.page.getByRole('button', { name: 'Comment', exact: true }).tap()
  await written.page.getByRole('listitem').getByText(words).waitFor()

  const reported = await open({ look: phone, ...reader })
  await reported.visit(paths.post(post.Id))
  await reported.page.getByRole('button', { name: 'Item actions: Loud Loans' }).tap()
  expect(await reported.page.getByRole('menuitem', { name: 'Hide' }).count()).toBe(0)
  await reported.page.getByRole('menuitem', { name: 'Report' }).tap()
  await reported.sees('Report')
  await reported.page.getByText(`Comment · ${words}`).waitFor()
  await reported.page.getByRole('textbox').fill('It is an advertisement.')
  await reported.page.getByRole('button', { name: 'Submit' }).tap()
  await reported.page.getByRole('alertdialog').getByText('Thank you for your report.').waitFor()

  const hidden = await open({ look: desktop, ...owner })
  await hidden.visit(paths.post(post.Id))
  await hidden.page.getByRole('button', { name: 'Item actions: Loud Loans' }).click()
  await hidden.page.getByRole('menuitem', { name: 'Hide' }).click()
  const dialog = hidden.page.getByRole('dialog', { name: 'Hide this comment?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Advertisement')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await hidden.page.getByText('Hidden by the page it stands under: Advertisement').waitFor()

  await written.visit(paths.post(post.Id))
  await written.page.getByText('Hidden by the page it stands under: Advertisement').waitFor()
  await written.page.getByText(words).waitFor()

  await written.visit(paths.notifications)
  const notice = written.page.getByRole('link', { name: 'A comment of Loud Loans was hidden by Talk Tea' })
  await notice.getByText('Why: Advertisement').waitFor()
  await notice.tap()
  await written.sees('Post View')
  expect(written.place()).toBe(paths.post(post.Id))

  await reported.visit(paths.post(post.Id))
  await reported.page.getByText('No comments yet. Be the first!').waitFor()
  expect(await reported.page.getByText(words).count()).toBe(0)

  const admin = await signIn(inject('appUrl'), demoAdmin)
  const reports = await read('/report/api', admin)
  expect(reports).toContainEqual(expect.objectContaining({ Type: 'Comment', Description: 'It is an advertisement.' }))
})
