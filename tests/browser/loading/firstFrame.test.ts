import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'

/** What is drawn first of a document that comes in pieces (docs/decisions/server-rendering.md#the-first-frame). */

const open = useBrowser()
const path = `/page/view/${inject('known').page}`

/** The app's document as far as the screen begins; the rest when `sendRest` is called. */
let sendRest: (() => void) | undefined
const server = createServer(async ({ url = '/', headers }, response: ServerResponse) => {
  const answer = await fetch(inject('appUrl') + url, { headers: { 'accept-language': 'en' } })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  if (headers['sec-fetch-dest'] !== 'document') return response.end(Buffer.from(await answer.arrayBuffer()))
  const html = await answer.text()
  const screen = html.indexOf('<main')
  response.write(html.slice(0, screen))
  sendRest = () => response.end(html.slice(screen))
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('no frame is drawn before the heading is there', async () => {
  const { page } = await open({ look: phone })
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset['firstFrame'] = document.querySelector('h1')?.textContent ?? 'without a heading'
    }),
  )
  // What the head asks for is there, but nothing of the screen.
  const picture = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image')
  const opened = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  await picture
  sendRest?.()
  await opened
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['firstFrame']))
    .toBe(await page.getByRole('heading', { level: 1 }).textContent())
})
