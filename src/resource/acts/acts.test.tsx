import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { countView } from './acts.ts'

/** What visitors do is told to the server, and nothing about who they are (docs/rules.md#page-numbers). */

const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
beforeEach(() => {
  // An article is no page's: nothing is looked at any more.
  countView('article', 1, undefined)
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const sent = () => Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await textOf(body)) as object))
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })
/** Nothing leaves the test's document. */
const tap = (name: string) => {
  const element = screen.getByText(name)
  element.addEventListener('click', (event) => event.preventDefault(), { once: true })
  element.click()
}

test('on a card it is of what the card shows, elsewhere of what is looked at', async () => {
  render(
    <>
      <article data-page="7">
        <a href="/post/view/31">Tea today</a>
        <a href="tel:+959421000111">Call card</a>
        <button data-act="save" aria-pressed="false">
          Save
        </button>
        <button data-act="save" aria-pressed="true">
          Saved
        </button>
      </article>
      <article data-page="7">
        <a href="/page/view/7">Tea House</a>
        <a href="viber://chat?number=%2B959421000111">Viber</a>
      </article>
      <a href="https://www.google.com/maps/dir/?api=1&destination=16.8,96.1">Directions</a>
      <a href="https://t.me/share/url?url=x">Telegram share</a>
      <a href="https://elsewhere.example">Elsewhere</a>
    </>,
  )
  tap('Directions')
  expect(await sent()).toEqual([])
  for (const name of ['Call card', 'Save', 'Saved', 'Viber']) tap(name)
  window.history.replaceState(null, '', '/product/view/5')
  countView('product', 5, 9)
  for (const name of ['Directions', 'Telegram share', 'Elsewhere']) tap(name)
  // Another screen, of which nothing is known.
  window.history.replaceState(null, '', '/home')
  tap('Directions')
  const post = { pageId: 7, source: 'post', id: 31 }
  const product = { pageId: 9, source: 'product', id: 5 }
  expect(await sent()).toEqual([
    { kind: 'call', ...post },
    { kind: 'save', ...post },
    { kind: 'message', pageId: 7 },
    { kind: 'view', ...product },
    { kind: 'directions', ...product },
  ])
})

test('a view says which search led to it, once', async () => {
  window.history.replaceState(null, '', '/search?q=milk%20tea')
  render(
    <article data-page="7">
      <a href="/page/view/7">Tea House</a>
    </article>,
  )
  tap('Tea House')
  window.history.replaceState(null, '', '/page/view/7')
  countView('page', 7, undefined)
  countView('page', 7, undefined)
  // An article is no page's.
  countView('article', 3, undefined)
  expect(await sent()).toEqual([
    { kind: 'view', pageId: 7, word: 'milk tea' },
    { kind: 'view', pageId: 7 },
  ])
})

test('who is signed in says so, so that a page’s own people are not counted', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', asked)
  writeStored('StoredJWT', 'a-token')
  countView('page', 7, undefined)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const [address, init] = asked.mock.calls[0]!
  expect([address, init?.keepalive]).toEqual(['/pageStat/api', true])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a-token')
  expect(beacon).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
