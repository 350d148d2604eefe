import { once } from 'node:events'
import pino from 'pino'
import type { LogTransport } from '../config/logConfig.ts'

/** Milliseconds that the last lines may take to where they go. */
const endMs = 2000

/** What its type leaves out. */
interface Thread {
  readonly destroyed: boolean
  readonly writableNeedDrain: boolean
  ref(): void
}

interface Options extends LogTransport {
  /** Receives why it takes no more lines. */
  onEnded(error: Error): void
}

/** Sends lines on through a pino transport, which works on a thread of its own. */
export function openLogTransport({ module, options, onEnded }: Options) {
  // It is ended below: pino's way stops the process for ten seconds where the module hangs.
  const made = pino.transport({ target: module, options, worker: { autoEnd: false } })
  const thread = made as typeof made & Thread
  // Some modules wait for what a logger tells them about itself.
  pino({ base: null }, thread)
  thread.on('error', onEnded)
  return {
    /** What does not fit into the 4 MB that may wait is left out: the log itself has it. */
    write(lines: string): void {
      if (!thread.destroyed && !thread.writableNeedDrain) thread.write(lines)
    },
    async close(): Promise<void> {
      if (thread.destroyed) return
      const closed = once(thread, 'close', { signal: AbortSignal.timeout(endMs) }).catch(() => undefined)
      thread.ref()
      thread.flush(() => thread.end())
      await closed
    },
  }
}
