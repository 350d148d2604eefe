import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { Comments } from './Comments.tsx'

/** The comments section (spec 2.176 to 2.180), here under post 8. */

const list = 'GET /comment/api/byTypeNameAndTypeId/Post/8?page=1&perPage=20'
const comment = (Id: number, PageId: number, Description: string) => ({
  Id,
  PageId,
  PageName: `Page ${PageId}`,
  PageThumbnail: null,
  Description,
  TypeName: 'Post',
  TypeId: 8,
  CreatedAt: '2026-11-20T08:35:00Z',
})
const done = { json: { status: 'success', message: '', Id: 1, data: null } }

let api: Api
beforeEach(() => {
  api = createApi({ [list]: { json: [comment(1, 3, 'From us'), comment(2, 4, 'From them')] } })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})
function signIn({ page }: { page: boolean }) {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  if (page) writeStored('StoredPage', { Id: 3, Name: 'Golden Tea' } as unknown as AnyRecord)
}
const show = () => renderInApp(<Comments type="Post" id={8} />, { api })

it("shows 'Loading comments...', then the comments [2.179]", async () => {
  let answer = (_: Response) => {}
  api.answers[list] = () => new Promise<Response>((resolve) => (answer = resolve))
  show()
  expect(screen.getByText('Loading comments...')).toBeVisible()
  await waitFor(() => expect(api.sent(list)).toHaveLength(1))
  answer(Response.json([comment(1, 3, 'From us')]))
  expect(await screen.findByText('From us')).toBeVisible()
  expect(screen.queryByText('Loading comments...')).toBeNull()
})

it("without comments 'No comments yet. Be the first!' [2.180]", async () => {
  api.answers[list] = { json: [] }
  show()
  expect(await screen.findByText('No comments yet. Be the first!')).toBeVisible()
})

it('without a chosen page a button leads to /page/create, and there is no box [2.177]', async () => {
  signIn({ page: false })
  show()
  const button = await screen.findByRole('link', { name: 'Create a Page to Comment' })
  expect(button).toHaveAttribute('href', '/page/create')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('with several pages and none chosen, “Choose a page” stands beside it', async () => {
  signIn({ page: false })
  const pages = [
    { Id: 3, Name: 'Golden Tea' },
    { Id: 4, Name: 'Golden Rice' },
  ]
  api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = { json: pages }
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Choose a page' }))
  expect(screen.getByRole('link', { name: 'Create a Page to Comment', hidden: true })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /Golden Rice/ })).toBeVisible()
})

it('a box of 5 rows, whose draft is cleared after posting and kept after a failure [2.176] [4.46] [9.11] [1.12]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  signIn({ page: true })
  api.answers['POST /comment/api'] = { status: 503, json: { status: 'error', message: 'Too busy' } }
  const { user } = show()
  const box = await screen.findByRole('textbox', { name: 'Write a comment' })
  expect(box).toHaveAttribute('rows', '5')
  await user.type(box, 'Well said')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Too busy')
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(box).toHaveValue('Well said')

  api.answers['POST /comment/api'] = done
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(box).toHaveValue(''))
  expect(api.parts('POST /comment/api')).toEqual({
    pageId: '3',
    description: 'Well said',
    typeName: 'Post',
    typeId: '8',
  })
})

it('deleting asks for confirmation, and is offered only to the comment’s page [2.178]', async () => {
  signIn({ page: true })
  api.answers['DELETE /comment/api/1'] = done
  const { user } = show()
  const theirs = (await screen.findByText('From them')).closest('li')!
  expect(within(theirs).queryByRole('button', { name: 'Delete comment' })).toBeNull()
  const ours = screen.getByText('From us').closest('li')!
  const ask = async (answer: string) => {
    await user.click(within(ours).getByRole('button', { name: 'Delete comment' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Are you sure you want to delete this comment?')
    await user.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await ask('Cancel')
  expect(api.sent('DELETE /comment/api/1')).toHaveLength(0)
  await ask('Confirm')
  await waitFor(() => expect(api.sent('DELETE /comment/api/1')).toHaveLength(1))
})
