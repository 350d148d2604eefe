import '@testing-library/jest-dom/vitest'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { Link, type LinkProps } from './Link.tsx'

function Place() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="place">{JSON.stringify([pathname + search, state])}</output>
}
const place = () => JSON.parse(screen.getByTestId('place').textContent) as unknown
const link = () => screen.getByRole('link', { name: 'On' })

const renderLink = (props: LinkProps) =>
  renderInApp(
    <>
      <Link {...props}>On</Link>
      <Place />
    </>,
    { at: '/here?page=2' },
  )

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(cleanup)

describe('a link within the app', () => {
  it('leads to its path without loading the document, with its state', () => {
    renderLink({ to: '/there?page=1', state: { from: 'here' } })
    expect(link()).toHaveAttribute('href', '/there?page=1')
    fireEvent.click(link())
    expect(place()).toEqual(['/there?page=1', { from: 'here' }])
  })

  it.each([
    ['Ctrl is held', {}, { ctrlKey: true }],
    ['⌘ is held', {}, { metaKey: true }],
    ['Shift is held', {}, { shiftKey: true }],
    ['Alt is held', {}, { altKey: true }],
    ['another button is pressed', {}, { button: 1 }],
    ['it has a target', { target: '_blank' }, {}],
  ])('is left to the browser where %s', (_when, props, pressed) => {
    renderLink({ to: '/there', ...props })
    const click = createEvent.click(link(), pressed)
    // jsdom cannot open documents.
    let isLeft = false
    const leave = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', leave, { once: true })
    fireEvent(link(), click)
    expect([isLeft, place()]).toEqual([true, ['/here?page=2', null]])
  })

  it('stays here where its own handler prevents it', () => {
    renderLink({ to: '/there', onClick: (event) => event.preventDefault() })
    fireEvent.click(link())
    expect(place()).toEqual(['/here?page=2', null])
  })

  it('leads out where its address names another host', () => {
    renderLink({ to: '//other.example/there' })
    expect(link()).toHaveAttribute('href', '//other.example/there')
  })

  it('completes a part of an address', () => {
    renderLink({ to: { search: '?page=3' } })
    expect(link()).toHaveAttribute('href', '/here?page=3')
    fireEvent.click(link())
    expect(place()).toEqual(['/here?page=3', null])
  })
})
