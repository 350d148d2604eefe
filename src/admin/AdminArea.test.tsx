import '@testing-library/jest-dom/vitest'
import { cleanup, configure, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/providers/queryClient.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import type { Language } from '#src/messages/index.ts'
import { AdminArea } from './AdminArea.tsx'

// Whole screens of react-admin in a document that only pretends to lay out: slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

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

const check = (hasPermission: boolean) => {
  api.answers['POST /admin/api/checkSuperAdmin'] = { json: { hasPermission } }
}
const counts = (name: string, filter: string, range: string, total: number, sort = '["CreatedAt","DESC"]') => {
  api.answers[`GET /${name}/api?filter=${filter}&range=${range}&sort=${sort}`] = () =>
    Response.json([], { headers: { 'content-range': `${name} 0-0/${total}` } })
}
const open = (at: string, language: Language = 'en') =>
  renderInApp(
    <Routes>
      <Route path="/admin/*" element={<AdminArea />} />
      <Route path="/home" element="Home" />
    </Routes>,
    { api, at, language },
  )
const answerOverview = () => {
  for (const [name, total] of [
    ['page', 150],
    ['post', 520],
    ['product', 462],
  ] as const)
    counts(name, '{}', '[0,0]', total)
  counts('report', '{"State":"open"}', '[0,0]', 3)
  counts('page', '{}', '[0,9]', 150)
  counts('report', '{"State":"open"}', '[0,9]', 3)
}

it('others read a plain sentence, with a way back', async () => {
  check(false)
  const { user, address } = open('/admin/post')
  expect(await screen.findByText('Only super admins may enter here.')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back to the app' }))
  expect(address()).toBe('/home')
})

it('a super admin sees the counts, and every resource anybody may read, grouped', async () => {
  check(true)
  answerOverview()
  open('/admin')
  expect(await screen.findByText('520')).toBeVisible()
  expect(screen.getByRole('link', { name: /Open reports/ })).toHaveTextContent('3')
  const menu = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const name of ['page', 'town', 'setting', 'report', 'pageFollowing', 'reward'])
    expect(menu).toContain(`/admin/${name}`)
  expect(menu).not.toContain('/admin/firebaseToken')
})

it('speaks Burmese, react-admin’s own words too', async () => {
  check(true)
  counts('region', '{}', '[0,24]', 0)
  open('/admin/region', 'my')
  expect(await screen.findByRole('link', { name: 'အသစ်ထည့်ရန်' })).toHaveAttribute('href', '/admin/region/create')
})

it('an address under which nothing can be made there says so', async () => {
  check(true)
  open('/admin/post/create')
  expect(await screen.findByText('Access denied')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
