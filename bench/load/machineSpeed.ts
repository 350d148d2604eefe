import { requestText, sendLoad } from '../client.ts'
import { quantile } from '../measure.ts'
import { startBareFastify } from './startBareFastify.ts'

/**
 * Answers of bare Fastify a second, over 32 connections, on the machine for which milliseconds and answers a second were asked
 * (docs/performance.md#all-of-it).
 */
const answersThere = 51_744
const connections = 32

/** How fast the machine is now, as a share of that one. It changes from second to second where others use the machine too. */
export interface MachineSpeed {
  /** Takes half a second. */
  sample(): Promise<number>
  /** Does the work between two samples. @returns what it gives, and the usual speed */
  during<T>(work: () => Promise<T>): Promise<[T, number]>
}

export async function withMachineSpeed<T>(measure: (speed: MachineSpeed) => Promise<T>): Promise<T> {
  const { port, stop } = await startBareFastify('{"status":"ok"}')
  const ask = async (seconds: number) =>
    (await sendLoad({ port, requests: [requestText('/healthz')], connections, seconds, warmUp: 0.1 })).perSecond
  const sample = async () => (await ask(0.4)) / answersThere
  try {
    // Until its code is compiled it is slower.
    await ask(2)
    return await measure({
      sample,
      during: async (work) => {
        const before = await sample()
        const given = await work()
        return [given, usualSpeed([before, await sample()])]
      },
    })
  } finally {
    stop()
  }
}

/** The median of samples, of two the higher; a machine that is faster has to do no more than is asked. */
export const usualSpeed = (samples: readonly number[]): number =>
  Math.min(
    1,
    quantile(
      samples.toSorted((a, b) => a - b),
      0.5,
    ),
  )
