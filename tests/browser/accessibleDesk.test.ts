import { expect, inject, test, vi } from 'vitest'
import { isEver, registry } from '#resources'
import { make } from './api.ts'
import { faultsOf, wide } from './axe.ts'
import { useBrowser } from './person.ts'
import { findKnown } from './routeExamples.ts'
import { demoAdmin, demoOwner, signIn } from './session.ts'

const open = useBrowser()
// Some thirty screens, each looked at several times.
vi.setConfig({ testTimeout: 400_000 })

test('no screen of the desk keeps anybody out, light or dark, on a phone or a desk', async () => {
  const owner = await signIn(inject('appUrl'), demoOwner)
  const known = await findKnown(owner)
  const report = await make(
    'report',
    { type: 'Page', contentId: String(known.page), description: 'It has moved away.' },
    owner,
  )
  const person = await open({ look: wide, session: await signIn(inject('appUrl'), demoAdmin) })
  const lists = [...registry.values()]
    .filter((resource) => isEver('read', resource))
    .map(({ name }) => `/admin/${name}`)
  const whole = ['/admin', '/admin/page', `/admin/page/${known.page}`, `/admin/page/${known.page}/show`]
  const shown = [...whole, '/admin/category/create', `/admin/report/${report.Id}/show`]
  const rest = lists.filter((path) => !whole.includes(path))
  expect(await faultsOf(person, [...shown, ...rest], 'desk')).toEqual([])
})
