import { appendFile, chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { copyRepository, type Copy } from '#tests/newEntity/copy.ts'
import { startBuiltServer, type BuiltServer } from '#tests/processes/builtServer.ts'
import { launchBrowser, openWindow, phone } from '#tests/browser/support/browser.ts'
import { demoAdmin, demoOwner, signIn, storageOf } from '#tests/browser/support/session.ts'

/** `npm run dev` in a copy of the repository without anything built or kept, as after cloning it. */
let copy: Copy
let database: TestDatabase
let dataDir: string
let dev: BuiltServer
let browser: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  ;[browser, copy, database, dataDir] = await Promise.all([
    launchBrowser(),
    copyRepository(),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'zay-dev-')),
  ])
  await chmod(dataDir, 0o755)
  dev = await startBuiltServer({
    dataDir,
    env: { DATABASE_URL: database.url, SEED: '0' },
    main: join(copy.folder, 'build', 'npm', 'start.mjs'),
    args: ['dev'],
    cwd: copy.folder,
  })
})
afterAll(async () => {
  await browser?.close()
  await dev?.end('SIGTERM')
  await Promise.all([copy?.remove(), database?.drop(), rm(dataDir, { recursive: true, force: true })])
})

/** A signed-in person's window. */
async function open(who: typeof demoOwner, path: string) {
  const session = await signIn(dev.url, who)
  const window = await openWindow(browser, { ...phone, storageState: storageOf(dev.url, { session }) })
  await window.page.goto(dev.url + path)
  return window
}

test('a form opens', async () => {
  const { page, complaints, close } = await open(demoOwner, '/page/create')
  await page.getByRole('heading', { name: 'Create page' }).waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mya Bakery')
  expect(complaints()).toEqual([])
  await close()
})

test('the admin area opens', async () => {
  const { page, complaints, close } = await open(demoAdmin, '/admin/page')
  await page.getByRole('heading', { name: 'Pages' }).waitFor()
  expect(complaints()).toEqual([])
  await close()
})

test('each screen is exchanged while it is shown, without loading the document again', async () => {
  const { page, close } = await open(demoOwner, '/home')
  const answered: string[] = []
  page.on('console', (message) => answered.push(message.text()))
  const folder = join(copy.folder, 'src', 'screens')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('Screen.tsx'))
  expect(files.length).toBeGreaterThan(30)
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  // As text, since vitest would look for these files itself.
  const all = JSON.stringify(files)
  await page.evaluate(`Promise.all(${all}.map((name) => import('/src/screens/' + name)))`)
  await page.evaluate(() => (document.title = 'The same document'))
  for (const name of files) await appendFile(join(folder, name), '\n// Changed.\n')
  for (const name of files)
    await expect.poll(() => answered.join('\n')).toContain(`[vite] hot updated: /src/screens/${name}`)
  expect(answered.filter((line) => line.includes('Could not Fast Refresh'))).toEqual([])
  expect(await page.title()).toBe('The same document')
  await close()
})
