import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { translateNow } from '#tests/browser/support/translator.ts'
import { Redrawn } from './Redrawn.tsx'

afterEach(cleanup)

/** A library's component: its text is taken away beside an element. */
function Library() {
  const [isOpen, setOpen] = useState(true)
  return (
    <div>
      {isOpen && 'Details'}
      <button onClick={() => setOpen(!isOpen)}>Turn</button>
    </div>
  )
}

it('a part whose texts a translator has replaced is drawn anew, and what stands beside it stays', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(
    <>
      <input aria-label="Price" />
      <Redrawn>
        <Library />
      </Redrawn>
    </>,
  )
  const box = screen.getByLabelText('Price')
  fireEvent.change(box, { target: { value: '25000' } })
  translateNow(document.body)
  expect(screen.getByText('Details').tagName).toBe('FONT')
  fireEvent.click(screen.getByText('Turn'))
  expect(screen.getByText('Details').tagName).toBe('DIV')
  expect(screen.getByLabelText('Price')).toBe(box)
  expect(box).toHaveValue('25000')
})

it('a part may be drawn anew three times, and what was mended is not thrown later', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const whole = () => (
    <Redrawn>
      <Library />
    </Redrawn>
  )
  const { rerender } = render(whole())
  for (let turn = 1; turn <= 3; turn++) {
    translateNow(document.body)
    fireEvent.click(screen.getByText('Turn'))
    rerender(whole())
    expect(screen.getByText('Details')).toBeInTheDocument()
  }
})

it('another error goes on to the boundary of the screen', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() =>
    render(
      <Redrawn>
        <Broken />
      </Redrawn>,
    ),
  ).toThrow('broken')
})
