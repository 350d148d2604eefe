import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How long a connection may be of no use to anybody (docs/decisions/overload.md#slow-readers). An honest phone on 2G reads 20 kbit/s
 * over six connections, 416 bytes a second each, and 312 with a tunnel of 30 s every two minutes. Node tells what was read in pieces
 * of up to 128 KB, so the budget outlasts one of them.
 */
export const usualReadingTimes = {
  /** The budget of a connection, when it is full. */
  budgetMs: 600_000,
  /** What a client reads fills the budget at this speed. */
  bytesPerSecond: 250,
  checkMs: 10_000,
}
export type ReadingTimes = typeof usualReadingTimes

/** The time that one connection has left. It runs out while its client has to move; bytes that the client reads refill it. */
export class ReadingBudget {
  private leftMs: number

  constructor(
    private readonly times: Omit<ReadingTimes, 'checkMs'>,
    private since: number,
    private read = 0,
  ) {
    this.leftMs = times.budgetMs
  }

  /** A new request: whoever asks is there. */
  renew(): void {
    this.leftMs = this.times.budgetMs
  }

  /** Whether it is used up. `read` is how many bytes the client has taken so far; `waits` says that it waits for us. */
  isOver(now: number, read: number, waits: boolean): boolean {
    const refilledMs = ((read - this.read) / this.times.bytesPerSecond) * 1000
    const spentMs = waits ? 0 : now - this.since
    this.leftMs = Math.min(this.times.budgetMs, this.leftMs + refilledMs - spentMs)
    this.since = now
    this.read = read
    return this.leftMs <= 0
  }
}

/** Ends connections whose clients read next to nothing: a byte now and then is no silence to the time-out (docs/safety.md#s40). */
export function limitSlowReaders(server: Server, times: ReadingTimes = usualReadingTimes): void {
  const connections = new Map<Socket, { budget: ReadingBudget; inWork: number }>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { budget: new ReadingBudget(times, performance.now()), inWork: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.inWork++
    // One that is sent before the last is answered is no sign of a reader.
    if (connection.inWork === 1) connection.budget.renew()
    answer.once('close', () => connection.inWork--)
  })
  const look = () => {
    for (const [socket, { budget, inWork }] of connections) {
      const waits = inWork > 0 && socket.writableLength === 0
      if (budget.isOver(performance.now(), socket.bytesWritten - socket.writableLength, waits)) socket.destroy()
    }
  }
  server.once('listening', () => {
    const timer = setInterval(look, times.checkMs).unref()
    server.once('close', () => clearInterval(timer))
  })
}
