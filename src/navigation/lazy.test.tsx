import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { lazyPartBelowFold, lazyScreen, loadParts } from './lazy.tsx'

const Comments = lazyPartBelowFold(() => Promise.resolve(() => <p>Comments</p>), <p>Comments are on their way</p>)
const Back = () => {
  const navigate = useNavigate()
  return <button onClick={() => navigate(-1)}>Back</button>
}
const list = lazyScreen(() =>
  Promise.resolve({
    screen: {
      Screen: () => (
        <>
          <Link to="/detail">Open</Link>
          <Back />
        </>
      ),
    },
  }),
)
const detail = lazyScreen(() =>
  Promise.resolve({
    screen: {
      Screen: () => (
        <>
          <Link to="/list">On</Link>
          <Comments />
        </>
      ),
    },
  }),
)

beforeAll(() => Promise.all([list.load(), detail.load(), loadParts()]))
afterEach(cleanup)

const openAt = (at: string) =>
  renderInApp(
    <Routes>
      <Route path="/list" element={<list.Screen />} />
      <Route path="/detail" element={<detail.Screen />} />
    </Routes>,
    { at },
  )

it('what is below the fold comes with the second frame of a screen that is opened', async () => {
  openAt('/list')
  fireEvent.click(screen.getByText('Open'))
  expect(screen.getByText('Comments are on their way')).toBeVisible()
  expect(await screen.findByText('Comments')).toBeVisible()
  expect(screen.queryByText('Comments are on their way')).toBeNull()
})

it('all is in the first frame of a document, which the server has written with it', () => {
  openAt('/detail')
  expect(screen.getByText('Comments')).toBeVisible()
})

it('all is in the first frame on the way back, when the scroll position needs its height', async () => {
  openAt('/list')
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(screen.getByText('On'))
  fireEvent.click(screen.getByText('Back'))
  expect(screen.getByText('Comments')).toBeVisible()
})
