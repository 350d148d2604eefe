import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { make, read } from './support/api.ts'
import { desktop } from './support/browser.ts'
import { addPictures, line, photograph, writeNew } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'

/** Drafts (docs/experience.md#forms, #networks) with the storage and network of a real browser. */

const open = useBrowser()

let session: Session
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'drafts@demo.example', name: 'Daw Nu' })
})

const words = { Title: 'Fresh from the oven', Description: 'Every morning at six.' }
const found = 'You wrote this before and have not sent it yet.'

async function writer({ expected }: { expected?: RegExp } = {}) {
  const own = await make('page', { name: 'Nu Bakery' }, session)
  const person = await open({ look: desktop, session, storedPage: own, ...(expected && { expected }) })
  await person.visit('/post/create')
  await person.sees('Create post')
  const { page } = person
  return {
    ...person,
    posts: () => read(`/post/api/byPageId/${own.Id}`),
    create: page.getByRole('button', { name: 'Create', exact: true }),
    async pickFile(size: number) {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') })
      await page.getByText(/menu\.pdf/).waitFor()
    },
  }
}

/** The number of files in the drafts of this browser. */
const filesKept = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('drafts', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('files'))
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('files').objectStore('files').count()
      count.addEventListener('success', () => {
        opening.result.close()
        resolve(count.result)
      })
    })
  })

async function reload(page: Page) {
  // The browser's own dialog about leaving.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload({ waitUntil: 'load' })
}

test('a reload keeps text, picture and file; sending makes one post and deletes the draft', async () => {
  const { page, posts, create, pickFile, visit } = await writer()
  await writeNew(page, 'post', words)
  await addPictures(page, await photograph())
  await pickFile(300_000)
  await expect.poll(() => page.evaluate(filesKept)).toBe(2)
  await reload(page)
  await page.getByText(found).waitFor()
  for (const [label, text] of Object.entries(words)) expect(await line(page, label).inputValue()).toBe(text)
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  await page.getByText(/menu\.pdf/).waitFor()
  await create.click()
  await page.getByRole('link', { name: words.Title, exact: true }).waitFor()
  expect(await posts()).toMatchObject([
    { Title: words.Title, Thumbnail: expect.stringMatching(/webp$/), FileURL: expect.stringMatching(/pdf$/) },
  ])
  await visit('/post/create')
  expect(await line(page, 'Title').inputValue()).toBe('')
  expect(await page.getByText(found).count()).toBe(0)
})

test('who makes a choice that is missing finds the form again as it was left', async () => {
  const { page, visit, sees } = await writer()
  await visit('/product/create')
  await sees('Create product')
  await line(page, 'Name').fill('Fresh rolls')
  await page.getByRole('link', { name: 'New Product Category' }).click()
  await sees('Create product category')
  await writeNew(page, 'productCategory', { Name: 'Rolls' })
  // By a key: a click here is so soon after that on the link, and so near, that it counts as the other half of a double tap.
  await line(page, 'Name').press('Enter')
  await page.getByRole('link', { name: 'Rolls', exact: true }).waitFor()
  await page.goBack()
  await sees('Create product')
  expect(await line(page, 'Name').inputValue()).toBe('Fresh rolls')
})

test('a long upload shows its progress and can be cancelled; after a reload it goes on where it stopped, and makes one post', async () => {
  const { page, posts, create, pickFile } = await writer()
  const network = await page.context().newCDPSession(page)
  const upload = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await writeNew(page, 'post', words)
  await pickFile(6_000_000)
  await upload(400_000)
  await create.click()
  const progress = page.getByRole('progressbar')
  await progress.waitFor()
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(percent).toBeGreaterThan(10)
  expect(await percent()).toBeLessThan(100)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Cancelled. Nothing you typed or picked is lost.').waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  for (const [label, text] of Object.entries(words)) expect(await line(page, label).inputValue()).toBe(text)
  expect(await posts()).toEqual([])
  await reload(page)
  await page.getByText(found).waitFor()
  await page.getByText(/menu\.pdf/).waitFor()
  await upload(-1)
  const offsets: number[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'PATCH') offsets.push(Number(asked.headers()['upload-offset']))
  })
  await create.click()
  await page.getByRole('link', { name: words.Title, exact: true }).waitFor()
  const [stored, ...more] = await posts()
  expect(more).toEqual([])
  expect(offsets).toEqual([expect.any(Number)])
  expect(offsets[0]).toBeGreaterThan(0)
  const file = await fetch(`${inject('appUrl')}/uploads/${String(stored?.['FileURL'])}`)
  expect((await file.arrayBuffer()).byteLength).toBe(6_000_000)
})

test('the detector is loaded with the first Burmese letter; "no, keep as typed" stores the typed text', async () => {
  const { page, posts, create } = await writer()
  const scripts: string[] = []
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())))
  const typed = '\u1031\u101B\u108A\u101C\u1019\u1039\u1038'
  await writeNew(page, 'post', words)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await line(page, 'Title').fill(typed)
  await page.getByText('We read this as:').waitFor()
  await page.getByText('ရွှေလမ်း').waitFor()
  expect(scripts.length).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'No, keep as typed' }).click()
  await page.getByText('Kept as you typed it.').waitFor()
  await create.click()
  // Word joiners against line breaks may be between its letters.
  await page.getByRole('link', { name: new RegExp(`^${[...typed].join('\u2060?')}$`) }).waitFor()
  expect(await posts()).toMatchObject([{ Title: typed, Description: words.Description }])
})
