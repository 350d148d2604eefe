import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry, requireResource, roles, type Role } from '#resources'
import { queryClient } from '#src/providers/queryClient.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import type { Digits, Language } from '#src/messages/index.ts'
import { dependantsOf } from './adminFields.ts'
import { AdminArea } from './AdminArea.tsx'

let api: Api
beforeEach(() => {
  api = createApi()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
  window.localStorage.setItem('StoredJWT', 'token')
  window.localStorage.setItem('StoredProfile', JSON.stringify({ Name: 'Ma Thiri', Email: 'admin@demo.example', id: 1 }))
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

const are = (...given: Role[]) => {
  api.answers['GET /role/api/own'] = { json: { roles: given } }
}
const counts = (name: string, filter: string, range: string, total: number, sort = '["CreatedAt","DESC"]') => {
  api.answers[`GET /${name}/api?filter=${filter}&range=${range}&sort=${sort}`] = () =>
    Response.json([], { headers: { 'content-range': `${name} 0-0/${total}` } })
}
const open = (at: string, language: Language = 'en', digits?: Digits) =>
  renderInApp(
    <Routes>
      <Route path="/admin/*" element={<AdminArea />} />
      <Route path="/home" element="Home" />
    </Routes>,
    { api, at, language, ...(digits ? { digits } : {}) },
  )
const answerOverview = () => {
  for (const [name, total] of [
    ['page', 150],
    ['post', 520],
    ['product', 462],
  ] as const)
    counts(name, '{}', '[0,0]', total)
  counts('report', '{"State":["open","reviewing"]}', '[0,0]', 3)
  counts('page', '{}', '[0,9]', 150)
  counts('report', '{"State":["open","reviewing"]}', '[0,9]', 3)
}

it('others see a sentence with a link back', async () => {
  are()
  const { user, address } = open('/admin/post')
  expect(await screen.findByText('Only super admins, moderators and editors may enter here.')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back to the app' }))
  expect(address()).toBe('/home')
})

it('a super admin sees the counts, and all readable resources in groups', async () => {
  are(...roles)
  answerOverview()
  open('/admin')
  expect(await screen.findByText('520')).toBeVisible()
  expect(screen.getByRole('link', { name: /Open reports/ })).toHaveTextContent('3')
  const menu = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const name of ['page', 'town', 'setting', 'report', 'pageFollowing', 'reward'])
    expect(menu).toContain(`/admin/${name}`)
  expect(menu).not.toContain('/admin/firebaseToken')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin')
})

it('is in Burmese, including react-admin’s own texts', async () => {
  are(...roles)
  counts('region', '{}', '[0,24]', 0)
  open('/admin/region', 'my')
  expect(await screen.findByRole('link', { name: 'အသစ်ထည့်ရန်' })).toHaveAttribute('href', '/admin/region/create')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin/region')
})

it.each([
  ['burmese', ['၆၀ ခုအနက် ၁-၂၅', '၁', '၃', '၂၅', '၄၂', '၀၉ ၄၂၀ ၀၁၂ ၃၄၅', '၂၀-နိုဝင်ဘာ-၂၀၂၆', '၁၇']],
  ['latin', ['60 ခုအနက် 1-25', '1', '3', '25', '42', '09 420 012 345', '20-နိုဝင်ဘာ-2026', '17']],
] as const)('tables show counts, page numbers and phones in %s digits', async (digits, shown) => {
  are(...roles)
  // The width of a desktop; jsdom has no layout.
  const deaf = {
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...deaf, matches: /min-width/.test(query) }))
  const shop = { Id: 42, Name: '24 Hours', PhoneOne: '09420012345', CreatedAt: '2026-11-20T08:35:00Z', Version: 1 }
  api.answers['GET /page/api?filter={}&range=[0,24]&sort=["CreatedAt","DESC"]'] = () =>
    Response.json([shop], { headers: { 'content-range': 'page 0-25/60' } })
  api.answers['GET /page/api/42'] = { json: [shop] }
  for (const { name, field } of dependantsOf(requireResource('page'), registry.values()))
    counts(name, `{"${field}Id":42}`, '[0,0]', name === 'product' ? 17 : 0, '["Id","DESC"]')
  const [range, first, last, perPage, id, phone, day, products] = shown
  const { user } = open('/admin/page', 'my', digits)
  expect(await screen.findByText(range)).toBeVisible()
  const pages = screen.getAllByRole('button').map(({ textContent }) => textContent)
  for (const page of [first, last]) expect(pages).toContain(page)
  expect(screen.getByRole('navigation', { name: 'စာရင်း စာမျက်နှာများ' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /အတန်း/ })).toHaveTextContent(perPage)
  expect(screen.getByRole('row', { name: /24 Hours/ })).toHaveTextContent(id)
  await user.click(screen.getByRole('link', { name: '24 Hours' }))
  expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+959420012345')
  expect(document.body).toHaveTextContent(day)
  expect(await screen.findByRole('link', { name: products })).toBeVisible()
})

