import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as rewardScreen } from './RewardScreen.tsx'

const entry = (Id: number, Act: string, Points: number, About: string) => ({
  Id,
  Act,
  Points,
  About,
  AboutId: Id,
  CreatedAt: '2026-11-20T08:35:00Z',
})
let api: Api
beforeEach(async () => {
  await loadParts()
  api = createApi({
    'GET /reward/api/total': { json: { points: 110, entries: 2 } },
    'GET /reward/api/byPage/1': {
      json: [entry(4, 'ratingReceived', 10, 'pageRating'), entry(3, 'pageVerified', 100, 'page')],
    },
  })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const show = () => act(async () => void renderInApp(<rewardScreen.Screen />, { api, at: '/reward' }))

it('the total and every entry, with a link to its record', async () => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  await show()
  expect(await screen.findByText('110 points')).toBeVisible()
  const entries = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  expect(entries).toEqual([
    'Rating received20-November-2026 3:05PM+10 points',
    'Page verified20-November-2026 3:05PM+100 points',
  ])
  expect(screen.getByRole('link', { name: 'Page verified' })).toHaveAttribute('href', '/page/view/3')
})

it('without points: what counts, and a useful next step', async () => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  api.answers['GET /reward/api/total'] = { json: { points: 0, entries: 0 } }
  api.answers['GET /reward/api/byPage/1'] = { json: [] }
  await show()
  expect(await screen.findByText('No points yet. Write a post, or share a page.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Share Program' })).toHaveAttribute('href', '/share')
})

it('a visitor reads what points are, what they are not, and what counts', async () => {
  await show()
  expect(screen.getByText(/They cannot be exchanged for anything yet/)).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Page verifiedat most 10 a day',
    'Post writtenat most 5 a day',
    'Rating receivedat most 20 a day',
    'Shared link opened by somebodyat most 20 a day',
  ])
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Freward')
  expect(api.calls).toEqual([])
})
