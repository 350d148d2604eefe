import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The server counts as quiet when its last request is this long ago. */
const quietForMs = 250

export interface Quiet {
  /** Resolves when the server is quiet, and after `ms` in any case: work that can wait must not wait for ever. */
  within(ms: number): Promise<void>
  stop(): void
}

/** Tells when a server has nothing to answer, for work that would take the processor from those who wait. It begins as if somebody had just asked. */
export function watchQuiet(server: Server): Quiet {
  const now = () => performance.now()
  let askedAt = now()
  let inWork = 0
  const onRequest = (_request: IncomingMessage, answer: ServerResponse) => {
    askedAt = now()
    inWork++
    answer.once('close', () => {
      askedAt = now()
      inWork--
    })
  }
  server.on('request', onRequest)
  return {
    async within(ms) {
      const until = now() + ms
      for (;;) {
        const left = Math.min(until, inWork > 0 ? Infinity : askedAt + quietForMs) - now()
        if (left <= 0) return
        await sleep(Math.min(left, quietForMs), undefined, { ref: false })
      }
    },
    stop: () => void server.off('request', onRequest),
  }
}
