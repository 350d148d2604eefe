import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { ask, make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { line, saidAt, unfold, writeNew } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'

const open = useBrowser()

let session: Session
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'forms@demo.example', name: 'Daw Mya' })
})

const news = { Title: 'Fresh from the oven', Description: 'Every morning at six.\nAsk for the warm ones.' }

/** A person who starts a post for their own page. */
async function writer({ expected }: { expected?: RegExp } = {}) {
  const own = await make('page', { name: 'Mya Bakery' }, session)
  const person = await open({ look: desktop, session, storedPage: own, ...(expected && { expected }) })
  await person.visit('/manage')
  await person.page.getByRole('link', { name: 'New Post' }).click()
  await person.sees('Create post')
  const posts = () => read(`/post/api/byPageId/${own.Id}`)
  return { ...person, own, posts, create: person.page.getByRole('button', { name: 'Create', exact: true }) }
}

async function hasKept(page: Page, lines: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(lines)) expect(await line(page, label).inputValue()).toBe(text)
}

const sent = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/post/api') urls.push(request.url())
  })
  return urls
}

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

const isSaved = (page: Page) => page.getByRole('link', { name: news.Title, exact: true }).waitFor()

test('missing fields have errors, and the first one gets the focus', async () => {
  const { page, create, posts } = await writer()
  await create.click()
  for (const label of ['Title', 'Description']) await expect.poll(() => saidAt(page, label)).toBe('Please fill this in')
  await expect.poll(() => hasFocus(line(page, 'Title'))).toBe(true)
  await line(page, 'Title').fill(news.Title)
  await create.click()
  await expect.poll(() => hasFocus(line(page, 'Description'))).toBe(true)
  expect(await posts()).toEqual([])
})

test('a refused form keeps its values and can be sent again', async () => {
  const { page, create, own, sees } = await writer({ expected: /status of 40[34]/ })
  await writeNew(page, 'post', news)
  await ask(`/page/api/${own.Id}`, session, { method: 'DELETE' })
  await create.click()
  const alert = page.getByRole('alertdialog')
  await alert.getByText('Submit failed').waitFor()
  await alert.getByRole('button', { name: 'Close' }).click()
  await alert.waitFor({ state: 'hidden' })
  await sees('Create post')
  await hasKept(page, news)
  expect(await create.isEnabled()).toBe(true)
})

test('on a slow connection a second tap sends nothing [4.36]', async () => {
  const { page, create, posts } = await writer()
  const requests = sent(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/post/api', async (route) => {
    await held
    await route.continue()
  })
  await writeNew(page, 'post', news)
  await create.dblclick()
  await page.getByRole('status', { name: 'Saving...' }).waitFor()
  const saving = page.getByRole('button', { name: 'Saving...' })
  expect(await saving.isDisabled()).toBe(true)
  await saving.click({ force: true })
  await line(page, 'Title').press('Enter')
  letGo()
  await isSaved(page)
  expect(requests).toHaveLength(1)
  expect(await posts()).toHaveLength(1)
})

test('without a connection the form shows a message, keeps everything, and sends when it is back', async () => {
  const { page, create, posts, settles } = await writer({ expected: /ERR_INTERNET_DISCONNECTED/ })
  await writeNew(page, 'post', news)
  // The form loads the dialog's code while there is a connection.
  await settles()
  await page.context().setOffline(true)
  await create.click()
  await page.getByRole('alertdialog').getByText('Submit failed').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await page.getByText('You are offline. What you typed is kept.').waitFor()
  await hasKept(page, news)
  await page.context().setOffline(false)
  await create.click()
  await isSaved(page)
  expect(await posts()).toHaveLength(1)
})

