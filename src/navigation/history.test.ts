import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppHistory } from './history.ts'

/** One entry of the history for all that is open (docs/decisions/back-button.md). */

let history: AppHistory
/** Where Back and Forward led, as the router and the guard of forms hear it. */
let heard: string[] = []
let closed: string[] = []
let ends: (() => void)[] = []

beforeEach(() => {
  closed = []
  ends = []
  window.history.pushState(null, '', '/start')
  history = new AppHistory()
  ends.push(
    history.listen(({ action, location }) => {
      if (action === 'POP') heard.push(location.pathname)
    }),
  )
  history.push('/list', null)
  history.push('/item', null)
  heard = []
})
afterEach(async () => {
  for (const end of ends) end()
  await closedEntry()
  history.stop()
})
const open = (name: string) => {
  const end = history.openLayer(() => closed.push(name))
  ends.push(end)
  return end
}
const address = () => window.location.pathname
/** Our entry is no longer there. */
async function closedEntry() {
  await expect.poll(() => window.history.state as unknown).not.toMatchObject({ isOver: true })
}

it('Back closes the topmost, then what is below it, and is then the screen’s own', async () => {
  open('sheet')
  open('question')
  for (const names of [['question'], ['question', 'sheet']]) {
    await expect.poll(() => window.history.state as unknown).toMatchObject({ isOver: true })
    window.history.back()
    await expect.poll(() => closed).toEqual(names)
  }
  expect([address(), heard]).toEqual(['/item', []])
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['/list'])
})

it('a screen that was left otherwise than by Back is come back to as by Back, in an entry of its own', () => {
  const { key } = history.location
  history.push('/list', null)
  expect(heard).toEqual([])
  history.push('/item', null, key)
  expect([heard, history.location.key, address()]).toEqual([['/item'], key, '/item'])
})

it('the next screen takes the place of the entry, whether the sheet is closed before or not', async () => {
  for (const isClosedBefore of [false, true]) {
    const end = open('sheet')
    if (isClosedBefore) {
      end()
      await new Promise((resolve) => setTimeout(resolve))
    }
    history.push('/next', { from: 'sheet' })
    if (!isClosedBefore) end()
    await expect.poll(address).toBe('/next')
    expect(history.location.state).toEqual({ from: 'sheet' })
    window.history.back()
    await expect.poll(() => heard).toEqual(['/item'])
    await closedEntry()
    heard = []
  }
})

it('what replaces the screen replaces it, not the entry over it', async () => {
  const end = open('sheet')
  history.replace('/other', null)
  end()
  await expect.poll(address).toBe('/other')
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['/list'])
})

it('a further entry of the same screen comes below it, and a way back counts from the screen', async () => {
  const end = open('sheet')
  history.addEntry()
  end()
  await closedEntry()
  expect([address(), heard]).toEqual(['/item', []])
  open('question')
  history.go(-2)
  await expect.poll(() => heard).toEqual(['/list'])
})

it('nobody hears of a step back to the entry below', async () => {
  history.addEntry()
  open('question')()
  const then = vi.fn<() => void>()
  history.stepBack(then)
  await expect.poll(() => then).toHaveBeenCalledTimes(1)
  expect([address(), heard]).toEqual(['/item', []])
  window.history.back()
  await expect.poll(() => heard).toEqual(['/list'])
})

it('Forward leads to nothing that was closed', async () => {
  open('sheet')()
  await closedEntry()
  window.history.forward()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await closedEntry()
  window.history.back()
  await expect.poll(() => heard).toEqual(['/list'])
})

it('what loads a document waits until the entry is left', async () => {
  const task = vi.fn<() => void>()
  history.beforeDocument(task)
  expect(task).toHaveBeenCalledTimes(1)
  open('sheet')
  history.beforeDocument(task)
  expect(task).toHaveBeenCalledTimes(1)
  await expect.poll(() => task).toHaveBeenCalledTimes(2)
})

it('goes on where the browser drops the step back', async () => {
  open('sheet')()
  await new Promise((resolve) => setTimeout(resolve))
  // jsdom drops what is under way when an entry is added, as browsers do for a navigation of their own.
  window.history.pushState(window.history.state, '')
  history.push('/next', null)
  await expect.poll(address, { timeout: 4000 }).toBe('/next')
})
