import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRandomName } from '#server/uploads/names.ts'
import { asMember, idOf, signUp, ask } from './support/client.ts'
import { makeDataDir, startServer } from './support/server.ts'
import { memoryOf } from './support/systemProcesses.ts'

/** 500 each of slow headers, bodies and readers (docs/safety.md#s40). */

const MB = 1024 * 1024
const slowOnes = 500
/** Milliseconds. What a page may take (docs/safety.md#s40), with the load of the clients on the same machine. */
const budget = 1000
/** Where the machine has so much else to do that a page takes long by itself, so many times as long. */
const mostTimes = 3

async function openSlow(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('S40 500 slow headers, 500 slow bodies and 500 slow readers leave the answers of others in time', async () => {
  const dataDir = await makeDataDir()
  const server = await startServer({ dataDir, env: { RATE_LIMIT: '1', UPLOAD_QUOTA_MB: '2048' } })
  const { token, ...member } = await signUp(server.url, 'owner@demo.example')
  const pageId = idOf(await member.creates('page', { name: 'Slow' }))
  for (let n = 0; n < 20; n++) await member.creates('post', { pageId, title: `post ${n}` })
  const large = createRandomName('bin')
  await writeFile(join(dataDir, 'uploads', large), Buffer.alloc(64 * MB))

  const paths = ['/post/api/byPage/1', `/page/api/${pageId}`, '/home', '/healthz', '/readyz']
  const measure = async () => {
    const times: number[] = []
    for (let n = 0; n < 20; n++) {
      for (const path of paths) {
        const { status, ms } = await ask(server.url + path)
        expect([path, status]).toEqual([path, 200])
        times.push(ms)
      }
    }
    return times.toSorted((one, other) => one - other).at(-3)!
  }
  const alone = await measure()
  const memoryBefore = await memoryOf(server.pid, 'VmRSS')

  const all = (text: string) => Promise.all(Array.from({ length: slowOnes }, () => openSlow(server.port, text)))
  const headers = await all('GET /home HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const bodies = await all(
    `POST /post/api HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\n',
  )
  // Without reading, the answer stops once the buffers on the way are full.
  const readers = await all(`GET /uploads/${large} HTTP/1.1\r\nhost: x\r\n\r\n`)
  // A byte a second, as a slow client sends it.
  const trickle = setInterval(() => {
    for (const socket of [...headers, ...bodies]) if (socket.writable) socket.write('x')
  }, 1000)
  onTestFinished(() => clearInterval(trickle))

  const beside = await measure()
  const grown = (await memoryOf(server.pid, 'VmRSS')) - memoryBefore
  expect(grown).toBeLessThan(300 * MB)

  // They end by themselves: headers after 20 s, bodies of writes after 30 s, both looked for every 2 s.
  const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded
  for (const socket of [...headers, ...bodies]) socket.resume()
  await expect.poll(() => headers.filter(isOpen).length, { timeout: 40_000 }).toBe(0)
  await expect.poll(() => bodies.filter(isOpen).length, { timeout: 60_000 }).toBe(0)
  for (const socket of readers) socket.destroy()
  const aloneAgain = await measure()
  console.log(
    `the third slowest of 100 answers: ${Math.round(alone)} and ${Math.round(aloneAgain)} ms alone, ` +
      `${Math.round(beside)} ms beside 1,500 slow connections, which took ${Math.round(grown / MB)} MB`,
  )
  expect(beside).toBeLessThan(Math.max(budget, mostTimes * Math.max(alone, aloneAgain)))
  expect(asMember(() => server.url, token)).toBeDefined()
  expect((await server.terminate()).code).toBe(0)
})
