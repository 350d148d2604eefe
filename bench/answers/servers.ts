import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { builtMain, startBuiltServer } from '#tests/processes/builtServer.ts'
import type { BareAnswer } from './bareServer.ts'

export interface Running {
  port: number
  /** Of the processor, so far; undefined where the system does not tell. */
  milliseconds(): number | undefined
  stop(): Promise<unknown>
}

/** The built server, as `npm start` runs it, with the demonstration in a folder of its own. */
export async function startOurs(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  if (!existsSync(builtMain)) throw new StartError('The server is not built yet. Please run: npm run build')
  const { port, pid, end } = await startBuiltServer({ dataDir, env })
  return { port, milliseconds: () => usedBy(pid), stop: () => end('SIGTERM') }
}

/** Fastify alone, with these answers. */
export async function startBare(dataDir: string, given: Readonly<Record<string, BareAnswer>>): Promise<Running> {
  const file = join(dataDir, 'bare.json')
  await writeFile(file, JSON.stringify(given))
  const child = fork(join(import.meta.dirname, 'bareServer.ts'), [file])
  const ended = once(child, 'exit')
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    milliseconds: () => usedBy(child.pid),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Linux counts a process's time in hundredths of a second. */
function usedBy(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'latin1').split(') ')[1]!.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
