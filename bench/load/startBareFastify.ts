import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A process of its own, until it is stopped. */
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
