import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'
import { projectRoot } from '#server/environment.ts'

/** The built server, in a process that can be killed, with its own database in its data folder. */
export interface LongServer {
  url: string
  port: number
  pid: number
  output(): string
  /** Ends it as the system does when memory is short: without a chance to clean up. */
  kill(): Promise<void>
  /** As a service manager does. Resolves with the exit code and the milliseconds it took. */
  terminate(): Promise<{ code: number | null; ms: number }>
}

interface Options {
  dataDir: string
  env?: Record<string, string>
  nodeFlags?: readonly string[]
}

/** A data folder, whose database ends with the test. PostgreSQL may run under another account, which has to enter it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-long-'))
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    await endServer(join(dataDir, 'db'), findInstalledPrograms(), 3000)
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

export async function startServer({ dataDir, env = {}, nodeFlags = [] }: Options): Promise<LongServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let output = ''
  const child = spawn(process.execPath, [...nodeFlags, join(projectRoot, 'dist', 'server', 'main.js')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      SEED: '0',
      MAP_TILES_URL: 'off',
      RATE_LIMIT: '0',
      UPLOAD_QUOTA_MB: '0',
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'exit') as Promise<[number | null]>
  let isOver = false
  void ended.then(() => (isOver = true))
  const finish = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const since = performance.now()
    if (!isOver) child.kill(signal)
    const [code] = await ended
    return { code, ms: performance.now() - since }
  }
  onTestFinished(async () => void (await finish('SIGKILL')))
  for (let tries = 0; !(await isReady(url)); tries++) {
    if (isOver || tries > 600) throw new Error(`The server did not start:\n${output}`)
    await wait(100)
  }
  return {
    url,
    port,
    pid: child.pid!,
    output: () => output,
    kill: async () => void (await finish('SIGKILL')),
    terminate: () => finish('SIGTERM'),
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
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

/** A figure of /proc/{pid}/status, in bytes: VmRSS, VmHWM (the most it ever had). */
export async function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
}

/** The processes of the database in this data folder, the main one first. */
export async function databasePids(dataDir: string): Promise<number[]> {
  const main = Number((await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const pids = [main]
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : ''
    // After the name in brackets: state, then the parent (proc(5)).
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === main) pids.push(Number(entry))
  }
  return pids
}
