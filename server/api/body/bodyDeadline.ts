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
interface BodyDeadline {
  readonly signal: AbortSignal
  /** From here on only the server's own limit holds: a file on a slow line may take hours. */
  lift(): void
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

const deadlines = new WeakMap<IncomingMessage, BodyDeadline>()

/** The deadline of a request's body, running from the first call. */
export function bodyDeadline(raw: IncomingMessage, { bodyMs, closingMs } = usualTimes): BodyDeadline {
  const known = deadlines.get(raw)
  if (known) return known
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const expire = () => {
    if (raw.complete) return
    controller.abort(tooSlow())
    timer = setTimeout(() => raw.complete || raw.destroy(), closingMs).unref()
  }
  if (hasBody(raw)) {
    timer = setTimeout(expire, bodyMs).unref()
    raw.once('close', () => clearTimeout(timer))
  }
  const deadline = { signal: controller.signal, lift: () => clearTimeout(timer) }
  deadlines.set(raw, deadline)
  return deadline
}

/** Gives every request a deadline, those too that are refused unread: their rest is read and dropped, which must end as well. */
export function limitBodyTime(server: Server, times = usualTimes): void {
  server.on('request', (raw: IncomingMessage) => {
    if (hasBody(raw)) bodyDeadline(raw, times)
  })
}
