import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as reportScreen } from './ReportScreen.tsx'

/** The code that sends a report comes after the screen's (`loadForAct` in src/providers/device/reload.ts). */

const line = 'POST /report/api'
const health = 'GET /healthz'
const text = 'Not what it says'
type Code = typeof import('#src/providers/calls/report.ts')

let load: () => Promise<Code>
const arrives = () => vi.importActual<Code>('#src/providers/calls/report.ts')
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

let api: Api
const reload = vi.fn<() => void>()
beforeEach(() => {
  // For each test, since code that has come stays.
  vi.doMock('#src/providers/calls/report.ts', () => load())
  api = createApi({
    [line]: { json: { status: 'success', message: 'Reported', Id: 1, data: null } },
    [health]: { json: { status: 'ok' } },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  cleanup()
  vi.doUnmock('#src/providers/calls/report.ts')
  vi.unstubAllGlobals()
  reload.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})

const show = () => renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Product&id=8' })
const submit = () => screen.getByRole('button', { name: 'Submit' })
async function writeAndSubmit() {
  const { user } = show()
  await user.type(screen.getByRole('textbox'), text)
  await user.click(submit())
  return user
}
const failed = () => screen.findByRole('alertdialog', { description: 'Failed to submit report.' })

it('on its way: the text stays, a second tap does nothing, and the report is sent once', async () => {
  let arrive = () => {}
  load = () => new Promise<void>((resolve) => (arrive = resolve)).then(arrives)
  const user = await writeAndSubmit()
  expect(submit()).toBeDisabled()
  await user.click(submit())
  // A keyboard sends a form without its button.
  fireEvent.submit(submit().closest('form')!)
  expect(screen.getByRole('textbox')).toHaveValue(text)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(api.calls).toEqual([])
  arrive()
  expect(await screen.findByText('Thank you for your report.')).toBeVisible()
  expect(api.sent(line)).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})

it('does not come, but the server answers: it says so, and loads the document anew with the text', async () => {
  load = fails
  await writeAndSubmit()
  await failed()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(api.calls.map((call) => call.line)).toEqual([health])
  cleanup()
  show()
  expect(screen.getByRole('textbox')).toHaveValue(text)
})

it('does not come without a connection: it says so, the screen stays, and the next tap sends', async () => {
  api.answers[health] = () => Promise.reject(new TypeError('no line'))
  load = fails
  const user = await writeAndSubmit()
  await failed()
  await waitFor(() => expect(api.sent(health)).toHaveLength(1))
  load = arrives
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('textbox')).toHaveValue(text)
  await user.click(submit())
  expect(await screen.findByText('Thank you for your report.')).toBeVisible()
  expect(api.parts(line)).toMatchObject({ type: 'Product', contentId: '8', description: text })
  expect(reload).not.toHaveBeenCalled()
})
