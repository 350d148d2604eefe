import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterLeaving, openLayer } from './backEntry.ts'

/** One entry of the history for all that is open (docs/decisions/back-button.md). */

/** What the router and the guard of forms hear of. */
const heard: unknown[] = []
const listen = ({ state }: PopStateEvent) => heard.push((state as { key: string }).key)
let closed: string[] = []
let ends: (() => void)[] = []

beforeEach(() => {
  heard.length = 0
  closed = []
  ends = []
  openLayer(() => undefined)()
  window.history.pushState({ key: 'list', idx: 0 }, '', '/list')
  window.history.pushState({ key: 'item', idx: 1 }, '', '/item')
  window.addEventListener('popstate', listen)
})
afterEach(async () => {
  for (const end of ends) end()
  await closedEntry()
  window.removeEventListener('popstate', listen)
})
const open = (name: string) => {
  const end = openLayer(() => closed.push(name))
  ends.push(end)
  return end
}
const address = () => window.location.pathname
const key = () => (window.history.state as { key: string }).key
/** Our entry is no longer there. */
async function closedEntry() {
  await expect.poll(() => window.history.state).not.toMatchObject({ isOver: true })
}

it('Back closes the topmost, then what is below it, and is then the screen’s own', async () => {
  open('sheet')
  open('question')
  for (const names of [['question'], ['question', 'sheet']]) {
    await expect.poll(() => window.history.state).toMatchObject({ key: 'item', isOver: true })
    window.history.back()
    await expect.poll(() => closed).toEqual(names)
  }
  expect([address(), heard]).toEqual(['/item', []])
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['list'])
  expect(address()).toBe('/list')
})

it('the next screen takes the place of the entry, whether the sheet is closed before or not', async () => {
  for (const isClosedBefore of [false, true]) {
    const end = open('sheet')
    if (isClosedBefore) {
      end()
      await new Promise((resolve) => setTimeout(resolve))
    }
    window.history.pushState({ key: 'next', idx: 2 }, '', '/next')
    if (!isClosedBefore) end()
    await expect.poll(key).toBe('next')
    await expect.poll(address).toBe('/next')
    window.history.back()
    await expect.poll(() => heard).toEqual(['item'])
    expect([address(), window.history.state]).toEqual(['/item', { key: 'item', idx: 1 }])
    heard.length = 0
  }
})

it('what replaces the screen replaces it, not the entry over it', async () => {
  const end = open('sheet')
  window.history.replaceState({ key: 'other', idx: 1 }, '', '/other')
  end()
  await expect.poll(address).toBe('/other')
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['list'])
})

it('a further entry of the same screen comes below it, and a way back counts from the screen', async () => {
  const end = open('sheet')
  window.history.pushState({ ...window.history.state, guard: 1 }, '')
  end()
  await closedEntry()
  expect([window.history.state, heard]).toEqual([{ key: 'item', idx: 1, isOver: false, guard: 1 }, []])
  open('question')
  window.history.go(-2)
  await expect.poll(() => heard).toEqual(['list'])
})

it('Forward leads to nothing that was closed', async () => {
  open('sheet')()
  await closedEntry()
  window.history.forward()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['list'])
})

it('what loads the document anew waits until the entry is left', async () => {
  const task = vi.fn<() => void>()
  afterLeaving(task)
  expect(task).toHaveBeenCalledTimes(1)
  open('sheet')
  afterLeaving(task)
  expect(task).toHaveBeenCalledTimes(1)
  await expect.poll(() => task).toHaveBeenCalledTimes(2)
})

it('goes on where the browser drops the step back', async () => {
  open('sheet')()
  await new Promise((resolve) => setTimeout(resolve))
  // jsdom drops what is under way when an entry is added, as browsers do for a navigation of their own.
  History.prototype.pushState.call(window.history, { key: 'item', idx: 1 }, '')
  window.history.pushState({ key: 'next', idx: 2 }, '', '/next')
  await expect.poll(key).toBe('next')
})