test('a lost answer does not lead to a second post', async () => {
  const { page, create, posts } = await writer({ expected: /ERR_FAILED/ })
  await writeNew(page, 'post', news)
  await page.route(
    '**/post/api',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await create.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await hasKept(page, news)
  expect(await posts()).toHaveLength(1)
  await create.click()
  await isSaved(page)
  expect(await posts()).toHaveLength(1)
})

test('text typed in Zawgyi is shown in Unicode', async () => {
  const { page, create, posts } = await writer()
  // ရန်ကုန် and နေကောင်းလား in Zawgyi.
  await writeNew(page, 'post', {
    Title: '\u101B\u1014\u1039\u1000\u102F\u1014\u1039',
    Description: '\u1031\u1014\u1031\u1000\u102C\u1004\u1039\u1038\u101C\u102C\u1038',
  })
  await create.click()
  await page.getByRole('link', { name: 'ရန်ကုန်', exact: true }).waitFor()
  expect(await posts()).toMatchObject([{ Title: 'ရန်ကုန်', Description: 'နေကောင်းလား' }])
})

test('a file above 500 MB is refused before anything is sent [9.10]', async () => {
  const { page } = await writer()
  const folder = await mkdtemp(join(tmpdir(), 'zay-large-'))
  try {
    const path = join(folder, 'film.mp4')
    // A sparse file, which takes no space.
    const file = await openFile(path, 'w')
    await file.truncate(500 * 1024 * 1024 + 1)
    await file.close()
    const chooser = page.waitForEvent('filechooser')
    // By key: it stands where the link here stood, and a second tap there within 350 ms counts for nothing (secondTaps.ts).
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
    await (await chooser).setFiles(path)
    await page.getByRole('alert').getByText('File too large (500MB max).').waitFor()
    expect(await page.getByText('film.mp4').count()).toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('Back asks before discarding unsaved text', async () => {
  const { page, sees, place } = await writer()
  await writeNew(page, 'post', news)
  const question = page.getByRole('alertdialog')
  await page.goBack()
  await question.getByText('You have not saved. Leave anyway?').waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(place()).toBe('/post/create')
  await hasKept(page, news)

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  await hasKept(page, news)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await sees('Manage')
  expect(place()).toBe('/manage')
})

test('Back from what was saved leads to where the form was opened', async () => {
  const { page, create, sees, place } = await writer()
  await writeNew(page, 'post', news)
  await create.click()
  await isSaved(page)
  expect(place()).toBe('/post')
  await page.goBack()
  await sees('Manage')
  expect(place()).toBe('/manage')

  // Where the form was opened from the list itself, the list is not in the history twice.
  await page.getByRole('main').locator('a[href="/post"]').click()
  await isSaved(page)
  await page.getByRole('main').getByRole('link', { name: 'New Post' }).click()
  await sees('Create post')
  await writeNew(page, 'post', { ...news, Title: 'And in the evening' })
  await create.click()
  await page.getByRole('link', { name: 'And in the evening', exact: true }).waitFor()
  await page.goBack()
  await sees('Manage')
})

test('a concurrent change is not overwritten without asking', async () => {
  const { page, visit, own } = await writer({ expected: /status of 409/ })
  await visit(`/page/update?id=${own.Id}`)
  await unfold(page, 'Address and place')
  await line(page, 'Address').fill('Upper Block')
  const change = new URLSearchParams({ id: String(own.Id), address: 'Lower Block' })
  expect((await ask('/page/api', session, { method: 'PATCH', body: change })).status).toBe(200)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Somebody else changed this in the meantime.').waitFor()
  await question.getByRole('button', { name: 'Show theirs' }).click()
  await expect.poll(() => line(page, 'Address').inputValue()).toBe('Lower Block')
  const [record] = await read<AnyRecord[]>(`/page/api/${own.Id}`)
  expect(record).toMatchObject({ Address: 'Lower Block' })
})

test('an error in a folded section opens it and has the focus; what is typed in the others is kept', async () => {
  const { page, visit, own } = await writer()
  await visit(`/page/update?id=${own.Id}`)
  const heading = (name: string) => page.getByRole('button', { name: new RegExp(name) })
  await expect.poll(() => page.locator('main form h2 button').count()).toBe(9)
  await unfold(page, 'Address and place', 'Email and website')
  await line(page, 'Address').fill('Lower Block')
  await line(page, 'Contact email').fill('mya at bakery')
  for (const name of ['Address and place', 'Email and website']) await heading(name).click()
  await heading('Address and place Changed').waitFor()
  expect(await line(page, 'Address').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(() => hasFocus(line(page, 'Contact email'))).toBe(true)
  await expect.poll(() => saidAt(page, 'Contact email')).toBe('This is no e-mail address')
  expect(await line(page, 'Address').isVisible()).toBe(false)
  await line(page, 'Contact email').fill('mya@bakery.example')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('link', { name: 'Mya Bakery' }).first().waitFor()
  const [record] = await read<AnyRecord[]>(`/page/api/${own.Id}`)
  expect(record).toMatchObject({ Address: 'Lower Block', ContactEmail: 'mya@bakery.example' })
})

test('a page that is there already is shown before another is made, and nothing typed is lost', async () => {
  const somebody = await signIn(inject('appUrl'), { email: 'forms.first@demo.example', name: 'U First' })
  const there = await make('page', { name: 'Thanlyin Bridge Books', phoneOne: '09 421 777 001' }, somebody)
  const { page, visit, sees, settles, place } = await open({ look: phone, session })
  await visit('/page/create')
  await writeNew(page, 'page', { Name: 'သန်လျင်တံတား စာအုပ်ဆိုင်' }, ['Phone one'])
  await line(page, 'Phone one').fill('၀၉၄၂၁၇၇၇၀၀၁')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.tap()
  const question = page.getByRole('dialog', { name: 'Is it here already?' })
  await question.getByText('Same phone number').waitFor()
  await settles()
  await question.getByRole('button', { name: 'This is it: Thanlyin Bridge Books' }).tap()
  await sees('Thanlyin Bridge Books')
  expect(place()).toBe(`/page/view/${there.Id}`)

  await page.goBack()
  await sees('Create page')
  await hasKept(page, { Name: 'သန်လျင်တံတား စာအုပ်ဆိုင်', 'Phone one': '၀၉၄၂၁၇၇၇၀၀၁' })
  await create.tap()
  await question.getByRole('button', { name: 'Mine is another' }).tap()
  await sees('Hours and pictures')
  await page.getByRole('link', { name: 'Later' }).tap()
  await page.getByRole('link', { name: 'သန်လျင်တံတား စာအုပ်ဆိုင်', exact: true }).waitFor()
})
