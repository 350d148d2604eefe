import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a connection may be of no use to anybody (docs/decisions/overload.md#slow-readers). */
export interface Patience {
  /** Milliseconds of patience that a connection has at most. */
  most: number
  /** What a client reads buys patience at this speed. */
  bytesPerSecond: number
  /** Between two looks at all connections. */
  check: number
}

/**
 * An honest phone on 2G reads 20 kbit/s over six connections, 416 bytes a second each, and 312 with a tunnel of 30 s
 * every two minutes. Node tells what was read in pieces of up to 128 KB, so the patience outlasts one of them.
 */
export const usualPatience: Patience = { most: 600_000, bytesPerSecond: 250, check: 10_000 }

/** What is left for one connection. Time costs patience while its client has to move, bytes that it has read buy some. */
export class ReaderPatience {
  private left: number

  constructor(
    private readonly patience: Omit<Patience, 'check'>,
    private since: number,
    private read = 0,
  ) {
    this.left = patience.most
  }

  /** A new request: whoever asks is there. */
  renew(): void {
    this.left = this.patience.most
  }

  /** Whether it is used up. `read` is how many bytes the client has taken so far; `waits` says that it waits for us. */
  isOver(now: number, read: number, waits: boolean): boolean {
    const bought = ((read - this.read) / this.patience.bytesPerSecond) * 1000
    const spent = waits ? 0 : now - this.since
    this.left = Math.min(this.patience.most, this.left + bought - spent)
    this.since = now
    this.read = read
    return this.left <= 0
  }
}

interface Clock {
  now(): number
  /** Calls `look` again and again until the function that it returns is called. */
  every(ms: number, look: () => void): () => void
}
const usualClock: Clock = {
  now: () => performance.now(),
  every: (ms, look) => {
    const timer = setInterval(look, ms).unref()
    return () => clearInterval(timer)
  },
}

/**
 * Ends connections whose clients read next to nothing, or send only what is no request. The time-out of silence does not:
 * a byte now and then is no silence (docs/safety.md#s40).
 */
export function limitSlowReaders(server: Server, patience: Patience = usualPatience, clock: Clock = usualClock): void {
  const connections = new Map<Socket, { patience: ReaderPatience; inWork: number }>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { patience: new ReaderPatience(patience, clock.now()), inWork: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.inWork++
    // One that is sent before the last is answered is no sign of a reader.
    if (connection.inWork === 1) connection.patience.renew()
    answer.once('close', () => connection.inWork--)
  })
  const look = () => {
    for (const [socket, { patience: left, inWork }] of connections) {
      const waits = inWork > 0 && socket.writableLength === 0
      if (left.isOver(clock.now(), socket.bytesWritten - socket.writableLength, waits)) socket.destroy()
    }
  }
  server.once('listening', () => server.once('close', clock.every(patience.check, look)))
}
