import { connect, type Socket } from 'node:net'

/**
 * A client that takes little of the machine beside the server it measures: it writes requests that are written out in full,
 * and reads no more of HTTP than where an answer ends.
 */
export interface Load {
  port: number
  /** Sent in turn, over and over. */
  requests: readonly string[]
  /** Kept open; each has one request at a time. */
  connections: number
  seconds: number
  /** Seconds of asking before it is measured. */
  warmUp?: number
}

/** What was answered: neither the rate nor the durations (in milliseconds; Infinity for no answer) count a request that was refused. */
export interface LoadResult {
  perSecond: number
  median: number
  p99: number
  /** Answers from 400 on, by status. */
  refused: Readonly<Record<string, number>>
  /** Of all requests. */
  refusedShare: number
  /** Bytes of a usual answer, head included. */
  bytes: number
  /** Of each answer that was not refused, in milliseconds, ascending. */
  durations: readonly number[]
}

/** Sends the requests for so long. */
export async function sendLoad({ port, requests, connections, seconds, warmUp = 1 }: Load): Promise<LoadResult> {
  const durations: number[] = []
  const refused: Record<string, number> = {}
  let bytes = 0
  let next = 0
  const start = performance.now() + warmUp * 1000
  const end = start + seconds * 1000
  const onAnswer = (status: string, sent: number, size: number) => {
    const now = performance.now()
    if (now < start || now > end) return
    if (Number(status) >= 400) {
      refused[status] = (refused[status] ?? 0) + 1
      return
    }
    durations.push(now - sent)
    bytes += size
  }
  const ask = () => requests[next++ % requests.length]!
  const isOn = () => performance.now() < end
  const talkOn = async () => {
    // A server ends a connection after so many answers.
    while (isOn()) await talk(port, ask, onAnswer, isOn)
  }
  await Promise.all(Array.from({ length: connections }, talkOn))
  durations.sort((a, b) => a - b)
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? Infinity
  const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
  return {
    perSecond: durations.length / seconds,
    median: at(0.5),
    p99: at(0.99),
    refused,
    refusedShare: refusals === 0 ? 0 : refusals / (refusals + durations.length),
    bytes: durations.length === 0 ? 0 : Math.round(bytes / durations.length),
    durations,
  }
}

/** One connection, until it ends. */
function talk(
  port: number,
  ask: () => string,
  onAnswer: (status: string, sent: number, size: number) => void,
  isOn: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answer = new Answer()
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(ask())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (data) => {
      if (!answer.takeIn(data)) return
      const { status, size, isLast } = answer
      onAnswer(status, sent, size)
      answer = new Answer()
      // Node leaves it to the client to close then, and refuses with 503 what else comes on that connection.
      if (isOn() && !isLast) send()
      else socket.destroy()
    })
  })
}

const endOfHead = Buffer.from('\r\n\r\n')
const endOfChunks = Buffer.from('0\r\n\r\n')

/** One answer, while it arrives. */
class Answer {
  status = ''
  /** Bytes so far, head included. */
  size = 0
  /** The server takes no further request on this connection. */
  isLast = false
  private head: Buffer | null = Buffer.alloc(0)
  /** Bytes of all of it; undefined where only its end tells. */
  private total: number | undefined

  /** Whether it is complete with this. */
  takeIn(data: Buffer): boolean {
    this.size += data.length
    if (this.head !== null && !this.readHead(data)) return false
    return this.total === undefined ? data.subarray(-endOfChunks.length).equals(endOfChunks) : this.size >= this.total
  }

  private readHead(data: Buffer): boolean {
    const received = this.head!.length === 0 ? data : Buffer.concat([this.head!, data])
    const at = received.indexOf(endOfHead)
    this.head = at < 0 ? received : null
    if (at < 0) return false
    const text = received.toString('latin1', 0, at)
    this.status = text.slice(9, 12)
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
    this.isLast = /\r\nconnection: *close/i.test(text)
    if (length !== undefined) this.total = at + endOfHead.length + Number(length)
    return true
  }
}

/** A path, or what to post to one. */
export type Asked = string | { post: string; parts: Readonly<Record<string, string>> }

/** A request as it goes over the wire. */
export function requestText(asked: Asked, headers: Readonly<Record<string, string>> = {}): string {
  const isRead = typeof asked === 'string'
  const body = isRead ? '' : new URLSearchParams(asked.parts).toString()
  const all = {
    host: 'localhost',
    ...headers,
    ...(!isRead && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [isRead ? `GET ${asked} HTTP/1.1` : `POST ${asked.post} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
