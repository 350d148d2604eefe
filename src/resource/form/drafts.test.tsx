import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireResource, type AnyRecord } from '#resources'
import { forgetPerson } from '#src/providers/calls/session.ts'
import { endSession } from '#src/providers/sessionEnd.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { Comments } from '../comments/Comments.tsx'
import { ResourceForm } from './Form.tsx'

/** Drafts survive a reload, and are sent once (docs/experience.md#forms, #networks). */

let api: Api
beforeEach(() => {
  api = createApi()
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})
const expectRefusals = () => vi.spyOn(console, 'error').mockImplementation(() => {})

const post = requireResource('post')
// By label: queries by role are slow in jsdom, and this file opens many forms.
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const title = () => input('Title')
const write = (value: string) => fireEvent.change(title(), { target: { value } })
const found = 'You wrote this before and have not sent it yet.'

function openCreate() {
  return renderInApp(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ResourceForm
        resource={post}
        mode="create"
        hidden={{ PageId: 3 }}
        onSaved={(_: AnyRecord, leave: (to: string) => void) => leave('/post')}
      />
    </>,
    { api, at: '/post/create' },
  )
}
/** Closes the tab and opens the form again. */
const reload = () => {
  cleanup()
  return openCreate()
}
const send = async () => {
  fireEvent.change(input('Description'), { target: { value: 'All of it' } })
  fireEvent.click(screen.getByText('Create'))
}