it('the create address of a resource that cannot be created says so', async () => {
  are(...roles)
  open('/admin/post/create')
  expect(await screen.findByText('Access denied')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const menuOf = () => within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link')
const addresses = () => menuOf().map((link) => link.getAttribute('href'))

it('a moderator finds what is judged, and neither forms nor people nor settings', async () => {
  are('moderator')
  answerOverview()
  open('/admin')
  expect(await screen.findByRole('link', { name: /Open reports ?3/ })).toBeVisible()
  expect(addresses()).toEqual([
    '/admin',
    '/admin/page',
    '/admin/post',
    '/admin/product',
    '/admin/productCategory',
    '/admin/comment',
    '/admin/pageRating',
    '/admin/report',
  ])
})

it.each(['/admin/setting', '/admin/profile', '/admin/roles'])(
  'a moderator at %s is told that nothing is there',
  async (at) => {
    are('moderator')
    open(at)
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  },
)

it('an editor finds the contents, and no reports', async () => {
  are('editor')
  counts('category', '{}', '[0,0]', 24)
  counts('article', '{}', '[0,0]', 6)
  counts('missedSearch', '{}', '[0,0]', 12)
  open('/admin')
  expect(await screen.findByText('24')).toBeVisible()
  expect(addresses()).toEqual(
    expect.arrayContaining(['/admin/category', '/admin/article', '/admin/town', '/admin/setting']),
  )
  for (const hidden of ['report', 'page', 'profile', 'roles']) expect(addresses()).not.toContain(`/admin/${hidden}`)
})

describe('roles', () => {
  const all = 'GET /role/api'
  const give = 'POST /role/api'
  const su = { ProfileId: 7, Name: 'Daw Su', Email: 'su@demo.example', Roles: ['editor'] }
  beforeEach(() => {
    are(...roles)
    api.answers[all] = { json: [su] }
    api.answers[give] = { json: { status: 'success', message: 'Updated', Id: 7, data: null } }
  })

  it('are given and withdrawn box by box, with Undo', async () => {
    const { user } = open('/admin/roles')
    const of = within(await screen.findByRole('group', { name: 'Roles of Daw Su' }))
    await user.click(of.getByRole('checkbox', { name: 'Moderator' }))
    expect(await screen.findByText('The roles of Daw Su are changed.')).toBeVisible()
    expect(api.parts(give)).toEqual({ email: su.Email, roles: 'moderator,editor' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts(give)).toEqual({ email: su.Email, roles: 'editor' }))
  })

  it('go to an address; an unknown one is said at its field, and stays', async () => {
    const { user } = open('/admin/roles')
    const section = within(await screen.findByRole('region', { name: 'Give somebody a role' }))
    await user.click(section.getByRole('checkbox', { name: 'Moderator' }))
    await user.type(section.getByRole('textbox'), 'ko@demo.example')
    await user.click(section.getByRole('button', { name: 'Give' }))
    expect(await section.findByRole('alert')).toHaveTextContent('Please choose at least one role.')
    expect(api.sent(give)).toHaveLength(0)
    await user.click(section.getByRole('checkbox', { name: 'Editor' }))
    const text = 'Nobody has an account with this address.'
    api.answers[give] = { status: 400, json: { status: 'error', message: text, fields: { email: text } } }
    await user.click(section.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent(text))
    expect(section.getByRole('textbox')).toHaveValue('ko@demo.example')
  })

  it('the last super admin keeps theirs, and reads why', async () => {
    const me = { ProfileId: 1, Name: 'Ma Thiri', Email: 'admin@demo.example', Roles: ['superAdmin'] }
    api.answers[all] = { json: [me] }
    const why = 'This is the last super admin. Give somebody else that role first.'
    api.answers[give] = { status: 409, json: { status: 'error', message: why } }
    const { user } = open('/admin/roles')
    const box = await screen.findByRole('checkbox', { name: 'Super admin', checked: true })
    await user.click(box)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Give it up' }))
    expect(await screen.findByText(new RegExp(why))).toBeVisible()
    expect(box).toBeChecked()
  })
})
