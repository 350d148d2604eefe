import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { idOf, signUp } from '#tests/long/support/client.ts'
import type { Place } from './place.ts'
import type { Fault } from './strike.ts'
import { sha256, type Writers } from './writers.ts'

/** Clients that are slow, and clients that are gone before their answer (docs/safety.md#s34, docs/safety.md#s40). */

const slowOnes = 150
const vanishing = 60

async function open(url: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const headOf = (token: string, length: number) =>
  `POST /post/api HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
  `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n`

const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`

/** Sends a whole post or a part of it, and is gone before it is told anything. */
async function sendAndVanish(url: string, { token, pageId }: Sender, writers: Writers, share: number): Promise<void> {
  const key = `gone-${randomBytes(8).toString('hex')}`
  const bytes = randomBytes(60_000)
  writers.add({ keys: [key], sha256: sha256(bytes) })
  const body = Buffer.concat([
    Buffer.from(`${part('pageId')}${pageId}\r\n${part('title')}${key}\r\n${part('description')}${key}\r\n`),
    Buffer.from(part('file', '; filename="x.bin"\r\ncontent-type: application/octet-stream')),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const socket = await open(url)
  socket.write(headOf(token, body.length))
  await new Promise<void>((resolve) => socket.write(body.subarray(0, Math.ceil(body.length * share)), () => resolve()))
  await wait(share === 1 ? 20 : 200)
  socket.destroy()
}

interface Sender {
  token: string
  pageId: number
}

const senders = new WeakMap<Place, Promise<Sender>>()

async function makeSender(url: string): Promise<Sender> {
  const member = await signUp(url, 'gone@demo.example')
  return { token: member.token, pageId: idOf(await member.creates('page', { name: 'Gone' })) }
}

export const clients: readonly Fault[] = [
  {
    name: 'slow',
    title: `${slowOnes} slow senders and as many slow readers for 3 s`,
    times: 10,
    async strike(place) {
      const { token } = await senderAt(place)
      const url = place.url()
      const sending = await Promise.all(Array.from({ length: slowOnes }, () => open(url)))
      for (const socket of sending) socket.write(headOf(token, 100_000))
      // Without reading, the answer stops once the buffers on the way are full.
      const reading = await Promise.all(Array.from({ length: slowOnes }, () => open(url)))
      for (const socket of reading) socket.pause().write('GET /post/api HTTP/1.1\r\nhost: x\r\n\r\n')
      for (const end = performance.now() + 3000; performance.now() < end; await wait(200))
        for (const socket of sending) if (socket.writable) socket.write('x')
      for (const socket of [...sending, ...reading]) socket.destroy()
    },
  },
  {
    name: 'vanishing',
    title: `${vanishing} senders gone half way or before their answer`,
    times: 20,
    async strike(place, _round, writers) {
      const sender = await senderAt(place)
      const shareOf = (n: number) => (n % 2 === 0 ? 1 : (n + 1) / (vanishing + 1))
      await Promise.all(
        Array.from({ length: vanishing }, (_, n) => sendAndVanish(place.url(), sender, writers, shareOf(n))),
      )
    },
  },
]

function senderAt(place: Place): Promise<Sender> {
  const known = senders.get(place) ?? makeSender(place.url())
  senders.set(place, known)
  return known
}
