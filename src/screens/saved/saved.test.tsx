import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as savedScreen } from './SavedScreen.tsx'

/** What a device keeps without an account (docs/rules.md#saved). */

const common = { Status: 1, Version: 1, CreatedAt: '', UpdatedAt: '' }
const page = { ...common, Id: 3, Name: 'Golden Tea', Description: 'x'.repeat(5000), RatingAverage: 0, RatingCount: 0 }
const product = { ...common, Id: 9, PageId: 3, Name: 'Green tea', Price: 15000 }
const asked = (source: string, id: number) => `GET /${source}/api?filter=${JSON.stringify({ id: [id] })}`

let api: Api
beforeEach(() => {
  api = createApi({
    [asked('page', 3)]: { json: [{ ...page, Name: 'Golden Tea House', Closure: 'forGood' }] },
    [asked('product', 9)]: { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
const keepBoth = async () => {
  const { user } = renderInApp(
    <>
      <SaveButton source="page" record={page} />
      <SaveButton source="product" record={product} />
    </>,
  )
  for (const name of ['Golden Tea', 'Green tea'])
    await user.click(screen.getByRole('button', { name: `Save: ${name}` }))
  cleanup()
}

it('a tap keeps a record without its long texts, another lets it go', async () => {
  const { user } = renderInApp(<SaveButton source="page" record={page} />)
  await user.click(screen.getByRole('button', { name: 'Save: Golden Tea', pressed: false }))
  expect(readStored('Saved')).toMatchObject([{ source: 'page', Id: 3, Name: 'Golden Tea' }])
  expect(readStored('Saved')?.[0]).not.toHaveProperty('Description')
  await user.click(screen.getByRole('button', { name: 'Saved: Golden Tea', pressed: true }))
  expect(readStored('Saved')).toBeNull()
  expect(screen.getByText('No longer saved.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(readStored('Saved')).toMatchObject([{ source: 'page', Id: 3 }])
})

it('the list is brought up to date, says what is gone, and forgets what is let go', async () => {
  await keepBoth()
  const { user } = renderInApp(<savedScreen.Screen />, { api, at: '/saved' })
  expect(await screen.findByRole('link', { name: 'Golden Tea House' })).toHaveAttribute('href', '/page/view/3')
  expect(screen.getByText('Closed for good')).toBeVisible()
  expect(await screen.findByText('This is no longer there.')).toBeVisible()
  // Said in every state, so that nothing moves when the list comes.
  expect(screen.getByText(/^Save a business or a product/)).toBeVisible()
  const products = within(screen.getByRole('region', { name: 'Products' }))
  await user.click(products.getByRole('button', { name: 'Saved: Green tea' }))
  // It stays until one leaves, so that a mistake can be undone.
  expect(products.getByRole('button', { name: 'Save: Green tea' })).toBeVisible()
  expect(readStored('Saved')?.map(({ Name }) => Name)).toEqual(['Golden Tea House'])
})

it('without a connection it shows what was saved, and says so', async () => {
  await keepBoth()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const line of [asked('page', 3), asked('product', 9)])
    api.answers[line] = () => Promise.reject(new TypeError('no line'))
  renderInApp(<savedScreen.Screen />, { api, at: '/saved' })
  expect(await screen.findByRole('link', { name: 'Golden Tea' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByText(/You are offline/)).toHaveLength(2))
  expect(screen.queryByText('This is no longer there.')).toBeNull()
})

it('with nothing saved, or something unreadable, it says how to save', async () => {
  localStorage.setItem('Saved', '[{"source":7},3]')
  renderInApp(<savedScreen.Screen />, { api, at: '/saved' })
  expect(await screen.findByText('Nothing is saved yet.')).toBeVisible()
  expect(screen.getAllByText(/^Save a business or a product/)).toHaveLength(1)
  writeStored('Saved', null)
})
