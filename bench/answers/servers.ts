import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#server/environment.ts'
import { StartError } from '#server/errors.ts'
import type { BareAnswer } from './bareServer.ts'

export interface Running {
  port: number
  /** Of the processor, so far; undefined where the system does not tell. */
  milliseconds(): number | undefined
  stop(): Promise<void>
}

/** The built server, as `npm start` runs it, with the demonstration in a folder of its own. */
export async function startOurs(dataDir: string): Promise<Running> {
  const program = join(projectRoot, 'dist', 'server', 'main.js')
  if (!existsSync(program)) throw new StartError('The server is not built yet. Please run: npm run build')
  const port = await freePort()
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0' }
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, MAP_TILES_URL: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 600) throw new StartError('The server did not start.')
    await wait(200)
  }
  return running(child, port)
}

/** Fastify alone, with these answers. */
export async function startBare(dataDir: string, given: Readonly<Record<string, BareAnswer>>): Promise<Running> {
  const file = join(dataDir, 'bare.json')
  await writeFile(file, JSON.stringify(given))
  const child = fork(join(import.meta.dirname, 'bareServer.ts'), [file])
  const [port] = (await once(child, 'message')) as [number]
  return running(child, port)
}

const running = (child: ChildProcess, port: number): Running => ({
  port,
  milliseconds: () => usedBy(child.pid),
  stop: () => end(child),
})

/** Linux counts a process's time in hundredths of a second. */
function usedBy(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'latin1').split(') ')[1]!.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
