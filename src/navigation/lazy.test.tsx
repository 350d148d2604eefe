import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { lazyPart, lazyPartBelowFold, lazyScreen, loadParts } from './lazy.tsx'
import { Part } from './Part.tsx'

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

it('a screen that is drawn again before the code of its part has come leaves what the server wrote of it', async () => {
  let come = () => {}
  const Words = () => <p>Of the server</p>
  const Late = lazyPart(() => new Promise<typeof Words>((resolve) => (come = () => resolve(Words))), <p>On its way</p>)
  const screenWith = (Piece: ComponentType) =>
    function Screen() {
      const [times, setTimes] = useState(0)
      return (
        <>
          <button onClick={() => setTimes(times + 1)}>Draw again</button>
          <Piece />
        </>
      )
    }
  const Written = screenWith(() => (
    <Part>
      <Words />
    </Part>
  ))
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Written />)
  const written = screen.getByText('Of the server')
  const Drawn = screenWith(Late)
  const root = await act(async () => hydrateRoot(place, <Drawn />))
  await act(async () => fireEvent.click(screen.getByText('Draw again')))
  expect(screen.queryByText('On its way')).toBeNull()
  expect(screen.getByText('Of the server')).toBe(written)
  await act(async () => come())
  await waitFor(() => expect(place.querySelector('[data-waiting]')).toBeNull())
  expect(screen.getByText('Of the server')).toBe(written)
  await act(async () => root.unmount())
  place.remove()
})
