import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

afterEach(cleanup)

// The specification's 500 ms are for an outlet that keeps the old screen during a transition. This app has no transition and removes
// the old screen at once, so that a screen reader never finds two screens.
it('the previous screen is removed at once, without the 500 ms of an animated outlet [9.21]', async () => {
  renderInApp(
    <>
      <Link to="/there">On</Link>
      <Routes>
        <Route path="/here" element={<ScreenTitle>Here</ScreenTitle>} />
        <Route path="/there" element={<ScreenTitle>There</ScreenTitle>} />
      </Routes>
    </>,
    { at: '/here' },
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Here' })).toBeVisible()
  fireEvent.click(screen.getByText('On'))
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['There'])
})