describe('a form that was not sent', () => {
  it('is restored with text and files, and can be discarded', async () => {
    openCreate()
    write('Sale')
    expect(screen.queryByText(found)).toBeNull()
    reload()
    expect(await screen.findByText(found)).toBeVisible()
    expect(title()).toHaveValue('Sale')
    fireEvent.click(screen.getByText('Start afresh'))
    await waitFor(() => expect(title()).toHaveValue(''))
    expect(screen.queryByText(found)).toBeNull()
    reload()
    expect(title()).toHaveValue('')
  })

  it('leaves no draft after sending', async () => {
    api.answers['POST /post/api'] = { json: { status: 'success', message: '', Id: 9, data: { Id: 9, Title: 'Sale' } } }
    const { address } = openCreate()
    write('Sale')
    await send()
    await waitFor(() => expect(address()).toBe('/post'))
    reload()
    expect(title()).toHaveValue('')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Draft:'))).toEqual([])
  })

  it('whose answer was lost is sent with the same key after a reload', async () => {
    expectRefusals()
    api.answers['POST /post/api'] = () => Promise.reject(new TypeError('Failed to fetch'))
    openCreate()
    write('Sale')
    await send()
    await screen.findByRole('alertdialog')
    reload()
    await screen.findByText(found)
    fireEvent.click(screen.getByText('Create'))
    await waitFor(() => expect(api.sent('POST /post/api')).toHaveLength(2))
    const [one, other] = api.sent('POST /post/api').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(one).toBeTruthy()
    expect(other).toBe(one)
    await screen.findByRole('alertdialog')
  })

  const leaveForGood = async (form: ReturnType<typeof openCreate>) => {
    fireEvent.click(screen.getByText('Elsewhere'))
    fireEvent.click(await screen.findByText('Leave'))
    await waitFor(() => expect(form.address()).toBe('/elsewhere'))
  }

  it('is deleted when the person leaves and discards it', async () => {
    const form = openCreate()
    write('Sale')
    await leaveForGood(form)
    reload()
    expect(title()).toHaveValue('')
  })

  it('is kept when the person leaves without a connection', async () => {
    expectRefusals()
    api.answers['POST /post/api'] = () => Promise.reject(new TypeError('Failed to fetch'))
    const form = openCreate()
    write('Sale')
    await send()
    fireEvent.click(await screen.findByText('Close'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await leaveForGood(form)
    reload()
    expect(await screen.findByText(found)).toBeVisible()
    expect(title()).toHaveValue('Sale')
  })

  it('belongs to one person and is deleted at logout, but not when the session expires', async () => {
    openCreate()
    write('Sale')
    cleanup()
    endSession('refused')
    writeStored('StoredProfile', { Name: 'Other', Email: 'o@shop.example', id: 6 })
    openCreate()
    expect(title()).toHaveValue('')
    cleanup()
    writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
    openCreate()
    expect(title()).toHaveValue('Sale')
    cleanup()
    forgetPerson()
    writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
    openCreate()
    expect(title()).toHaveValue('')
  })

  it('when editing: only the changes are restored, with the version they began from', async () => {
    const record = { Id: 9, Version: 4, PageId: 3, Title: 'Sale', Description: 'All', CreatedAt: '', UpdatedAt: '' }
    const open = (now: object) =>
      renderInApp(
        <ResourceForm resource={post} mode="edit" record={{ ...record, ...now } as AnyRecord} onSaved={() => {}} />,
        { api },
      )
    api.answers['PATCH /post/api'] = { json: { status: 'success', message: '', Id: 9, data: record } }
    open({})
    write('Sale today')
    cleanup()
    open({ Version: 6, Description: 'Theirs' })
    await screen.findByText(found)
    expect(input('Description')).toHaveValue('Theirs')
    fireEvent.click(screen.getByText('Update'))
    await waitFor(() => expect(api.sent('PATCH /post/api')).toHaveLength(1))
    expect(api.parts('PATCH /post/api')).toEqual({ id: '9', version: '4', title: 'Sale today' })
  })
})

describe('a comment', () => {
  const page = { Id: 3, Name: 'Golden Tea' } as unknown as AnyRecord
  const open = () => {
    cleanup()
    return renderInApp(<Comments type="Page" id={7} />, { api })
  }
  const box = () => screen.findByRole('textbox')

  beforeEach(() => {
    writeStored('StoredPage', page)
    api.answers['GET /comment/api/byTypeNameAndTypeId/Page/7?page=1&perPage=20'] = { json: [] }
  })

  it('survives a reload and is deleted after sending [4.46]', async () => {
    const saved = { Id: 1, Description: 'Good tea', PageId: 3, PageName: 'Golden Tea', CreatedAt: '' }
    api.answers['POST /comment/api'] = { json: { status: 'success', message: '', Id: 1, data: saved } }
    open()
    fireEvent.change(await box(), { target: { value: 'Good tea' } })
    open()
    expect(await box()).toHaveValue('Good tea')
    expect(await box()).toHaveAttribute('rows', '5')
    fireEvent.click(screen.getByText('Comment'))
    await waitFor(async () => expect(await box()).toHaveValue(''))
    expect(api.parts('POST /comment/api')).toEqual({
      pageId: '3',
      description: 'Good tea',
      typeName: 'Page',
      typeId: '7',
    })
    open()
    expect(await box()).toHaveValue('')
  })

  it('that failed is kept, and sending again is the same submission [8.06]', async () => {
    expectRefusals()
    api.answers['POST /comment/api'] = { status: 503, json: { status: 'error', message: 'Too busy now' } }
    open()
    fireEvent.change(await box(), { target: { value: 'Good tea' } })
    fireEvent.click(screen.getByText('Comment'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Too busy now')
    open()
    expect(await box()).toHaveValue('Good tea')
    fireEvent.click(screen.getByText('Comment'))
    await waitFor(() => expect(api.sent('POST /comment/api')).toHaveLength(2))
    const [one, other] = api.sent('POST /comment/api').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(other).toBe(one)
    await screen.findByRole('alertdialog')
  })

  it("blank: 'Description is required', nothing is sent [5.01]", async () => {
    open()
    fireEvent.change(await box(), { target: { value: ' \n ' } })
    fireEvent.click(screen.getByText('Comment'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Description is required')
    expect(api.sent('POST /comment/api')).toEqual([])
  })
})
