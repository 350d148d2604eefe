import { readdir, readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second, whatever the processor. */
const tickMs = 10

interface Running {
  pid: number
  parent: number
  ticks: number
}

/**
 * Milliseconds of processor time that a process has used, with all that it has started. What others do on a crowded machine
 * changes it little, as opposed to answers a second. Linux only; elsewhere 0.
 */
export async function processorMs(root: number): Promise<number> {
  const all = await runningProcesses()
  const own = new Set([root])
  // A process may have a higher or a lower id than the one that started it.
  for (let size = 0; size < own.size;) {
    size = own.size
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid)
  }
  return all.reduce((sum, { pid, ticks }) => (own.has(pid) ? sum + ticks * tickMs : sum), 0)
}

async function runningProcesses(): Promise<Running[]> {
  const names = process.platform === 'linux' ? await readdir('/proc') : []
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name): Promise<Running | null> => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
        if (stat === null) return null
        // From the third field on (proc_pid_stat(5)); the second, the name, may contain anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        // Those of children that have ended are in the parent.
        const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
        return { pid: Number(name), parent: Number(fields[1]), ticks }
      }),
  )
  return found.filter((one) => one !== null)
}
