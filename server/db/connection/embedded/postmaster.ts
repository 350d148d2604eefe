import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findServerProcesses, isServerOf, isPidInUse } from './processes.ts'
import { programPath, type Programs } from './programs.ts'
import { run } from './run.ts'

/** What a running server records about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  /** Whether the server has reported that it accepts connections; it has not while it recovers. */
  isReady: boolean
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** Lines (PostgreSQL, Database File Layout): pid, cluster, start time, port, socket folder, address, memory, state. */
async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , state] = text.split('\n').map((line) => line.trim())
  return Number(pid) > 0
    ? { pid: Number(pid), port: Number(port), socketFolder, isReady: state === 'ready' }
    : undefined
}

/** The server running on this cluster, whoever started it. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster)
  return found && (await isServerOf(found.pid, cluster)) ? found : undefined
}

/**
 * Removes the pid file of a killed server when its pid is another process's, or its own zombie's, which PostgreSQL would take for a running
 * server. Call this only when no process of the server is left.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const found = await readPostmaster(cluster)
  if (found && isPidInUse(found.pid) && !(await isServerOf(found.pid, cluster))) await rm(pidFile(cluster))
}

/**
 * Ends the backends of a killed server. One in a long query ends late and keeps the next server from starting. Without
 * their server they cannot commit, so ending them loses nothing.
 */
export async function endOrphans(cluster: string): Promise<void> {
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const orphans = await findServerProcesses(cluster)
    for (const pid of orphans) signal(pid, name)
    await Promise.all(orphans.map((pid) => isGone(pid, cluster, 2_000)))
  }
}

/**
 * Shuts a server down in fast mode: transactions are rolled back and a checkpoint is written. After `timeoutMs`
 * milliseconds it is killed; it recovers at its next start and loses no committed data.
 */
export async function endServer(cluster: string, programs: Programs, timeoutMs: number): Promise<void> {
  const running = await findRunning(cluster)
  if (!running) return
  // A server stopped by SIGSTOP reacts to SIGKILL only.
  for (const [name, signalTimeoutMs] of [
    ['SIGINT', timeoutMs],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    // Windows has no signals; `pg_ctl` sends PostgreSQL's own equivalent.
    if (process.platform !== 'win32') signal(running.pid, name)
    else await run(programPath(programs, 'pg_ctl'), ['kill', name.slice(3), String(running.pid)])
    if (await isGone(running.pid, cluster, signalTimeoutMs)) return
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // The server has ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, cluster: string, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (await isServerOf(pid, cluster)) {
    if (performance.now() > end) return false
    await wait(20)
  }
  return true
}
