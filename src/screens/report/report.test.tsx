import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as reportScreen } from './ReportScreen.tsx'

let api: Api
beforeEach(() => {
  api = createApi({ 'POST /report/api': { json: { status: 'success', message: 'Reported', Id: 1, data: null } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('what it is about is one radio button of a group with a name, moved by the arrow keys', async () => {
  const { user } = renderInApp(<reportScreen.Screen />, { api, at: '/report' })
  const about = within(screen.getByRole('radiogroup', { name: 'What is it about?' }))
  expect(about.getByRole('radio', { name: 'Post' })).toBeChecked()
  await user.click(about.getByRole('radio', { name: 'Post' }))
  await user.keyboard('{ArrowRight}')
  expect(about.getByRole('radio', { name: 'Product' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Link to it, if you have one' })).toHaveValue('')
  await user.type(screen.getByRole('textbox', { name: 'What is wrong with it?' }), 'Not what it says')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('alertdialog')
  expect(api.parts('POST /report/api')).toMatchObject({ type: 'Product', description: 'Not what it says' })
})

it('a link that leads to nothing is said at its field, and one without https:// is understood', async () => {
  const { user } = renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Planet&id=8' })
  const link = screen.getByRole('textbox', { name: 'Link to it, if you have one' })
  await user.type(link, 'foo bar')
  await user.type(screen.getByRole('textbox', { name: 'What is wrong with it?' }), 'Not what it says')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(link).toBeInvalid()
  expect(link).toHaveAccessibleDescription('This address leads to nothing here. You can also leave it empty.')
  expect(link).toHaveFocus()
  // Of another host, which may have that number, too.
  await user.clear(link)
  await user.type(link, 'https://shop.example/page/view/7')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(link).toBeInvalid()
  await user.clear(link)
  await user.type(link, `${window.location.host}/page/view/7?lang=my`)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('alertdialog')
  expect(api.parts('POST /report/api')).toMatchObject({ type: 'Page', contentId: '7' })
})

it('what is gone cannot be reported, and that is what is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  api.answers['POST /report/api'] = { status: 404, json: { status: 'error', message: 'Not found.' } }
  const { user } = renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Page&id=99999' })
  await user.type(screen.getByRole('textbox'), 'Not what it says')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to submit report.')
  expect(screen.getByRole('textbox', { hidden: true })).toHaveValue('Not what it says')
})

it('a text that was missing at first is not asked for any more when it is sent', async () => {
  const { user } = renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Product&id=8' })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
  expect(await screen.findByRole('textbox')).toBeInvalid()
  await user.type(screen.getByRole('textbox'), 'Not what it says')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('Thank you for your report.'))
  expect(screen.getByRole('textbox', { hidden: true })).toBeValid()
})

it('the text is sent; then a thank-you dialog with Back to Home [2.166] [4.43] [1.18]', async () => {
  const { user, address } = renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Product&id=8' })
  expect(screen.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  await user.type(screen.getByRole('textbox'), 'Not what it says')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const thanks = await screen.findByRole('alertdialog')
  expect(thanks).toHaveTextContent('Thank you for your report.')
  expect(api.parts('POST /report/api')).toMatchObject({
    type: 'Product',
    contentId: '8',
    description: 'Not what it says',
  })
  await user.click(within(thanks).getByRole('link', { name: 'Back to Home' }))
  await waitFor(() => expect(address()).toBe('/home'))
})
