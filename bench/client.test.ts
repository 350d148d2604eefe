import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { requestText, sendLoad } from './client.ts'

test('what is refused is no answer, and a connection that the server ends is left in time', async () => {
  let answered = 0
  const server = createServer((request, response) => {
    const isRefused = request.url === '/refused'
    if (!isRefused) answered++
    response.writeHead(isRefused ? 429 : 200).end('tea')
  })
  // Node answers with 503 what comes on a connection after these.
  server.maxRequestsPerSocket = 3
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const load = { port, connections: 1, seconds: 1, warmUp: 0 }
    const found = await sendLoad({ ...load, requests: ['/tea', '/refused'].map((path) => requestText(path)) })
    expect(Object.keys(found.refused)).toEqual(['429'])
    // The last answer may come after the time.
    expect(answered - found.perSecond).toBeOneOf([0, 1])
    expect(Math.abs(found.perSecond - found.refused['429']!)).toBeLessThanOrEqual(1)
    expect(found.refusedShare).toBeCloseTo(0.5, 1)
  } finally {
    server.close()
  }
})

test('where nothing was answered in time, no goal for the time is reached', async () => {
  const server = createServer(() => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const load = { port, connections: 1, seconds: 0.1, warmUp: 0 }
    const asking = sendLoad({ ...load, requests: [requestText('/tea')] })
    await once(server, 'request')
    setTimeout(() => server.closeAllConnections(), 300)
    expect(await asking).toMatchObject({ perSecond: 0, median: Infinity, p99: Infinity })
  } finally {
    server.close()
  }
})
