import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Answer, type Api } from '#tests/renderInApp.tsx'
import { screen as reportScreen } from './ReportScreen.tsx'

const line = 'POST /report/api'

let api: Api
beforeEach(() => {
  api = createApi()
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
const show = () => renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Product&id=8' })

it.each(['', '  ', '\u200B'])("%j: alert 'Please enter a description.', and nothing is sent [5.04]", async (text) => {
  const { user } = show()
  if (text) await user.type(screen.getByRole('textbox'), text)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Please enter a description.')
  expect(api.calls).toEqual([])
})

it.each<[string, Answer]>([
  ['refused', { status: 400, json: { status: 'error', message: 'no' } }],
  ['without a line', () => Promise.reject(new TypeError('no line'))],
])("%s: alert 'Failed to submit report.', and the text is kept [8.27]", async (_what, answer) => {
  api.answers[line] = answer
  const { user } = show()
  await user.type(screen.getByRole('textbox'), 'Not what it says')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to submit report.')
  expect(screen.getByDisplayValue('Not what it says')).toBeInTheDocument()
})
