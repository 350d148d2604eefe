import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { useToast } from './Toaster.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a toast stays for 2500 ms [2.60] [9.19]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  function Teller() {
    const toast = useToast()
    return <button onClick={() => toast('Saved')}>Save</button>
  }
  renderInApp(<Teller />)
  fireEvent.click(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(2499))
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Saved')).toBeNull()
})
