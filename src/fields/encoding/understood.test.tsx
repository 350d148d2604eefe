import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireResource, type AnyRecord } from '#resources'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { screen as reportScreen } from '#src/screens/report/ReportScreen.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'

/** If both encodings are possible, the writer sees how the text is read and can refuse. */

/** ရွှေလမ်း as a Zawgyi keyboard types it. */
const zawgyi = '\u1031\u101B\u108A\u101C\u1019\u1039\u1038'
const unicode = 'ရွှေလမ်း'
/** Correct Unicode, but also valid Zawgyi for စက်ကူ. */
const doubtful = 'စက္ကူ'

let api: Api
beforeEach(() => {
  api = createApi({
    'POST /post/api': { json: { status: 'success', message: '', Id: 9, data: { Id: 9 } } },
    'PATCH /post/api': { json: { status: 'success', message: '', Id: 9, data: { Id: 9 } } },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openCreate = () =>
  renderInApp(
    <ResourceForm resource={requireResource('post')} mode="create" hidden={{ PageId: 3 }} onSaved={() => {}} />,
    { api },
  )
// By label: queries by role are slow in jsdom.
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByText(name))
const send = async () => {
  fireEvent.click(screen.getByText(/^(Create|Update)$/))
  await waitFor(() => expect(api.calls.some(({ line }) => /^(POST|PATCH) /.test(line))).toBe(true))
}

describe('a form', () => {
  it('shows how Zawgyi is read, without a question', async () => {
    openCreate()
    write('Title', zawgyi)
    expect(await screen.findByText('We read this as:')).toBeVisible()
    expect(screen.getByText(unicode)).toHaveAttribute('lang', 'my')
    write('Description', 'KFC')
    await send()
    expect(api.parts('POST /post/api')).toEqual({ pageId: '3', title: zawgyi, description: 'KFC' })
  })

  it('"no, keep as typed" is sent for that field only, and can be undone', async () => {
    openCreate()
    write('Title', zawgyi)
    await press('No, keep as typed')
    expect(await screen.findByText('Kept as you typed it.')).toBeVisible()
    await press('Read it again')
    expect(await screen.findByText('We read this as:')).toBeVisible()
    await press('No, keep as typed')
    write('Description', 'KFC')
    await send()
    expect(api.parts('POST /post/api')).toEqual({
      pageId: '3',
      title: zawgyi,
      titleAsTyped: 'true',
      description: 'KFC',
    })
  })

  it('asks if the other reading is likelier; "yes" inserts it', async () => {
    openCreate()
    write('Title', doubtful)
    expect(await screen.findByText('Did you mean this?')).toBeVisible()
    await press('Yes, use this')
    expect(field('Title')).toHaveValue('စက်ကူ')
    await waitFor(() => expect(screen.queryByText('Did you mean this?')).toBeNull())
  })

  it('shows only the lines that are read differently', async () => {
    openCreate()
    write('Description', `${unicode} ဆိုင်\n${zawgyi}\nKFC`)
    await screen.findByText('We read this as:')
    expect(screen.getByText(unicode)).toBeVisible()
  })

  it('shows nothing for unambiguous text and for stored text', async () => {
    const record = { Id: 9, Version: 1, Title: doubtful, Description: 'KFC', CreatedAt: '', UpdatedAt: '' }
    renderInApp(
      <ResourceForm
        resource={requireResource('post')}
        mode="edit"
        record={record as unknown as AnyRecord}
        onSaved={() => {}}
      />,
      { api },
    )
    write('Description', zawgyi)
    // The texts are checked in order, so the note is about the new text.
    await screen.findByText('We read this as:')
    expect(screen.queryByText('Did you mean this?')).toBeNull()
    write('Description', 'မန္တလေးမြို့')
    await waitFor(() => expect(screen.queryByText('We read this as:')).toBeNull())
  })
})

it('a report sends "no" too', async () => {
  vi.stubGlobal('fetch', api.fetchApi)
  api.answers['POST /report/api'] = { json: { status: 'success', message: '', Id: 1, data: null } }
  renderInApp(<reportScreen.Screen />, { api, at: '/report?type=Page&id=7' })
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: zawgyi } })
  await press('No, keep as typed')
  fireEvent.click(screen.getByText('Submit'))
  await waitFor(() => expect(api.sent('POST /report/api')).toHaveLength(1))
  expect(api.parts('POST /report/api')).toEqual({
    type: 'Page',
    contentId: '7',
    description: zawgyi,
    descriptionAsTyped: 'true',
  })
})
