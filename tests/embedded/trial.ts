import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'

/** For the tests of server/db/connection/embedded: real servers with their own data, removed after the test. */

export const isRoot = process.getuid?.() === 0

// Under a stricter one the server's account cannot reach what these tests make, whoever runs them.
process.umask(0o022)

/** A temporary folder that every account may enter, because PostgreSQL may run under another account. */
export async function makeFolder(name = 'zay trial '): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** For a file of tests: makes folders with a database that was shut down, as copies, because creating one takes seconds. */
export function usedFolders(): () => Promise<string> {
  let used: Promise<string> | undefined
  afterAll(async () => {
    if (used) await rm(await used, { recursive: true, force: true })
  })
  return async () => {
    const [from, folder] = [await (used ??= useFolder()), await makeFolder()]
    await cp(join(from, 'db'), join(folder, 'db'), { recursive: true })
    return folder
  }
}

async function useFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zay used '))
  await chmod(folder, 0o755)
  await (await startEmbedded({ dataDir: folder, print: () => undefined })).stop()
  return folder
}

/** Starts the embedded server from this process. `output` is what it printed. */
export async function start(dataDir: string) {
  const output: string[] = []
  const database = await startEmbedded({ dataDir, print: (line) => output.push(line) })
  onTestFinished(() => database.stop())
  return { ...database, said: output }
}

/** Starts the embedded server from another process, which can be killed. */
export async function startAlone(dataDir: string) {
  const app = spawn(process.execPath, [join(inject('programsFolder'), 'postgres.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal creates for each command.
    detached: true,
  })
  const end = once(app, 'exit')
  let line = ''
  onTestFinished(async () => {
    app.kill('SIGKILL')
    await end
    // The server survives the app that was killed.
    await endServer(join(dataDir, 'db'), findInstalledPrograms(), 3_000)
    if (line) await rm(socketFolderOf(line), { recursive: true, force: true })
  })
  const output: unknown[] = await once(createInterface(app.stdout), 'line')
  line = String(output[0])
  return {
    pid: app.pid,
    url: line.replace(/^url /, ''),
    /** Kills the app, which cannot clean up. */
    async kill() {
      app.kill('SIGKILL')
      await end
    },
    /** As Ctrl-C in a terminal: sends SIGINT to the whole process group. */
    async interrupt() {
      process.kill(-Number(app.pid), 'SIGINT')
      await end
    },
    /** Shuts the app down and returns its exit code. */
    async terminate() {
      app.kill('SIGTERM')
      const [code] = (await end) as [number | null]
      return code
    },
  }
}

/** The folder of the socket in an address. */
export const socketFolderOf = (url: string) => decodeURIComponent(new URL(url.replace(/^url /, '')).hostname)

/** Runs one statement over a new connection. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The process id of the server's main process. */
export async function serverPid(url: string): Promise<number> {
  const [row] = await query(url, `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`)
  return Number(row?.pid)
}
