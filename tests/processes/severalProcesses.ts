import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { createTestDatabase } from '../database.ts'

/** A server of several processes, with a database of its own. */
export interface SeveralProcesses {
  url: string
  pid: number
  databaseUrl: string
  dataDir: string
  /** What it wrote to standard output with LOG=stdout, where somebody reads that. */
  output(): string
  /** Of every process that has begun to serve so far, the oldest first. */
  pids(): Promise<number[]>
  /** Lines of its log with this message. */
  logged(message: string): Promise<Record<string, unknown>[]>
  /** Ends it as a service manager does; its exit code. */
  terminate(): Promise<number | null>
  /** Ends whatever is left of it, and deletes its database and folder. To be called by the file's last hook. */
  end(): Promise<void>
}

/**
 * For a file of tests. A hook that is registered here, while another hook runs, would never be called.
 * @param options `readsOutput` false: with LOG=stdout, nobody empties the pipe; `beside`: it shares the database of another
 * server, and ends before that one; `dataDir`: a folder of another server; `root`: where another release of the app is
 */
export async function startSeveral(
  env: Record<string, string> = {},
  {
    readsOutput = true,
    beside,
    dataDir: given,
    root = projectRoot,
  }: {
    readsOutput?: boolean
    beside?: Pick<SeveralProcesses, 'databaseUrl'>
    dataDir?: string
    root?: string
  } = {},
): Promise<SeveralProcesses> {
  const logsOut = env['LOG'] === 'stdout'
  const database = beside ? { url: beside.databaseUrl, drop: async () => undefined } : await createTestDatabase()
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'zay-several-')))
  const program =
    root === projectRoot
      ? [join(inject('programsFolder'), 'server.js')]
      : ['--import', 'tsx', join(root, 'tests', 'processes', 'launch.ts')]
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', logsOut ? 'pipe' : 'inherit'],
    env: {
      PATH: process.env.PATH,
      PROCESSES: '2',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: '1',
      SEED: '0',
      MAP_TILES_URL: 'off',
      ...env,
    },
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const end = async () => {
    child.kill('SIGKILL')
    await ended
    await database.drop()
    if (given === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  const logged = async (message: string) =>
    (await readFile(join(dataDir, 'zay.log'), 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === message)
  const output: Buffer[] = []
  if (logsOut && readsOutput) child.stdout!.on('data', (chunk: Buffer) => output.push(chunk))
  for await (const line of createInterface(logsOut ? child.stderr! : child.stdout!)) {
    const [url] = /http:\/\/\S+/.exec(line) ?? []
    if (!url) continue
    return {
      url,
      pid: child.pid!,
      databaseUrl: database.url,
      dataDir,
      output: () => Buffer.concat(output).toString(),
      logged,
      pids: async () => (await logged('a process serves')).map(({ pid }) => Number(pid)),
      terminate: async () => {
        child.kill('SIGTERM')
        const [code] = await ended
        return code
      },
      end,
    }
  }
  await end()
  throw new Error('The server ended before it served.')
}

export interface Answer {
  /** 0: the connection broke. */
  status: number
  /** Of a list the first record. */
  body: Record<string, unknown>
}

/** Asks over one connection that stays open, so that the same process answers. */
export type Connection = (
  path: string,
  options?: { token?: string; parts?: Record<string, string>; method?: string; key?: string; from?: string },
) => Promise<Answer>

export function openConnection(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (path, { token, parts, key, from, method = parts ? 'POST' : 'GET' } = {}) =>
    new Promise((resolve) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(parts && { 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const broken = () => resolve({ status: 0, body: {} })
      const asking = request(url + path, { agent, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', broken)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = answer.headers['content-type']?.startsWith('application/json')
          const [body = {}] = isJson ? [JSON.parse(text) as Record<string, unknown>[]].flat() : []
          resolve({ status: answer.statusCode ?? 0, body })
        })
      })
      asking.on('error', broken)
      asking.end(parts && new URLSearchParams(parts).toString())
    })
}

/** As many connections as make sure that each of a few processes has some: they are given out in turn. */
export const openConnections = (url: string, count = 6): Connection[] =>
  Array.from({ length: count }, () => openConnection(url))

/**
 * Signs in over this connection.
 * @param from an address to count the sign-in for, where a proxy is trusted
 */
export async function signIn(ask: Connection, email: string, from?: string): Promise<string> {
  const { body: issued } = await ask('/demo/token', { parts: { email, name: 'Member' }, from })
  const { body } = await ask('/profile/api/login', { parts: { token: String(issued['token']) }, from })
  return String(body['jwtToken'])
}
