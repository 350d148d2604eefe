import type { Worker } from 'node:cluster'
import type { SharedCounts } from '../limiter/sharing.ts'

/** What a process that serves says to the one that manages it. */
export type FromWorker =
  | { kind: 'asksForSettings' }
  | { kind: 'serves'; port: number; demoCode: string | null }
  | { kind: 'cannotServe'; message: string }
  | { kind: 'counts'; shared: SharedCounts[] }

/** What the managing process says to one that serves. */
export type ToWorker =
  | { kind: 'settings'; url: string; processes: number }
  | { kind: 'counts'; shared: SharedCounts[] }
  | { kind: 'stop' }

/** Sends unless the other has gone, which is noticed elsewhere. */
export function tellWorker(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

export function tellManager(message: FromWorker, done: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, done)
}
