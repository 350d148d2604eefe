import { readFile, readdir } from 'node:fs/promises'
import { findServerProcesses } from '#server/db/connection/embedded/processes.ts'
import { StartError } from '#server/errors.ts'

/** Bytes that belong to the app and to its own PostgreSQL: of what several processes share, each has its part (PSS). */
export interface Memory {
  /** With its other processes. */
  app: number
  /** Its first process alone. */
  server: number
  database: number
}

/** @param cluster the folder of the database */
export async function readMemory(appPid: number, cluster: string): Promise<Memory> {
  if (process.platform !== 'linux') throw new StartError('Memory is measured on Linux only.')
  const [all, database] = await Promise.all([withDescendants(appPid), findServerProcesses(cluster)])
  // PostgreSQL is a child of the app that has started it.
  const app = all.filter((pid) => !database.includes(pid))
  return { app: await pssOf(app), server: await pssOf([appPid]), database: await pssOf(database) }
}

/** What the processes had at most, looked at over and over until `stop` is called. */
export function watchMemory(appPid: number, cluster: string): { stop(): Promise<Memory> } {
  const most: Memory = { app: 0, server: 0, database: 0 }
  let total = 0
  let isOn = true
  const watching = (async () => {
    while (isOn) {
      const now = await readMemory(appPid, cluster)
      if (now.app + now.database > total) {
        total = now.app + now.database
        Object.assign(most, now)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return most
  })()
  return {
    stop: () => {
      isOn = false
      return watching
    },
  }
}

/** Between two looks; to add up the pages of a process takes the system a millisecond or two. */
const pauseMs = 100

async function pssOf(pids: readonly number[]): Promise<number> {
  const each = await Promise.all(
    pids.map(async (pid) => {
      // A process may end meanwhile.
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return 1024 * Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0)
    }),
  )
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

/** Of a process and those that it has started. */
export const pssOfTree = async (pid: number): Promise<number> => pssOf(await withDescendants(pid))

async function withDescendants(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const pids = children.flatMap((text) => text.split(' ').filter(Boolean).map(Number))
  return [pid, ...(await Promise.all(pids.map(withDescendants))).flat()]
}
