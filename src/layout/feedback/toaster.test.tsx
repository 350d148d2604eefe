import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('what can be undone', () => {
  function Teller({ undo }: { undo: () => Promise<unknown> }) {
    const toast = useToast()
    return (
      <>
        <button onClick={() => toast('Marked as sold.', undo)}>Sell</button>
        <button onClick={() => toast('Saved')}>Save</button>
        <input aria-label="Words" />
      </>
    )
  }
  const button = (name: string) => screen.getByRole('button', { name })
  /** The button's code comes with the first act that can be undone. */
  const sell = async () => {
    fireEvent.click(button('Sell'))
    await screen.findByRole('button', { name: 'Undo' })
  }

  it('stays for 6 s, beside another message, and is announced', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderInApp(<Teller undo={() => Promise.resolve()} />)
    fireEvent.click(button('Sell'))
    fireEvent.click(button('Save'))
    act(() => vi.advanceTimersByTime(5999))
    expect(screen.queryByText('Saved')).toBeNull()
    expect(within(screen.getByRole('status')).getByText('Marked as sold.')).toBeVisible()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Marked as sold.')).toBeNull()
  })

  it('stays while the button has the focus, and gives the focus back', async () => {
    const undo = vi.fn<() => Promise<void>>(() => Promise.resolve())
    renderInApp(<Teller undo={undo} />)
    act(() => button('Sell').focus())
    await sell()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => button('Undo').focus())
    act(() => vi.advanceTimersByTime(60_000))
    fireEvent.click(button('Undo'))
    expect(button('Sell')).toHaveFocus()
    vi.useRealTimers()
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(undo).toHaveBeenCalledOnce()
  })

  it('also stays when the mouse leaves it meanwhile', async () => {
    renderInApp(<Teller undo={() => Promise.resolve()} />)
    await sell()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => button('Undo').focus())
    fireEvent.pointerEnter(button('Undo'))
    fireEvent.pointerLeave(button('Undo'))
    act(() => vi.advanceTimersByTime(60_000))
    expect(button('Undo')).toBeVisible()
  })

  it('each of several acts keeps its Undo; Ctrl Z undoes the newest, then the one before', async () => {
    const undone: number[] = []
    let acts = 0
    function Sell({ of }: { of: string }) {
      const toast = useToast()
      const sell = () => {
        const act = ++acts
        toast(`Sold ${act}`, async () => void undone.push(act))
      }
      return <button onClick={sell}>{of}</button>
    }
    renderInApp(
      <>
        <Sell of="Rice" />
        <Sell of="Tea" />
      </>,
    )
    fireEvent.click(button('Rice'))
    await screen.findByRole('button', { name: 'Undo' })
    fireEvent.click(button('Tea'))
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    // What is done about one thing again takes the place of what was done before.
    fireEvent.click(button('Tea'))
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    fireEvent.keyDown(button('Tea'), { code: 'KeyZ', ctrlKey: true })
    expect(undone).toEqual([3])
    expect(await screen.findByText('Undone.')).toBeVisible()
    fireEvent.keyDown(button('Tea'), { code: 'KeyZ', ctrlKey: true })
    expect(undone).toEqual([3, 1])
  })

  it('Ctrl Z undoes, and in a field only what was typed there', async () => {
    const undo = vi.fn<() => Promise<void>>(() => Promise.resolve())
    renderInApp(<Teller undo={undo} />)
    await sell()
    fireEvent.keyDown(screen.getByLabelText('Words'), { code: 'KeyZ', ctrlKey: true })
    expect(undo).not.toHaveBeenCalled()
    fireEvent.keyDown(button('Save'), { code: 'KeyZ', ctrlKey: true })
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(undo).toHaveBeenCalledOnce()
  })

  it.each([
    ['refused', () => Promise.reject(new Error('offline'))],
    ['not done', () => Promise.resolve(false)],
  ])('what is %s says so, and can be tried again', async (_, undo) => {
    renderInApp(<Teller undo={undo} />)
    await sell()
    fireEvent.click(button('Undo'))
    expect(await screen.findByText('It could not be undone. Please try again.')).toBeVisible()
    expect(button('Undo')).toBeVisible()
  })
})
