import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicAddress } from '../config/privateAddress.ts'
import { publicFetch } from './publicFetch.ts'

const everywhere = { timeoutMs: 10_000, maxBytes: 1000, mayConnect: () => true }

async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test.each([
  ['8.8.8.8', true],
  ['203.81.64.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1%eth0', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test('nothing is asked of a private address, by number, by name or after a redirect', async () => {
  let asked = 0
  const inside = await site((_, response) => {
    asked += 1
    response.end('secret')
  })
  const limits = { timeoutMs: 10_000, maxBytes: 1000 }
  await expect(publicFetch(inside, limits)).rejects.toThrow('not public')
  await expect(publicFetch(inside.replace('127.0.0.1', 'localhost'), limits)).rejects.toThrow('not public')
  await expect(publicFetch('file:///etc/passwd', limits)).rejects.toThrow('http')
  const outside = await site((_, response) => void response.writeHead(302, { location: inside }).end())
  const first = new URL(outside).port
  let checked = 0
  const onlyFirst = () => (checked += 1) === 1
  await expect(publicFetch(outside, { ...limits, mayConnect: onlyFirst })).rejects.toThrow('not public')
  expect([asked, checked, first === new URL(inside).port]).toEqual([0, 2, false])
})

test('an answer is read up to so many bytes and within the time, redirects are followed', async () => {
  const address = await site((request, response) => {
    if (request.url === '/') response.writeHead(301, { location: '/page' }).end()
    else if (request.url === '/page') response.end(`${request.headers.host} ${'x'.repeat(5000)}`)
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    // Any other address is never answered.
  })
  const { status, url, body } = await publicFetch(address, everywhere)
  expect([status, url, body.length]).toEqual([200, `${address}page`, 1000])
  expect(body).toContain(new URL(address).host)
  await expect(publicFetch(`${address}round`, everywhere)).rejects.toThrow('redirects')
  await expect(publicFetch(`${address}silent`, { ...everywhere, timeoutMs: 50 })).rejects.toThrow()
})
