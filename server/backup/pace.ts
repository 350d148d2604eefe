import { setTimeout as sleep } from 'node:timers/promises'

/** What a long job calls between its steps. */
export type Pace = () => Promise<void> | void

/** It works a twentieth of the time, so that requests hardly notice. */
const workOneIn = 20
/** Milliseconds of work before a pause: short enough that nobody waits long beside it. */
const stretchMs = 2
/** Milliseconds; the longest pause. Processor time that the process spent on requests would otherwise lengthen it. */
const maxPauseMs = 250

export const hurried: Pace = () => undefined

interface Clock {
  /** Milliseconds that the processors have worked for this process. */
  worked(): number
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

const ownClock: Clock = {
  worked: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  now: () => performance.now(),
  wait: sleep,
}

/**
 * Works for a moment, then leaves processors, disk and database to others, a twentieth of the time in all. Work is processor time. What it
 * waits for a busy processor or a slow disk is a pause too: else the busier others are, the longer it would take. No more than
 * a pause of that is saved up.
 */
export function gentle({ worked, now, wait }: Clock = ownClock): Pace {
  let [workedBefore, before] = [worked(), now()]
  let owed = 0
  return () => {
    owed += (worked() - workedBefore) * workOneIn
    goOn()
    if (owed < stretchMs * (workOneIn - 1)) return
    owed = Math.min(owed, maxPauseMs)
    return wait(owed).then(goOn)
  }

  /** From now on, however much the process has worked for others. */
  function goOn() {
    owed = Math.max(owed - (now() - before), -maxPauseMs)
    workedBefore = worked()
    before = now()
  }
}

export async function* paced<T>(chunks: AsyncIterable<T>, pace: Pace): AsyncGenerator<T> {
  for await (const chunk of chunks) {
    yield chunk
    await pace()
  }
}

/** The same bytes in pieces of at least so many. @param endOf where a piece may end in what is there; 0: not yet */
export async function* gathered(
  content: AsyncIterable<Buffer>,
  least: number,
  endOf = (bytes: Buffer) => bytes.length,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < least) continue
    const all = Buffer.concat(chunks)
    const end = endOf(all)
    if (end > 0) yield all.subarray(0, end)
    chunks = [all.subarray(end)]
    bytes = all.length - end
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}
