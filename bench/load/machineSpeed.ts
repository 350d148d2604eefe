import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { requestText, sendLoad } from '../client.ts'

/** What a process of Fastify with nothing but one answer tells: its port. */
export interface Bare {
  port: number
  stop: () => void
}

/** Fastify with nothing but this answer, in the same run. */
export async function startBareFastify(body: string): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bareFastify.ts'), { execArgv: process.execArgv })
  child.send(body)
  const [port] = (await once(child, 'message')) as [number]
  return { port, stop: () => child.disconnect() }
}

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
}

export async function withMachineSpeed<T>(work: (speed: MachineSpeed) => Promise<T>): Promise<T> {
  const { port, stop } = await startBareFastify('{"status":"ok"}')
  const ask = async (seconds: number) =>
    (await sendLoad({ port, requests: [requestText('/healthz')], connections, seconds, warmUp: 0.1 })).perSecond
  try {
    // Until its code is compiled it is slower.
    await ask(2)
    return await work({ sample: async () => (await ask(0.4)) / answersThere })
  } finally {
    stop()
  }
}

/** The median of samples; a machine that is faster has to do no more than is asked. */
export const usualSpeed = (samples: readonly number[]): number =>
  Math.min(1, samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 1)
