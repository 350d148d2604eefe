import { unavailable } from '../errors.ts'

/** Runs `concurrency` jobs at a time, further ones in order. @throws ApiError 503 when `maxWaiting` are waiting already */
export function createQueue(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function runQueued<T>(job: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw unavailable()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
