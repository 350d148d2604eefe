import { expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { make } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

const open = useBrowser()

test('a comment that the connection does not carry is told in the dialog, kept, and sent once when it is back', async () => {
  const session = await signIn(inject('appUrl'), { email: 'unsent@demo.example', name: 'Ma Unsent' })
  const storedPage = await make('page', { name: 'Unsent Noodles' }, session)
  await make('post', { pageId: String(storedPage.Id), title: 'Soup today' }, session)
  const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch data/
  // A window that has never shown a dialog.
  const { page, visit, go, settles } = await open({ look: phone, session, storedPage, expected, isNew: true })
  await visit(paths.privacy)
  // Not by its address: its acts are hydrated last, and before that a tap loads another document, which Back then leaves.
  await go(paths.page(storedPage.Id))
  await page.getByRole('link', { name: 'Comment: Soup today', exact: true }).tap()
  const box = page.getByRole('textbox', { name: 'Write a comment' })
  await box.fill('Is there any left?')
  await settles()
  await page.context().setOffline(true)
  const send = page.getByRole('button', { name: 'Comment', exact: true })
  await send.tap()
  await page.getByRole('alertdialog').getByText('Failed to save comment').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => box.inputValue()).toBe('Is there any left?')
  await page.context().setOffline(false)
  await send.tap()
  await page.getByRole('listitem').getByText('Is there any left?').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
  // The card that it was written from has counted it.
  await page.goBack()
  await page.getByRole('link', { name: 'Comment: Soup today, 1 comment' }).waitFor()
})
