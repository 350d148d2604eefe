import { beforeAll, expect, inject, test, vi } from 'vitest'
import { isEverAllowed, registry } from '#resources'
import { messages } from '#src/messages/both.ts'
import { paths } from '#src/paths.ts'
import { faultsInLooks } from './support/axe.ts'
import { burmeseLooks } from './support/burmeseLooks.ts'
import { desktop, phone, withLargeLetters } from './support/browser.ts'
import { comeTo, over } from './support/layers.ts'
import { useBrowser, type Person, throughTheMenu } from './support/person.ts'
import { looksOf } from './support/routeExamples.ts'
import { demoAdmin, demoOwner, signIn, type Session } from './support/session.ts'

const open = useBrowser()
const t = messages.my
const smallPhone = { ...phone, viewport: { width: 320, height: 640 } }
const known = inject('known')

let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
})

interface Walk {
  /** navigates to a screen; by default each is opened by its address */
  go?: (path: string) => Promise<void>
  counts?: (fault: string) => boolean
  /** looks at each screen for something else */
  also?: (screen: string, nth: number) => Promise<string[]>
}

async function faultsOf(
  { page, visit, settles }: Person,
  screens: readonly string[],
  { go = visit, counts = () => true, also }: Walk = {},
): Promise<string[]> {
  const look = burmeseLooks(page)
  const faults: string[] = []
  for (const [nth, path] of screens.entries()) {
    await go(path)
    await settles()
    await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null)
    faults.push(...(await lasting(async () => (await look(path)).filter(counts))))
    if (also) faults.push(...(await also(path, nth)))
  }
  return faults
}

/** The remaining errors of a settled screen: line breaks are corrected after the hydration of the whole screen. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = []
  await vi
    .waitFor(
      async () => {
        faults = await look()
        if (faults.length > 0) throw new Error('Not yet.')
      },
      // A look reads the box of each letter.
      { timeout: 30_000, interval: 250 },
    )
    .catch(() => undefined)
  return faults
}

test('Burmese is displayed correctly on every screen of a visitor and an owner, on the smallest phone', async () => {
  const screens = looksOf(known).filter(([name]) => name !== 'admin')
  const visitor = await open({ look: smallPhone, language: 'my' })
  const person = await open({ look: smallPhone, language: 'my', session: owner, storedPage: known.own.page })
  const publicScreens = screens.filter(([, { isProtected }]) => !isProtected).map(([, { path }]) => path)
  const protectedScreens = screens.filter(([, { isProtected }]) => isProtected).map(([, { path }]) => path)
  const ofVisitor = await faultsOf(visitor, [
    paths.home,
    paths.login(),
    paths.profileDelete,
    paths.reward,
    paths.page(known.page),
  ])
  const ofOwner = [
    ...(await faultsOf(person, [...publicScreens, paths.page(known.own.page.Id)])),
    // The server renders only the frame of these, so the browser draws them all the same.
    ...(await faultsOf(person, protectedScreens, { go: person.go })),
  ]
  expect([...ofVisitor, ...ofOwner]).toEqual([])
})

test('and in the admin area, whose lists, all made by one table, pass axe, each in another size or theme', async () => {
  const session = await signIn(inject('appUrl'), demoAdmin)
  const person = await open({ look: desktop, language: 'my', session })
  const lists = [...registry.values()]
    .filter((resource) => isEverAllowed('read', resource))
    .map(({ name }) => `/admin/${name}`)
  const page = `/admin/page/${known.page}`
  const first = await faultsOf(person, ['/admin'])
  const others = await faultsOf(person, [`${page}/show`, page, '/admin/town/create', '/admin/x'], { go: person.go })
  const ofLists = await faultsOf(person, lists, {
    go: throughTheMenu(person),
    also: (path, nth) => faultsInLooks(person.page, path, { nth, areAlike: true }),
  })
  expect([...first, ...others, ...ofLists]).toEqual([])
})

test('and in menus, sheets and dialogs', async () => {
  const person = await open({ look: smallPhone, language: 'my', session: owner, storedPage: known.own.page })
  const { page } = person
  const look = burmeseLooks(page)
  const faults: string[] = []
  const opened = async (path: string, ...buttons: (string | RegExp)[]) => {
    await comeTo(person, path)
    for (const name of buttons) {
      const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }))
      await button.first().tap()
    }
    await page.locator(over).last().waitFor()
    faults.push(...(await lasting(() => look(`${path} ${buttons.join(' ')}`))))
  }
  await opened(paths.home, new RegExp(`^${t.shell.postingAs}`))
  await opened(paths.page(known.own.page.Id), t.itemMenu.open, t.itemMenu.delete)
  await opened(paths.search('tea'), t.search.nearMe)
  await opened(paths.page(known.page), t.itemMenu.open)
  await opened(paths.page(known.page), new RegExp(`^${t.page.share}`))
  await opened(paths.create('page'), /တစ်ခု/)
  expect(faults).toEqual([])
})

test('and with letters of twice the size', async () => {
  const person = await open({ look: smallPhone, language: 'my', session: owner, storedPage: known.own.page })
  await withLargeLetters(person.page)
  const screens = [paths.home, paths.categories, paths.page(known.page), paths.manage, paths.profile]
  expect(await faultsOf(person, screens, { counts: (fault) => !fault.includes('a button of many lines') })).toEqual([])
})
