import type { IncomingMessage, Server } from 'node:http'
import { tooSlow } from '../../errors.ts'

interface BodyTimes {
  /** Milliseconds from the end of the headers until the body has arrived, where no file may come (docs/rules.md#bodies). */
  bodyMs: number
  /** Milliseconds in which the 408 can still be read. */
  closingMs: number
}
const usualTimes: BodyTimes = { bodyMs: 30_000, closingMs: 5_000 }

/** The time a body may take. Its end is the reason of `signal`; a client that goes on sending is disconnected. */
export class BodyDeadline {
  /** Made when somebody wants to know, since most requests have no body. */
  private controller: AbortController | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly raw: IncomingMessage,
    private readonly times: BodyTimes,
  ) {
    if (!hasBody(raw)) return
    this.timer = setTimeout(() => this.expire(), times.bodyMs).unref()
    raw.once('close', () => clearTimeout(this.timer))
  }

  get signal(): AbortSignal {
    return (this.controller ??= new AbortController()).signal
  }

  /** From here on only the server's own limit holds: a file on a slow line may take hours. */
  lift(): void {
    clearTimeout(this.timer)
  }

  private expire(): void {
    if (this.raw.complete) return
    ;(this.controller ??= new AbortController()).abort(tooSlow())
    this.timer = setTimeout(() => this.raw.complete || this.raw.destroy(), this.times.closingMs).unref()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

const deadlines = new WeakMap<IncomingMessage, BodyDeadline>()

/** The deadline of a request's body, running from the first call. */
export function bodyDeadline(raw: IncomingMessage, times = usualTimes): BodyDeadline {
  const deadline = deadlines.get(raw) ?? new BodyDeadline(raw, times)
  deadlines.set(raw, deadline)
  return deadline
}

/** Gives every request a deadline, those too that are refused unread: their rest is read and dropped, which must end as well. */
export function limitBodyTime(server: Server, times = usualTimes): void {
  server.on('request', (raw: IncomingMessage) => {
    if (hasBody(raw)) bodyDeadline(raw, times)
  })
}
