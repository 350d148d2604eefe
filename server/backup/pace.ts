import { setTimeout as sleep } from 'node:timers/promises'

/** What a long job calls between its steps. */
export type Pace = () => Promise<void> | void

/** Of the time it works one part in so many; the rest belongs to who is asking. */
const parts = 8
/** Milliseconds of work before a pause: short enough that nobody waits long beside it. */
const stretchMs = 4
/** A pause is never longer: a stretch that took long was waiting itself. */
const maxPauseMs = 250

export const hurried: Pace = () => undefined

interface Clock {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

/** Works for a moment, then leaves processors, disk and database to others for seven times as long. */
export function gentle({ now, wait }: Clock = { now: () => performance.now(), wait: sleep }): Pace {
  let since = now()
  return () => {
    const worked = now() - since
    if (worked < stretchMs) return
    return wait(Math.min(worked * (parts - 1), maxPauseMs)).then(() => {
      since = now()
    })
  }
}

export async function* paced<T>(chunks: AsyncIterable<T>, pace: Pace): AsyncGenerator<T> {
  for await (const chunk of chunks) {
    yield chunk
    await pace()
  }
}
