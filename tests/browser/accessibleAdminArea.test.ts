import { beforeAll, expect, inject, test } from 'vitest'
import { make } from './support/api.ts'
import { faultsOf, wide } from './support/axe.ts'
import { useBrowser } from './support/person.ts'
import { demoAdmin, demoOwner, signIn, type Session } from './support/session.ts'

const open = useBrowser()
let owner: Session
let admin: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
  admin = await signIn(inject('appUrl'), demoAdmin)
})

/** The lists: burmese.test.ts. */
test('screens of the admin area pass axe, light and dark, on phone and desktop', async () => {
  const known = inject('known').page
  const about = { type: 'Page', contentId: String(known), description: 'It has moved away.' }
  const report = await make('report', about, owner)
  const page = `/admin/page/${known}`
  const person = await open({ look: wide, session: admin })
  const screens = ['/admin', page, `${page}/show`, '/admin/category/create', `/admin/report/${report.Id}/show`]
  expect(await faultsOf(person, screens)).toEqual([])
})
