import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Answer, type Api } from '#tests/renderInApp.tsx'
import { Comments } from './Comments.tsx'

/** Alerts of comments, and their actions by role (spec 5.01, 6.12, 8.06 to 8.10). */

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const page = { Id: 3, Name: 'Golden Tea', CreatedAt: '', UpdatedAt: '', Version: 1 }
const list = 'GET /comment/api/byTypeNameAndTypeId/Post/9?page=1&perPage=20'
const create = 'POST /comment/api'
const said = (Id: number, PageId: number, Description: string) => ({
  Id,
  PageId,
  PageName: PageId === 3 ? 'Golden Tea' : 'Loud Shop',
  PageThumbnail: null,
  Description,
  TypeName: 'Post',
  TypeId: 9,
  CreatedAt: '2026-11-20T08:35:00Z',
})

let api: Api
beforeEach(() => {
  api = createApi({ [list]: { json: [said(1, 3, 'Ours'), said(2, 4, 'Theirs')] } })
  writeStored('StoredProfile', me)
  writeStored('StoredPage', page as never)
  // In development ra-core logs every error of the API.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = () => renderInApp(<Comments type="Post" id={9} />, { api, at: '/post/view/9' })
const alert = () => screen.findByRole('alertdialog')

async function send({ user }: ReturnType<typeof show>, text: string) {
  if (text) await user.type(await screen.findByRole('textbox'), text)
  await user.click(await screen.findByRole('button', { name: 'Comment' }))
}

describe('writing one', () => {
  it.each(['', '   ', '\u200B'])("%j: alert 'Description is required', and nothing is sent [5.01]", async (text) => {
    await send(show(), text)
    expect(await alert()).toHaveTextContent('Description is required')
    expect(api.sent(create)).toHaveLength(0)
  })

  it('needs a chosen page: without one there is a link to create a page instead of the box [5.02]', async () => {
    writeStored('StoredPage', null)
    show()
    expect(await screen.findByText('Ours')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Create a Page to Comment' })).toHaveAttribute('href', '/page/create')
  })

  it('refused: alert with the message, and the draft stays [8.06] [7.29]', async () => {
    api.answers[create] = { status: 403, json: { status: 'error', message: 'Not as this page' } }
    await send(show(), 'Lovely')
    expect(await alert()).toHaveTextContent('Not as this page')
    expect(screen.getByDisplayValue('Lovely')).toBeInTheDocument()
  })

  it.each<[string, Answer]>([
    ['an empty refusal', { status: 500, json: {} }],
    ['no answer at all', () => Promise.reject(new TypeError('no line'))],
  ])("%s: alert 'Failed to save comment' [8.07]", async (_what, answer) => {
    api.answers[create] = answer
    await send(show(), 'Lovely')
    expect(await alert()).toHaveTextContent('Failed to save comment')
  })
})

it('a text that is too long is not sent: the reason is under the box, which keeps the text', async () => {
  const { user } = show()
  const box = await screen.findByRole('textbox')
  fireEvent.change(box, { target: { value: 'x'.repeat(20_001) } })
  const reason = 'Please keep this under 20,000 characters.'
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  expect(box).toHaveAccessibleDescription(reason)
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(box).toHaveFocus()
  expect(box).toHaveValue('x'.repeat(20_001))
  expect(api.sent(create)).toEqual([])
})

describe('deleting one', () => {
  const askDelete = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete comment' }))
    await user.click(within(await alert()).getByRole('button', { name: 'Confirm' }))
  }

  it('is offered only for comments of the chosen page [6.12]', async () => {
    show()
    expect(await screen.findByText('Theirs')).toBeVisible()
    const buttons = screen.getAllByRole('button', { name: 'Delete comment' })
    expect(buttons).toHaveLength(1)
    expect(within(buttons[0]!.closest('li')!).getByText('Ours')).toBeVisible()
    cleanup()
    writeStored('StoredPage', null)
    show()
    expect(await screen.findByText('Ours')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete comment' })).toBeNull()
  })

  it('refused: alert with the message, and the comment stays [7.41] [8.08]', async () => {
    api.answers['DELETE /comment/api/1'] = { status: 404, json: { status: 'error', message: 'It is gone already' } }
    await askDelete(show())
    await waitFor(async () => expect(await alert()).toHaveTextContent('It is gone already'))
    expect(screen.getByText('Ours')).toBeInTheDocument()
  })

  it("without a message: alert 'Failed to delete comment' [8.09]", async () => {
    api.answers['DELETE /comment/api/1'] = { status: 500, json: null }
    await askDelete(show())
    await waitFor(async () => expect(await alert()).toHaveTextContent('Failed to delete comment'))
  })
})

it("an empty list: 'No comments yet. Be the first!' [8.10]", async () => {
  api.answers[list] = { json: [] }
  show()
  expect(await screen.findByText('No comments yet. Be the first!')).toBeVisible()
})
