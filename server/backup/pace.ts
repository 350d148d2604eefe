import { setTimeout as sleep } from 'node:timers/promises'

/** What a long job calls between its steps. */
export type Pace = () => Promise<void> | void

/** Of the time it works one part in so many; the rest belongs to who is asking. */
const parts = 6
/** Milliseconds of work before a pause: short enough that nobody waits long beside it. */
const stretchMs = 4
/** A pause is never longer: the process may have worked for others meanwhile. */
const maxPauseMs = 250

export const hurried: Pace = () => undefined

interface Clock {
  /** Milliseconds that the processors have worked for this process. */
  worked(): number
  wait(milliseconds: number): Promise<unknown>
}

const ownClock: Clock = {
  worked: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  wait: sleep,
}

/**
 * Works for a moment, then leaves processors, disk and database to others for five times as long. Work is processor time: by the
 * clock, waiting for a busy processor would count too, and the busier others are, the longer it would take.
 */
export function gentle({ worked, wait }: Clock = ownClock): Pace {
  let since = worked()
  return () => {
    const stretch = worked() - since
    if (stretch < stretchMs) return
    return wait(Math.min(stretch * (parts - 1), maxPauseMs)).then(() => {
      since = worked()
    })
  }
}

export async function* paced<T>(chunks: AsyncIterable<T>, pace: Pace): AsyncGenerator<T> {
  for await (const chunk of chunks) {
    yield chunk
    await pace()
  }
}
