import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { WrongFactsSheet } from './WrongFactsSheet.tsx'

let api: Api
beforeEach(() => {
  api = createApi({ 'POST /report/api': { json: { status: 'success', message: 'Reported', Id: 1, data: null } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the short way of a report is a tap, thanks, and leads Home as the long one does [4.43]', async () => {
  const { user } = renderInApp(<WrongFactsSheet pageId={3} close={() => undefined} />, { api })
  await user.click(screen.getByRole('button', { name: 'Wrong number' }))
  const thanks = within(await screen.findByRole('alertdialog'))
  expect(thanks.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home')
  expect(api.parts('POST /report/api')).toMatchObject({ type: 'Page', contentId: '3' })
})
