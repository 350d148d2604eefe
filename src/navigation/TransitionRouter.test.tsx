import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from '#src/providers/device/scheduling.ts'
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
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'startViewTransition')
})

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

test('the picture of the tapped card becomes that of the next screen, and no name stays', async () => {
  /** What the browser would take pictures of, before and after the change. */
  const named: string[][] = []
  const names = () =>
    [...document.querySelectorAll('img')]
      .filter((one) => one.style.viewTransitionName === 'picture')
      .map(({ alt }) => alt)
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      named.push(names())
      change()
      named.push(names())
      return { ready: Promise.resolve(), finished: Promise.resolve() }
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // As on a quick phone.
  vi.spyOn(performance, 'now').mockReturnValue(1)
  function Cards() {
    const { pathname } = useLocation()
    if (pathname === '/large') return <img data-lead="" alt="large" />
    return (
      <>
        {['one', 'other'].map((card) => (
          <article key={card}>
            <img alt="author" />
            <div data-photo="">
              <img alt={card} />
            </div>
            <Link to="/large">{card}</Link>
            <Link to="/cards">{`again ${card}`}</Link>
          </article>
        ))}
      </>
    )
  }
  render(
    <TransitionRouter isLoaded={() => true}>
      <Cards />
    </TransitionRouter>,
  )
  const open = (link: string) =>
    // Without the focus, as in Safari.
    act(() => screen.getByRole('link', { name: link }).click())
  // A screen is drawn quickly first.
  open('again one')
  await expect.poll(() => window.location.pathname).toBe('/cards')
  for (let frames = 0; frames < 3; frames += 1) await painted()
  open('other')
  await screen.findByAltText('large')
  expect(named).toEqual([['other'], ['large']])
  await expect.poll(names).toEqual([])
})
