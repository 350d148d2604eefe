import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { make } from './support/api.ts'
import { startApp } from './support/app.ts'
import { sharedBrowser, openWindow, phone } from './support/browser.ts'
import { saidAt, write } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { signIn, storageOf } from './support/session.ts'
import { otherRequiredLines } from '../requiredLines.ts'

/** Error messages of the server for a person who has chosen Burmese. */

const open = useBrowser()
const url = inject('appUrl')

/** A person who has chosen Burmese, with a page. */
async function writer(email: string, expected: RegExp) {
  const session = await signIn(url, { email, name: 'ဒေါ်မြ' })
  const own = await make('page', { name: 'မြမုန့်တိုက်' }, session)
  return { own, ...(await open({ look: phone, session, storedPage: own, language: 'my', expected })) }
}

test('an error of a form is shown at its field in Burmese, and in English after switching', async () => {
  const { page, visit } = await writer('refused@demo.example', /status of 400/)
  await visit('/post/create')
  // Only the server knows how long a title in Zawgyi is in Unicode: 8 letters are 10.
  await write(page, { ခေါင်းစဉ်: 'အဂၤလိပ္ '.repeat(62), ဖော်ပြချက်: 'x' })
  await page.getByRole('button', { name: 'တင်မည်', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ပိတ်ရန်' }).tap()
  await expect.poll(() => saidAt(page, 'ခေါင်းစဉ်')).toBe('စာလုံး ၅၀၀ အောက်သာ ရေးပါ။')

  await page.getByRole('button', { name: 'ဘာသာစကား: English' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).tap()
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => saidAt(page, 'Title')).toBe('Please keep this under 500 characters.')
})

test('a comment of more than 64 KB (413) is refused in Burmese', async () => {
  const { page, own, visit } = await writer('endless@demo.example', /status of 413/)
  await visit(`/page/view/${own.Id}`)
  await page.getByRole('textbox', { name: 'မှတ်ချက် ရေးရန်' }).fill('🙂'.repeat(20_000))
  await page.getByRole('button', { name: 'မှတ်ချက်ပေးမည်' }).tap()
  await page.getByRole('alertdialog').getByText('ဤဖောင်သည် ကြီးလွန်းပါသည် (အများဆုံး ၆၄ KB)။').waitFor()
})

test('too many requests (429) are refused in Burmese', async () => {
  const database = await createTestDatabase()
  const app = await startApp({ databaseUrl: database.url, seeded: false, env: { RATE_LIMIT: '1' } })
  let close: (() => Promise<void>) | undefined
  try {
    const session = await signIn(app.url, { email: 'often@demo.example', name: 'ဒေါ်မြ' })
    const headers = { authorization: `Bearer ${session.jwtToken}` }
    const act = () =>
      fetch(`${app.url}/post/api`, { method: 'POST', headers, body: new URLSearchParams({ title: 'x' }) })
    const window = await openWindow(await sharedBrowser(), {
      ...phone,
      reducedMotion: 'reduce',
      baseURL: app.url,
      storageState: storageOf(app.url, { session, page: { Id: 1, Name: 'x' }, language: 'my' }),
    })
    const { page } = window
    close = window.close
    await page.goto('/post/create')
    await write(page, { ခေါင်းစဉ်: 'x', ဖော်ပြချက်: 'x' })
    for (const { name, text } of otherRequiredLines('post', ['Title', 'Description']))
      await page.locator(`[name="${name}"]`).fill(text)
    // Repeats until the limit, because a new minute may begin meanwhile.
    const say = page.getByText('အကြိမ်ရေ များလွန်းနေပါသည်။ ခဏစောင့်ပေးပါ။')
    await expect
      .poll(async () => {
        while ((await act()).status !== 429) continue
        await page.getByRole('button', { name: 'တင်မည်', exact: true }).tap()
        await page.getByRole('alertdialog').getByRole('button', { name: 'ပိတ်ရန်' }).tap()
        return say.isVisible()
      })
      .toBe(true)
  } finally {
    await close?.()
    await app.stop()
    await database.drop()
  }
})
