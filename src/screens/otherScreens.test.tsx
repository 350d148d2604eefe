import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { useNavigate } from 'react-router'
import { painted } from '#src/providers/device/scheduling.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

let api: Api
beforeEach(() => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({
    'GET /setting/api/1': {
      json: [{ Id: 1, PrivacyPolicy: 'We keep little.', ChildSafetyPolicy: 'We look closely.' }],
    },
    'GET /post/api/byPage/1?view=card': { json: [] },
    'GET /category/api': { json: [{ Id: 7, Name: 'Tea shops' }] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
async function show(at: string) {
  await findRoute(at).route.screen.load()
  await loadParts()
  return renderInApp(<AppRoutes />, { api, at })
}

test.each([
  ['/privacy', 'Privacy Policy', 'We keep little.', '[2.162] [9.28]'],
  ['/child-safety', 'Child Safety Policy', 'We look closely.', '[2.163] [9.28]'],
])('%s shows the %s of setting record 1: %s %s', async (at, title, text, _rows) => {
  await show(at)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await screen.findByText(text)).toBeVisible()
})

const burmesePolicy = 'အနည်းငယ်သာ သိမ်းပါသည်။'
test.each([
  ['is in English only', 'We keep little.', 'ဤမူဝါဒကို လောလောဆယ် အင်္ဂလိပ်ဘာသာဖြင့်သာ ဖတ်နိုင်ပါသည်။'],
  [
    'has but a summary in Burmese',
    `Privacy\n\n${burmesePolicy}\n\nWe keep little.\n\nNobody is told.`,
    'ဤမူဝါဒကို မြန်မာဘာသာဖြင့် အကျဉ်းချုပ်သာ ဖော်ပြထားပါသည်။ အပြည့်အစုံကို အင်္ဂလိပ်ဘာသာဖြင့် ဖတ်နိုင်ပါသည်။',
  ],
  ['is in Burmese', burmesePolicy, undefined],
])('in Burmese a note says if a policy %s', async (_how, text, note) => {
  api.answers['GET /setting/api/1'] = { json: [{ Id: 1, PrivacyPolicy: text, ChildSafetyPolicy: '-' }] }
  await findRoute('/privacy').route.screen.load()
  renderInApp(<AppRoutes />, { api, at: '/privacy', language: 'my' })
  const [shown] = await screen.findAllByText((_, element) => element?.textContent === text)
  expect(shown).toBeVisible()
  expect(screen.queryByRole('note')?.textContent).toBe(note)
})

it('the previous screen is hidden at once, before the next one has its data, and removed [9.21]', async () => {
  api.answers['GET /category/api'] = () => new Promise<Response>(() => {})
  await show('/home')
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('No results found')).toBeVisible()
  await findRoute('/category').route.screen.load()
  await loadParts()
  await act(async () => screen.getByRole('link', { name: 'Dir' }).click())
  // The categories themselves never arrive.
  expect(await main.findByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
  for (const previous of main.queryAllByText('No results found')) expect(previous).not.toBeVisible()
  await waitFor(() => expect(main.queryByText('No results found')).toBeNull())
})

it('who is back within a frame finds the screen that was left', async () => {
  await Promise.all(['/home', '/category'].map((at) => findRoute(at).route.screen.load()))
  await loadParts()
  function Back() {
    const navigate = useNavigate()
    return <button onClick={() => navigate(-1)}>Back within a frame</button>
  }
  const routesAndBack = (
    <>
      <Back />
      <AppRoutes />
    </>
  )
  renderInApp(routesAndBack, { api, at: '/home' })
  await screen.findByText('No results found')
  const [nextFrame, held] = [window.requestAnimationFrame, [] as FrameRequestCallback[]]
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => held.push(draw))
  await act(async () => screen.getByRole('link', { name: 'Dir' }).click())
  expect(screen.getByText('No results found')).not.toBeVisible()
  await act(async () => screen.getByText('Back within a frame').click())
  vi.stubGlobal('requestAnimationFrame', nextFrame)
  await act(() => {
    held.forEach((draw) => nextFrame(draw))
    return painted()
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  expect(screen.getByText('No results found')).toBeVisible()
})
