import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Page } from '#resources'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { ClaimForm } from './ClaimForm.tsx'

let api: Api
const message = 'Your claim of this page was refused. You can claim it again from 31-December-2026 on.'
beforeEach(() => {
  api = createApi({ 'POST /claim/api': { status: 409, json: { status: 'error', message } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = { Id: 3, Name: 'Orphan', PhoneOneE164: null, PhoneTwoE164: null, PhoneThreeE164: null, WebsiteURL: '-' }

it('offers what the page has, asks for the document, and says why a claim is not taken', async () => {
  const { user } = renderInApp(<ClaimForm page={page as unknown as Page} />, { api })
  expect(screen.getByRole('radio', { name: /By phone/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /On the website/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /With a document/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Claim this page' }))
  expect(screen.getByText('Please choose a picture or a PDF.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  expect(api.parts('POST /claim/api')).toEqual({})

  await user.upload(
    screen.getByLabelText('Picture or PDF of the document'),
    new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText('licence.pdf')
  await user.click(screen.getByRole('button', { name: 'Claim this page' }))
  await screen.findByText(message)
  expect(api.parts('POST /claim/api')).toMatchObject({ pageId: '3', proof: 'document', verify: '1' })
  expect(screen.getByText('licence.pdf')).toBeVisible()
})
