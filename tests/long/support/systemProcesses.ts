import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

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
