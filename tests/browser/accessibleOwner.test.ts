import { inject, expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { faultsOf, wide } from './support/axe.ts'
import { useBrowser } from './support/person.ts'
import { exampleOf } from './support/routeExamples.ts'
import { demoOwner, signIn } from './support/session.ts'

const open = useBrowser()

test('screens of an owner pass axe, light and dark, on phone and desktop', async () => {
  const known = inject('known')
  const owner = await signIn(inject('appUrl'), demoOwner)
  const person = await open({ look: wide, session: owner, storedPage: known.own.page })
  const screens = Object.entries(exampleOf(known))
    .filter(([name, { isProtected }]) => isProtected && name !== 'admin')
    .map(([, { path }]) => path)
  expect(await faultsOf(person, [...screens, paths.page(known.own.page.Id)])).toEqual([])
})
