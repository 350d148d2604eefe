import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { freePort } from '#tests/processes/freePort.ts'

/** Another product that answers the same questions over the same rows. */
export interface Peer {
  name: string
  port: number
  pid: number
  /** Milliseconds from its start to its first answer. */
  startMs: number
  /** Requests written out in full, by the name of what is measured. */
  requests: PeerRequests
  stop(): Promise<void>
}

/** What is asked of each: the same of all. */
export type PeerRequests = Readonly<Record<'byId' | 'newest' | 'deep' | 'search' | 'table' | 'create', string[]>>

/** The folder it is installed in, and the PostgreSQL server. */
export interface PeerSite {
  folder: string
  /** A database of its own. */
  databaseUrl: string
  posts: number
}

interface Program {
  name: string
  command: readonly string[]
  folder: string
  env: NodeJS.ProcessEnv
  /** Answered with 2xx once it is ready. */
  readyPath: string
}

/** Starts its server in production mode and waits for its first answer. */
export async function startPeer({ name, command, folder, env, readyPath }: Program): Promise<Omit<Peer, 'requests'>> {
  const port = await freePort()
  const since = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  let isOver = false
  void ended.then(() => (isOver = true))
  const stop = async () => {
    child.kill('SIGTERM')
    // Neither is ours to wait for.
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(timer)
  }
  while (!(await answers(`http://127.0.0.1:${port}${readyPath}`))) {
    if (isOver || performance.now() - since > 120_000) {
      if (!isOver) await stop()
      throw new StartError(`${name} did not start:\n${output.slice(-3000)}`)
    }
    await wait(25)
  }
  return { name, port, pid: child.pid!, startMs: performance.now() - since, stop }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** A request as it goes over the wire. */
export function written(path: string, { json, bearer }: { json?: object; bearer?: string } = {}): string {
  const body = json === undefined ? '' : JSON.stringify(json)
  const head = ['host: localhost', ...(bearer === undefined ? [] : [`authorization: Bearer ${bearer}`])]
  if (json) head.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return [`${json ? 'POST' : 'GET'} ${path} HTTP/1.1`, ...head, '', body].join('\r\n')
}
