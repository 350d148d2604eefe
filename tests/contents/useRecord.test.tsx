import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { Link, Route, Routes, useParams } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Shown() {
  const detail = useRecord('page', useParams()['id'] ?? '')
  return (
    <>
      <p>{detail.state === 'found' ? detail.record.Name : detail.state}</p>
      <Link to="/page/view/3">Next</Link>
    </>
  )
}
const show = (api: ReturnType<typeof createApi>) =>
  renderInApp(
    <Routes>
      <Route path="/page/view/:id" element={<Shown />} />
    </Routes>,
    { api, at: '/page/view/2' },
  )
const next = 'GET /page/api/3'
const gone = 'GET /page/api/2'
const found = { json: [{ Id: 3, Version: 1, Status: 1, CreatedAt: '2026-11-20T08:35:00Z', Name: 'Golden Tea' }] }

test('who is signed in asks once more for what is missing to visitors, and then it stays missing', async () => {
  writeStored('StoredProfile', { Id: 1, Email: 'a@b.example' } as never)
  const waiting: (() => void)[] = []
  // Over a line, where the screen is drawn before the answer is there.
  const slowly = () =>
    new Promise<Response>((answer) =>
      waiting.push(() => answer(Response.json({ status: 'error', message: 'Nothing' }, { status: 404 }))),
    )
  const { api, user } = show(createApi({ [next]: found, [gone]: slowly }))
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]!()
  await expect.poll(() => waiting).toHaveLength(2)
  await screen.findByText('loading')
  waiting[1]!()
  await screen.findByText('missing')
  await user.click(screen.getByText('Next'))
  await screen.findByText('Golden Tea')
  expect(api.sent(gone)).toHaveLength(2)
})

test('a visitor does not ask again', async () => {
  const { api, user } = show(createApi({ [next]: found }))
  await screen.findByText('missing')
  await user.click(screen.getByText('Next'))
  await screen.findByText('Golden Tea')
  expect(api.sent(gone)).toHaveLength(1)
})

test('what only its own people see is found by them at the second try', async () => {
  writeStored('StoredProfile', { Id: 1, Email: 'a@b.example' } as never)
  let isFirst = true
  const draft = () => {
    const answer = isFirst ? Response.json({ status: 'error', message: 'Nothing' }, { status: 404 }) : null
    isFirst = false
    return answer ?? Response.json([{ ...found.json[0], Id: 2 }])
  }
  show(createApi({ [gone]: draft }))
  await screen.findByText('Golden Tea')
})
