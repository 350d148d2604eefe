import { beforeAll, expect, inject, test } from 'vitest'
import { isEverAllowed, registry } from '#resources'
import { make } from './support/api.ts'
import { faultsOf, wide } from './support/axe.ts'
import { useBrowser } from './support/person.ts'
import { demoAdmin, demoOwner, signIn, type Session } from './support/session.ts'

const open = useBrowser()
/** A look at a whole list takes three times as long as at five of its rows. */
const lists = [...registry.values()]
  .filter((resource) => isEverAllowed('read', resource))
  .map(({ name }) => `/admin/${name}?perPage=5`)
let owner: Session
let admin: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
  admin = await signIn(inject('appUrl'), demoAdmin)
})

test('screens of the admin area pass axe, light and dark, on phone and desktop', async () => {
  const known = inject('known').page
  const about = { type: 'Page', contentId: String(known), description: 'It has moved away.' }
  const report = await make('report', about, owner)
  const page = `/admin/page/${known}`
  const person = await open({ look: wide, session: admin })
  const screens = ['/admin', page, `${page}/show`, '/admin/category/create', `/admin/report/${report.Id}/show`]
  expect(await faultsOf(person, screens)).toEqual([])
})

test('lists of the admin area, all made by one table, pass axe, each in another size or theme', async () => {
  const person = await open({ look: wide, session: admin })
  expect(await faultsOf(person, lists, { areAlike: true })).toEqual([])
})
