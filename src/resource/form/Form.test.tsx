import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireResource, type AnyRecord } from '#resources'
import { createApi, renderInApp, type Api, type Call } from '#tests/renderInApp.tsx'
import { ResourceForm } from './Form.tsx'

let api: Api
beforeEach(() => {
  api = createApi()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})
/** In development ra-core logs every error of the API. */
const expectRefusals = () => vi.spyOn(console, 'error').mockImplementation(() => {})

const post = requireResource('post')
const saved = { status: 'success', message: 'Saved', Id: 9, data: { Id: 9, Title: 'Sale' } }

function renderCreate() {
  const onSaved = vi.fn<(saved: AnyRecord, leave: (to: string) => void) => void>((_, leave) => leave('/post'))
  const rendered = renderInApp(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ResourceForm resource={post} mode="create" hidden={{ PageId: 3 }} onSaved={onSaved} />
    </>,
    { api, at: '/post/create' },
  )
  return { ...rendered, onSaved }
}

async function fill({ user }: ReturnType<typeof renderCreate>) {
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Sale')
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'All of it')
}
const write = (label: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${label}"]`)!, { target: { value } })
const send = () => screen.getByRole('button', { name: 'Create' })

describe('ResourceForm, creating', () => {
  it('requires the fields of the specification, and focuses the first one that is missing [5.08]', async () => {
    const { user } = renderCreate()
    await user.click(send())
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('sends its page, and continues', async () => {
    api.answers['POST /post/api'] = { json: saved }
    const form = renderCreate()
    await fill(form)
    await form.user.click(send())
    await waitFor(() => expect(form.address()).toBe('/post'))
    expect(api.parts('POST /post/api')).toEqual({ pageId: '3', title: 'Sale', description: 'All of it' })
    expect(form.onSaved).toHaveBeenCalledTimes(1)
  })

  it('a second click does not send again; the button shows that it is sending [4.36]', async () => {
    let answer = (_: Response) => {}
    api.answers['POST /post/api'] = () => new Promise<Response>((resolve) => (answer = resolve))
    const form = renderCreate()
    await fill(form)
    const button = send()
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(api.sent('POST /post/api')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(screen.getByRole('status', { name: 'Saving...' })).toBeVisible()
    answer(Response.json(saved))
    await waitFor(() => expect(form.onSaved).toHaveBeenCalledTimes(1))
    expect(api.sent('POST /post/api')).toHaveLength(1)
  })

  it('a failure is shown and keeps the typed text; sending again is the same submission [4.38] [8.25]', async () => {
    expectRefusals()
    api.answers['POST /post/api'] = { status: 503, json: { status: 'error', message: 'Too busy' } }
    const form = renderCreate()
    await fill(form)
    await form.user.click(send())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Submit failed')
    await form.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(send()).toBeEnabled())
    expect(screen.getByText('Submission failed')).toBeVisible()
    expect(screen.getByText('Too busy')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sale')

    api.answers['POST /post/api'] = { json: saved }
    await form.user.click(send())
    await waitFor(() => expect(form.onSaved).toHaveBeenCalled())
    const keys = api.sent('POST /post/api').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('other content is another submission', async () => {
    expectRefusals()
    api.answers['POST /post/api'] = { status: 503, json: { status: 'error', message: 'Too busy' } }
    const form = renderCreate()
    await fill(form)
    for (const more of ['!', '?']) {
      await form.user.click(await screen.findByRole('button', { name: 'Create' }))
      await form.user.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await form.user.type(screen.getByRole('textbox', { name: /Title/ }), more)
    }
    const [one, other] = api.sent('POST /post/api').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(other).not.toBe(one)
  })

  it("the server's errors are shown at their fields", async () => {
    expectRefusals()
    const fields = { title: 'This title is taken' }
    api.answers['POST /post/api'] = { status: 400, json: { status: 'error', message: 'Not valid', fields } }
    const form = renderCreate()
    await fill(form)
    await form.user.click(send())
    await form.user.click(await screen.findByRole('button', { name: 'Close' }))
    const title = await screen.findByRole('textbox', { name: /Title/ })
    expect(title).toHaveAccessibleDescription('This title is taken')
    await waitFor(() => expect(title).toHaveFocus())
  })

  it.each([
    [429, 'Too many requests. Please wait a little.'],
    [507, 'There is no space left to store this. Please try again later.'],
  ])('%i shows the message of the server above the button', async (status, message) => {
    expectRefusals()
    api.answers['POST /post/api'] = { status, json: { status: 'error', message } }
    renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    fireEvent.click(send())
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Submit failed')
  })

  it.each([
    [413, 'This is too large.'],
    [502, 'The service is busy. Please try again in a moment.'],
    [400, 'Failed to fetch data'],
  ])('%i from a proxy, without a message, shows the app’s message', async (status, sentence) => {
    expectRefusals()
    api.answers['POST /post/api'] = () => new Response('<h1>nginx</h1>', { status })
    renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    fireEvent.click(send())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  it('a file too large for the server shows the error at its field, which gets the focus', async () => {
    expectRefusals()
    const fields = { file: 'File too large (500MB max).' }
    api.answers['POST /post/api'] = { status: 413, json: { status: 'error', message: fields.file, fields } }
    renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    fireEvent.click(send())
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await screen.findByText(fields.file)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: /Choose a file/ })).toHaveFocus())
  })

  it('a picked file that is gone is said at its field, and what is no answer at all in a sentence', async () => {
    expectRefusals()
    const form = renderCreate()
    await fill(form)
    const gone = new File(['x'], 'gone.pdf')
    gone.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
    await form.user.upload(document.querySelector<HTMLInputElement>('input[type=file][name=File]')!, gone)
    await form.user.click(send())
    expect(await screen.findByText('Submit failed')).toBeVisible()
    await form.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('This file cannot be read any more. Please choose it again.')).toBeVisible()
    expect(api.calls).toEqual([])

    // What is beneath the dialog comes back when that is gone.
    await form.user.click(await screen.findByRole('button', { name: 'Remove file' }))
    vi.spyOn(FormData.prototype, 'append').mockImplementation(() => {
      throw new TypeError('a fault of ours')
    })
    await form.user.click(send())
    expect(await screen.findByText(/Something went wrong in the app/)).toBeInTheDocument()
  })

  it('without an answer a message says that everything is kept', async () => {
    expectRefusals()
    api.answers['POST /post/api'] = () => Promise.reject(new TypeError('Failed to fetch'))
    renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    fireEvent.click(send())
    expect(await screen.findByText('No answer came. What you typed is kept.')).toBeInTheDocument()
  })

  it('a long upload shows its progress; after cancelling everything is kept and can be sent again', async () => {
    expectRefusals()
    let sending: Call | undefined
    api.answers['POST /post/api'] = (call) =>
      new Promise<Response>((_, reject) => {
        sending = call
        call.signal?.addEventListener('abort', () => reject(call.signal?.reason as Error))
      })
    const form = renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    const film = new File([new Uint8Array(400_000)], 'film.mp4')
    await form.user.upload(screen.getByLabelText('File', { selector: 'input' }), film)
    fireEvent.click(send())
    await waitFor(() => expect(sending?.onUpload).toBeDefined())
    act(() => sending?.onUpload?.(0.426))
    expect(await screen.findByText('Uploading 42 %')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Uploading 42 %' })).toHaveAttribute('aria-valuenow', '42')
    // The rest is the server's work, which 100 % would call done.
    act(() => sending?.onUpload?.(1))
    expect(await screen.findByRole('progressbar', { name: 'Saving...' })).not.toHaveAttribute('aria-valuenow')
    expect(screen.queryByText(/Uploading/)).toBeNull()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect(cancel).toHaveFocus()
    fireEvent.click(cancel)
    expect(await screen.findByText('Cancelled. Nothing you typed or picked is lost.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(send()).toHaveFocus())
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sale')
    expect(screen.getByText(/film.mp4/)).toBeVisible()
    api.answers['POST /post/api'] = { json: saved }
    fireEvent.click(send())
    await waitFor(() => expect(form.onSaved).toHaveBeenCalled())
    const [one, other] = api.sent('POST /post/api').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(other).toBe(one)
  })

  it('a short upload shows no progress', async () => {
    api.answers['POST /post/api'] = { json: saved }
    const form = renderCreate()
    write('Title', 'Sale')
    write('Description', 'All')
    fireEvent.click(send())
    await waitFor(() => expect(form.onSaved).toHaveBeenCalled())
    expect(api.sent('POST /post/api')[0]?.onUpload).toBeUndefined()
  })

  it('leaving with unsaved text asks first', async () => {
    const form = renderCreate()
    await form.user.type(screen.getByRole('textbox', { name: /Title/ }), 'S')
    await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('You have not saved. Leave anyway?')
    await form.user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.address()).toBe('/post/create')
    await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await form.user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(form.address()).toBe('/elsewhere'))
  })

  it('leaving untouched asks nothing', async () => {
    const form = renderCreate()
    await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(form.address()).toBe('/elsewhere')
  })
})

describe('ResourceForm, editing', () => {
  const record = {
    Id: 9,
    Version: 4,
    PageId: 3,
    Title: 'Sale',
    Description: 'All',
    Thumbnail: 'a.jpg',
    FileURL: 'menu.pdf',
    CreatedAt: '',
    UpdatedAt: '',
  } as AnyRecord
  const renderEdit = () => {
    const onSaved = vi.fn<() => void>()
    return {
      ...renderInApp(<ResourceForm resource={post} mode="edit" record={record} onSaved={onSaved} />, { api }),
      onSaved,
    }
  }
  const update = () => screen.getByRole('button', { name: 'Update' })

  it('requires nothing and sends the changes [5.11]', async () => {
    api.answers['PATCH /post/api'] = { json: saved }
    const { user, onSaved, container } = renderEdit()
    expect(container.querySelector('[required]')).toBeNull()
    await user.clear(screen.getByRole('textbox', { name: /Description/ }))
    await user.click(screen.getByRole('button', { name: 'Remove file' }))
    await user.click(update())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(api.parts('PATCH /post/api')).toEqual({ id: '9', version: '4', description: '', file: '' })
  })

  it('says before saving that another name ends verification, as long as it differs from the stored one', async () => {
    const { user } = renderInApp(
      <ResourceForm resource={post} mode="edit" record={{ ...record, Status: 9 }} onSaved={() => {}} />,
      { api },
    )
    const sentence = /A new name ends that, until a moderator verifies it again\./
    await user.type(screen.getByRole('textbox', { name: /Description/ }), ' of it')
    expect(screen.queryByText(sentence)).toBeNull()
    const title = screen.getByRole('textbox', { name: /Title/ })
    await user.type(title, 's')
    expect(screen.getByText(sentence).closest('[role=status]')).not.toBeNull()
    await user.type(title, '{Backspace}')
    expect(screen.queryByText(sentence)).toBeNull()
    cleanup()
    const { user: another } = renderEdit()
    await another.type(screen.getByRole('textbox', { name: /Title/ }), 's')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it("'Update failed' on failure [8.26]", async () => {
    expectRefusals()
    api.answers['PATCH /post/api'] = { status: 403, json: { status: 'error', message: 'Not yours' } }
    const { user } = renderEdit()
    await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
    await user.click(update())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Update failed')
    expect(screen.getByText('Update failed, please try again')).toBeInTheDocument()
  })

  it('says where the session has ended that what was typed is kept', async () => {
    expectRefusals()
    api.answers['PATCH /post/api'] = { status: 401, json: { status: 'error', message: 'Please login' } }
    const { user } = renderEdit()
    await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
    await user.click(update())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your session has ended. What you typed is kept until you sign in again.',
    )
  })

  it('after a concurrent change, both are kept or the other one is shown', async () => {
    expectRefusals()
    const data = { ...record, Version: 5, Title: 'Their title', Description: 'Their text' }
    api.answers['PATCH /post/api'] = { status: 409, json: { status: 'error', message: 'Changed', data } }
    const { user, onSaved } = renderEdit()
    await user.type(screen.getByRole('textbox', { name: /Title/ }), ' today')
    await user.click(update())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Somebody else changed this in the meantime.')
    api.answers['PATCH /post/api'] = { json: saved }
    await user.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(api.parts('PATCH /post/api')).toEqual({ id: '9', version: '5', title: 'Sale today' })
  })

  it('after a concurrent change, Escape leaves the form as it is, and what was typed can be put back over the other one', async () => {
    expectRefusals()
    const data = { ...record, Version: 5, Title: 'Their title', Description: 'Their text' }
    api.answers['PATCH /post/api'] = { status: 409, json: { status: 'error', message: 'Changed', data } }
    const { user } = renderEdit()
    const title = screen.getByRole('textbox', { name: /Title/ })
    await user.type(title, ' today')
    await user.click(update())
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(title).toHaveValue('Sale today')
    await user.click(update())
    await user.click(await screen.findByRole('button', { name: 'Show theirs' }))
    await waitFor(() => expect(title).toHaveValue('Their title'))
    await user.click(await screen.findByRole('button', { name: 'Put mine back' }))
    expect(title).toHaveValue('Sale today')
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('Their text')
  })
})
