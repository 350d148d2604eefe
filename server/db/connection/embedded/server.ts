import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readdir, rm, stat, truncate } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { serverUser } from './cluster.ts'
import { appDatabase, awaitAnswer, type Connection } from './connection.ts'
import type { Place } from './place.ts'
import { clearTakenNumber, endOrphans, endServer, findRunning, type Postmaster } from './postmaster.ts'
import { programPath, type Programs } from './programs.ts'
import { lastWords, surroundings } from './run.ts'
import { serverSettings } from './settings.ts'
import { makeSocketFolder, socketPort } from './socketFolder.ts'

/** All that is needed to bring a cluster's server up. */
export interface Site {
  place: Place
  programs: Programs
  password: string | undefined
  print(line: string): void
}

const isWindows = process.platform === 'win32'

/** A log longer than this, in bytes, is begun anew at a start. */
const longestLog = 5_000_000

/**
 * The server of this cluster, answering: the one that runs already (an app that was killed leaves it running), else a new
 * one, at the address of `before` if the app knows it by that.
 */
export async function ensureServer(site: Site, before?: Connection): Promise<Connection> {
  const { place, password, print } = site
  const running = await findRunning(place.cluster)
  if (running) {
    const host = isWindows ? '127.0.0.1' : running.socketFolder
    const connection = { host, port: running.port, user: serverUser, password, database: appDatabase }
    const isRunning = async () => Boolean(await findRunning(place.cluster))
    // A temporary folder may have been swept, and the socket with it.
    const isSwept = !isWindows && running.isReady && !(await stat(socketPath(running)).catch(() => undefined))
    const state = isSwept ? 'mute' : await awaitAnswer(connection, isRunning, print, 5_000)
    if (state === 'ready') return connection
    if (state === 'mute') await endServer(place.cluster, site.programs, 5_000)
  }
  return startServer(site, before)
}

const socketPath = ({ socketFolder, port }: Postmaster) => join(socketFolder, `.s.PGSQL.${port}`)

async function startServer(site: Site, before?: Connection): Promise<Connection> {
  const { cluster, account } = site.place
  await endOrphans(cluster)
  await clearTakenNumber(cluster)
  const host = isWindows ? '127.0.0.1' : await makeSocketFolder(cluster, account)
  const port = isWindows ? (before?.port ?? (await findFreePort())) : socketPort
  if (!isWindows) await clearSockets(host)
  const connection = { host, port, user: serverUser, password: site.password, database: appDatabase }
  const giveUp = Date.now() + 20_000
  for (;;) {
    const launched = await launch(site, connection)
    const state = await awaitAnswer(connection, launched.isRunning, site.print)
    if (state === 'ready') return connection
    if (state === 'mute') await endServer(cluster, site.programs, 5_000)
    const words = await launched.words()
    // Backends of a killed server that are still on their way out.
    if (state === 'gone' && /still in use/.test(words) && Date.now() < giveUp) await wait(200)
    else throw new StartError(`The database did not start: ${lastWords(words)}. What it said is in ${cluster}.log.`)
  }
}

interface Launched {
  isRunning(): boolean | Promise<boolean>
  /** What the server wrote into its log since. */
  words(): Promise<string>
}

/** Away from our terminal (Ctrl-C must reach the app alone, it drains first) and from our life: it writes to a file of its own. */
async function launch({ place, programs }: Site, { host, port }: Connection): Promise<Launched> {
  const logFile = `${place.cluster}.log`
  const logged = await stat(logFile).catch(() => undefined)
  if (logged && logged.size > longestLog) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  try {
    const from = (await log.stat()).size
    const told = { isRunning: true, error: '' }
    const args = isWindows
      ? // Only pg_ctl can take an administrator's rights away, with which the server refuses to run.
        [
          ['start', '-W', '-D', place.cluster, '-l', logFile],
          ['-o', ['-p', port, ...serverSettings(host)].join(' ')],
        ].flat()
      : ['-D', place.cluster, '-k', host, '-p', String(port), ...serverSettings('')]
    const child = spawn(programPath(programs, isWindows ? 'pg_ctl' : 'postgres'), args, {
      ...surroundings,
      ...place.account,
      detached: true,
      stdio: ['ignore', isWindows ? 'ignore' : log.fd, isWindows ? 'ignore' : log.fd],
    })
    child.once('exit', () => (told.isRunning = false))
    child.once('error', (error) => Object.assign(told, { isRunning: false, error: error.message }))
    child.unref()
    if (isWindows) await once(child, 'exit')
    return {
      isRunning: isWindows ? async () => Boolean(await findRunning(place.cluster)) : () => told.isRunning,
      words: async () => told.error || (await readFile(logFile)).subarray(from).toString(),
    }
  } finally {
    await log.close()
  }
}

/** What a killed server left: the number in its socket's lock may be another process's by now. */
async function clearSockets(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
