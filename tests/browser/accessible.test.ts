import { beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { faultsNow, faultsOf, wide } from './support/axe.ts'
import { phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { looksOf } from './support/routeExamples.ts'
import { demoOwner, signIn, type Session } from './support/session.ts'

const open = useBrowser()
const known = inject('known')
const examples = looksOf(known)
let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
})

test('screens for visitors pass axe, light and dark, on phone and desktop', async () => {
  const person = await open({ look: wide })
  const screens = examples.filter(([, { isProtected }]) => !isProtected).map(([, { path }]) => path)
  expect(await faultsOf(person, screens)).toEqual([])
})

test('empty and missing screens pass axe', async () => {
  const person = await open({ look: wide, expected: /status of 404/ })
  expect(await faultsOf(person, ['/no-such-screen', '/town/view/1', '/post/view/999999', '/category/999999'])).toEqual(
    [],
  )
})

test('screens in Burmese pass axe', async () => {
  const person = await open({ look: phone, session: owner, storedPage: known.own.page, language: 'my' })
  const faults: string[] = []
  for (const [index, path] of [
    paths.home,
    paths.page(known.page),
    paths.categories,
    paths.create('product'),
    paths.profile,
    paths.share,
  ].entries()) {
    await (index === 0 ? person.visit : person.go)(path)
    await person.settles()
    expect(await person.page.locator('html').getAttribute('lang')).toBe('my')
    faults.push(...(await faultsNow(person.page, `${path} (Burmese)`)))
  }
  expect(faults).toEqual([])
})
