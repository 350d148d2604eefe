import { act, render, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { useClosedByBack } from './useClosedByBack.ts'
import { TransitionRouter } from './TransitionRouter.tsx'

/** The screen follows the address (docs/decisions/back-button.md). */

interface ScreenProps {
  isOpen: boolean
  replace: boolean
}
function Screen({ isOpen, replace }: ScreenProps) {
  const { pathname } = useLocation()
  useClosedByBack(isOpen, () => undefined)
  return (
    <>
      <h1>{pathname}</h1>
      {['/neither', '/open', '/left'].map((path) => (
        <Link key={path} to={path} replace={replace}>
          {path}
        </Link>
      ))}
    </>
  )
}
const app = (props: ScreenProps) => (
  <TransitionRouter isLoaded={() => true}>
    <Screen {...props} />
  </TransitionRouter>
)
const shown = () => [screen.getByRole('heading').textContent, window.location.pathname]
const tap = (path: string) => act(() => screen.getByRole('link', { name: path }).click())
beforeEach(() => window.history.replaceState({ key: 'profile', idx: 0 }, '', '/profile'))

test.each([
  ['that takes the place of this one', true],
  ['after this one', false],
])('a screen %s is shown, while a dialog is open, is being left, or neither', async (_which, replace) => {
  const { rerender } = render(app({ isOpen: false, replace }))
  await expect.poll(shown).toEqual(['/profile', '/profile'])
  tap('/neither')
  await expect.poll(shown).toEqual(['/neither', '/neither'])

  rerender(app({ isOpen: true, replace }))
  tap('/open')
  await expect.poll(shown).toEqual(['/open', '/open'])

  for (const isOpen of [false, true, false]) rerender(app({ isOpen, replace }))
  // The step back begins with the next task, and ends with one after it.
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.history.state).toMatchObject({ isOver: true })
  tap('/left')
  await expect.poll(shown).toEqual(['/left', '/left'])
})
