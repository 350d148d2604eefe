import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findServerProcesses, isServerOf, isTaken } from './processes.ts'
import { programPath, type Programs } from './programs.ts'
import { run } from './run.ts'

/** What a running server writes about itself into its cluster. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  /** It said once that it answers; it does not say so while it recovers. */
  isReady: boolean
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** Lines as PostgreSQL's documentation has them (Database File Layout): pid, cluster, start, port, socket folder, TCP address, shared memory, state */
async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , state] = text.split('\n').map((line) => line.trim())
  return Number(pid) > 0
    ? { pid: Number(pid), port: Number(port), socketFolder, isReady: state === 'ready' }
    : undefined
}

/** The server that runs on this cluster, started by whomever. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster)
  return found && (await isServerOf(found.pid, cluster)) ? found : undefined
}

/**
 * Removes what a killed server left where its number is taken: by another process meanwhile, or by itself when nobody has
 * collected it (containers have no init). PostgreSQL would take either for a running server and refuse. In every other case
 * the file stays, the server's own checks are better with it. Call it when no process of the server is left.
 */
export async function clearTakenNumber(cluster: string): Promise<void> {
  const found = await readPostmaster(cluster)
  if (found && isTaken(found.pid) && !(await isServerOf(found.pid, cluster))) await rm(pidFile(cluster))
}

/**
 * When a server is killed, its backends end as soon as they look; one deep in a long query looks late and keeps the next
 * server from starting. Without their server they can commit nothing, so they are ended.
 */
export async function endOrphans(cluster: string): Promise<void> {
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const orphans = await findServerProcesses(cluster)
    for (const pid of orphans) signal(pid, name)
    await Promise.all(orphans.map((pid) => isGone(pid, cluster, 2_000)))
  }
}

/**
 * Ends a server in PostgreSQL's fast mode: transactions are broken off, everything committed is written, a checkpoint made.
 * One that takes longer than `patience` milliseconds is ended at once; it then recovers at its next start, losing nothing.
 */
export async function endServer(cluster: string, programs: Programs, patience: number): Promise<void> {
  const running = await findRunning(cluster)
  if (!running) return
  // A server that is halted (SIGSTOP) hears nothing but the last.
  for (const [name, time] of [
    ['SIGINT', patience],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    // Windows has no signals; PostgreSQL has its own there.
    if (process.platform !== 'win32') signal(running.pid, name)
    else await run(programPath(programs, 'pg_ctl'), ['kill', name.slice(3), String(running.pid)])
    if (await isGone(running.pid, cluster, time)) return
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, cluster: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience
  while (await isServerOf(pid, cluster)) {
    if (Date.now() > end) return false
    await wait(20)
  }
  return true
}
