import { unavailable } from '../errors.ts'

/**
 * Lets `atOnce` jobs run, further ones wait their turn in order.
 * @throws ApiError 503 when `waiting` are waiting already
 */
export function createQueue(atOnce: number, waiting: number) {
  const turns: (() => void)[] = []
  let running = 0
  return async function queued<T>(job: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw unavailable()
      await new Promise<void>((resolve) => turns.push(resolve))
    } else {
      running++
    }
    try {
      return await job()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running--
    }
  }
}
