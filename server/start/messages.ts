import type { Worker } from 'node:cluster'

export type FromWorker =
  | { kind: 'asksForSettings' }
  | { kind: 'serves'; port: number; demoCode: string | null }
  | { kind: 'cannotServe'; message: string }

export type ToWorker = { kind: 'settings'; url: string; processes: number } | { kind: 'stop' }

/** Sends unless the other has gone, which is noticed elsewhere. */
export function tellWorker(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

export function tellManager(message: FromWorker, done: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, done)
}
