import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readdir, rm, stat, truncate } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { connectionTo, waitUntilReady, type Connection } from './connection.ts'
import type { Place } from './place.ts'
import { removeStalePidFile, endOrphans, endServer, findRunning, type Postmaster } from './postmaster.ts'
import { programPath, type Programs } from './programs.ts'
import { errorLineOf, processOptions } from './run.ts'
import { serverSettings } from './settings.ts'
import { makeSocketFolder, socketPort } from './socketFolder.ts'

export interface ServerOptions {
  place: Place
  programs: Programs
  password: string | undefined
  print(line: string): void
}

const isWindows = process.platform === 'win32'

/** In bytes. A longer log is truncated at start. */
const maxLogBytes = 5_000_000

/**
 * Returns a connection to the cluster's server: to the one already running (it survives an app that was killed), else
 * to a new one. A new one is started at the port of `previous`, if given, because the app already uses it.
 */
export async function findOrStartServer(options: ServerOptions, previous?: Connection): Promise<Connection> {
  const { place, password, print } = options
  const running = await findRunning(place.cluster)
  if (running) {
    const connection = connectionTo(running.socketFolder, running.port, password)
    const isRunning = async () => Boolean(await findRunning(place.cluster))
    // The temporary folder, and the socket with it, may have been cleaned up.
    const isSocketMissing = !isWindows && running.isReady && !(await stat(socketPath(running)).catch(() => undefined))
    const state = isSocketMissing ? 'mute' : await waitUntilReady(connection, isRunning, print, 5_000)
    if (state === 'ready') return connection
    if (state === 'mute') await endServer(place.cluster, options.programs, 5_000)
  }
  return startServer(options, previous)
}

const socketPath = ({ socketFolder, port }: Postmaster) => join(socketFolder, `.s.PGSQL.${port}`)

async function startServer(options: ServerOptions, previous?: Connection): Promise<Connection> {
  const { cluster, account } = options.place
  await endOrphans(cluster)
  await removeStalePidFile(cluster)
  const folder = isWindows ? '' : await makeSocketFolder(cluster, account)
  const port = isWindows ? (previous?.port ?? (await findFreePort())) : socketPort
  if (!isWindows) await clearSockets(folder)
  const connection = connectionTo(folder, port, options.password)
  const deadline = performance.now() + 20_000
  for (;;) {
    const launched = await launch(options, connection)
    const state = await waitUntilReady(connection, launched.isRunning, options.print)
    if (state === 'ready') return connection
    if (state === 'mute') await endServer(cluster, options.programs, 5_000)
    const logOutput = await launched.logOutput()
    // Backends of a killed server are still ending.
    if (state === 'gone' && /still in use/.test(logOutput) && performance.now() < deadline) await wait(200)
    else
      throw new StartError(`The database did not start: ${errorLineOf(logOutput)}. What it said is in ${cluster}.log.`)
  }
}

/**
 * The server is detached and logs to its own file. Ctrl-C must reach the app alone, which drains its requests first,
 * and the server must outlive an app that is killed.
 */
async function launch({ place, programs }: ServerOptions, { host, port }: Connection) {
  const logFile = `${place.cluster}.log`
  const logged = await stat(logFile).catch(() => undefined)
  if (logged && logged.size > maxLogBytes) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  try {
    const startOffset = (await log.stat()).size
    const outcome = { isRunning: true, error: '' }
    const args = isWindows
      ? // Only pg_ctl can drop an administrator's rights; the server refuses to run with them.
        [
          ['start', '-W', '-D', place.cluster, '-l', logFile],
          ['-o', ['-p', port, ...serverSettings(host)].join(' ')],
        ].flat()
      : ['-D', place.cluster, '-k', host, '-p', String(port), ...serverSettings('')]
    const child = spawn(programPath(programs, isWindows ? 'pg_ctl' : 'postgres'), args, {
      ...processOptions,
      ...place.account,
      detached: true,
      stdio: ['ignore', isWindows ? 'ignore' : log.fd, isWindows ? 'ignore' : log.fd],
    })
    child.once('exit', () => (outcome.isRunning = false))
    child.once('error', (error) => Object.assign(outcome, { isRunning: false, error: error.message }))
    child.unref()
    if (isWindows) await once(child, 'exit')
    return {
      isRunning: isWindows ? async () => Boolean(await findRunning(place.cluster)) : () => outcome.isRunning,
      /** What the server has written to its log since it was launched. */
      logOutput: async () => outcome.error || (await readFile(logFile)).subarray(startOffset).toString(),
    }
  } finally {
    await log.close()
  }
}

/** Removes sockets of a killed server. Their lock files name a pid that another process may have by now. */
async function clearSockets(folder: string): Promise<void> {
  const leftover = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'))
  await Promise.all(leftover.map((name) => rm(join(folder, name), { force: true })))
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
