import { readFile, readdir, readlink } from 'node:fs/promises'
import { run } from './run.ts'

/** Whether the system has a process with this id, whoever owns it, zombies included. */
export function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process with this id is running. A zombie is not. */
export const isAlive = async (pid: number): Promise<boolean> => isPidInUse(pid) && (await readStat(pid))?.[0] !== 'Z'

/** When a process was started, since process ids are reused. Undefined if it does not run or is not known. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readStat(pid)
    if (!stat || stat[0] === 'Z') return undefined
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    // Field 22 of /proc/<pid>/stat (proc_pid_stat(5)) is the start time after boot; the array begins at field 3.
    return `${boot.trim()} ${stat[19]}`
  }
  const result =
    process.platform === 'win32'
      ? await run('powershell.exe', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`])
      : await run('/bin/ps', ['-o', 'lstart=', '-p', String(pid)])
  return result.ok && result.output ? result.output : undefined
}

/** Whether the process is a server of this cluster, which is its working folder, even if the cluster was moved. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  if (process.platform === 'linux') {
    // If we may not read a process's working folder, it belongs to another account and is not ours.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return folder === cluster && command.includes('postgres')
  }
  if (process.platform === 'win32') {
    return (await run('tasklist.exe', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])).output.includes('postgres')
  }
  return (await run('/bin/ps', ['-o', 'command=', '-p', String(pid)])).output.includes(`-D ${cluster}`)
}

/** All processes of a cluster's server. Linux only; elsewhere the list is empty. */
export async function findServerProcesses(cluster: string): Promise<number[]> {
  const names = process.platform === 'linux' ? await readdir('/proc') : []
  const pids = names.map(Number).filter((pid) => pid > 1)
  const isOurs = await Promise.all(pids.map((pid) => isServerOf(pid, cluster)))
  return pids.filter((_, index) => isOurs[index])
}

/** The fields of /proc/<pid>/stat from the third (state) on. The second, the process name, may contain anything. */
async function readStat(pid: number): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}
