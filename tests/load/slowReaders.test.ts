import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitSlowReaders, ReadingBudget, usualReadingTimes } from '#server/http/slowReaders.ts'
import { timeouts } from '#server/http/timeouts.ts'
import { startApp } from '../api/support/app.ts'

/** Who reads a byte now and then keeps no connection; who reads slowly does (docs/safety.md#s40). Clocks are counted. */

const second = 1000

/** The second at which the budget is used up for a client that has read `readAfter(seconds)` bytes; undefined within 6 hours. */
function endOf(readAfter: (seconds: number) => number, waits = false): number | undefined {
  const budget = new ReadingBudget(usualReadingTimes, 0)
  for (let now = 0; now <= 6 * 3600; now += usualReadingTimes.checkMs / second)
    if (budget.isOver(now * second, readAfter(now), waits)) return now
  return undefined
}

/** A phone on 2G: this many bytes a second, a tunnel of 30 s every 2 minutes, and told in pieces of 128 KB. */
const phone = (bytesPerSecond: number) => (seconds: number) => {
  const moving = Math.floor(seconds / 120) * 90 + Math.min(seconds % 120, 90)
  const piece = 128 * 1024
  return Math.floor((moving * bytesPerSecond) / piece) * piece
}

test('S40 a phone on 2G keeps its connections, alone and as one of six', () => {
  expect(endOf(phone(2500))).toBe(undefined)
  expect(endOf(phone(2500 / 6))).toBe(undefined)
})

test('S40 who reads a byte now and then is ended after ten minutes, whatever it read quickly before', () => {
  expect(endOf((seconds) => seconds / 60)).toBeLessThanOrEqual(620)
  expect(endOf((seconds) => 10_000_000 + seconds / 60)).toBeLessThanOrEqual(1200)
  expect(endOf(phone(100))).toBeLessThan(1200)
  // While an answer is being made its reader cannot be slow.
  expect(endOf(() => 0, true)).toBe(undefined)
})

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('S40 blank lines and requests sent ahead refill no budget; a request after its answer does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const server = createServer((request, answer) => {
    asked++
    answer.end(request.url === '/long' ? Buffer.alloc(32 * 1024 * 1024) : 'short')
  })
  limitSlowReaders(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => promisify(server.close.bind(server))())
  const { port } = server.address() as AddressInfo
  const countOpen = () =>
    promisify(server.getConnections.bind(server) as (done: (e: Error | null, n: number) => void) => void)()

  const reader = await open(port, 'GET /long HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(reader, 'readable')
  const idler = await open(port, 'GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idler, 'readable')
  const asker = await open(port, 'GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
  asker.resume()
  await expect.poll(() => asked).toBe(3)
  for (let minute = 0; minute < 9; minute++) {
    reader.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
    idler.write('\r\n')
    vi.advanceTimersByTime(60 * second)
  }
  expect(await countOpen()).toBe(3)
  const before = asked
  asker.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => asked).toBeGreaterThan(before)
  vi.advanceTimersByTime(120 * second)
  await expect.poll(countOpen).toBe(1)
  expect(asker.destroyed).toBe(false)
})

test('S40 the server has this limit, beside that of silence', async () => {
  const app = await startApp({
    limits: { timeouts, readingTimes: { budgetMs: 50, bytesPerSecond: 1_000_000_000, checkMs: 20 } },
  })
  onTestFinished(() => app.stop())
  const socket = await open(Number(new URL(app.url).port), '')
  const connections = promisify(app.server.getConnections.bind(app.server)) as () => Promise<number>
  await expect.poll(connections).toBe(0)
  socket.destroy()
})
