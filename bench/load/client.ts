import { connect, type Socket } from 'node:net'
import type { Asked } from './cases.ts'

/** Requests that `Load` sends, each written out in full. */
export interface Load {
  port: number
  requests: readonly string[]
  connections: number
  seconds: number
}

/** What came back. Durations in milliseconds. */
export interface LoadResult {
  perSecond: number
  median: number
  p99: number
  /** Answers that were neither 2xx nor 404, by status. */
  refused: Record<string, number>
  /** Bytes of a usual answer, head included. */
  bytes: number
}

/** Sends the requests over and over, each connection one at a time, and measures after a second of warming up. */
export async function sendLoad({ port, requests, connections, seconds }: Load): Promise<LoadResult> {
  const durations: number[] = []
  const refused: Record<string, number> = {}
  let bytes = 0
  let next = 0
  const start = performance.now() + 1000
  const end = start + seconds * 1000
  const onAnswer = (status: string, sent: number, size: number) => {
    const now = performance.now()
    if (now < start || now > end) return
    durations.push(now - sent)
    bytes += size
    if (!status.startsWith('2') && status !== '404') refused[status] = (refused[status] ?? 0) + 1
  }
  const ask = () => requests[next++ % requests.length]!
  await Promise.all(Array.from({ length: connections }, () => talk(port, ask, onAnswer, () => performance.now() < end)))
  durations.sort((a, b) => a - b)
  const at = (share: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0
  return {
    perSecond: durations.length / seconds,
    median: at(0.5),
    p99: at(0.99),
    refused,
    bytes: durations.length === 0 ? 0 : Math.round(bytes / durations.length),
  }
}

/** One connection. It reads no more of HTTP than where an answer ends, to take little of the machine. */
function talk(
  port: number,
  ask: () => string,
  onAnswer: (status: string, sent: number, size: number) => void,
  isOn: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = Buffer.alloc(0)
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(ask())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data])
      const size = lengthOf(received)
      if (size === undefined || received.length < size) return
      onAnswer(received.toString('latin1', 9, 12), sent, size)
      received = Buffer.alloc(0)
      if (isOn()) send()
      else socket.end()
    })
  })
}

const endOfHead = Buffer.from('\r\n\r\n')

/** Bytes of the first answer in the buffer, as far as that is known. */
function lengthOf(buffer: Buffer): number | undefined {
  const head = buffer.indexOf(endOfHead)
  if (head < 0) return undefined
  const found = /\r\ncontent-length: *(\d+)/i.exec(buffer.toString('latin1', 0, head))
  if (found) return head + 4 + Number(found[1])
  return buffer.subarray(-5).equals(Buffer.from('0\r\n\r\n')) ? buffer.length : undefined
}

/** A request as it goes over the wire. */
export function requestText(asked: Asked, bearer: string | null): string {
  const head = ['host: localhost', ...(bearer === null ? [] : [`authorization: Bearer ${bearer}`])]
  if (typeof asked === 'string') return [`GET ${asked} HTTP/1.1`, ...head, '', ''].join('\r\n')
  const body = new URLSearchParams(asked.parts).toString()
  const ofBody = ['content-type: application/x-www-form-urlencoded', `content-length: ${Buffer.byteLength(body)}`]
  return [`POST ${asked.post} HTTP/1.1`, ...head, ...ofBody, '', body].join('\r\n')
}
