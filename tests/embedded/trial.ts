import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'

/** For the tests of server/db/connection/embedded: real servers on data of their own, gone when the test is over. */

export const isRoot = process.getuid?.() === 0

/** A temporary folder that every account may enter, as an ordinary place for data is. */
export async function makeFolder(name = 'zay trial '): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

let used: Promise<string> | undefined
afterAll(async () => {
  if (used) await rm(await used, { recursive: true, force: true })
})

/** The same with a database in it that was stopped in order, for tests that are not about its making: that takes seconds. */
export async function makeUsedFolder(): Promise<string> {
  const [from, folder] = [await (used ??= useFolder()), await makeFolder()]
  await cp(join(from, 'db'), join(folder, 'db'), { recursive: true })
  return folder
}

async function useFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zay used '))
  await chmod(folder, 0o755)
  await (await startEmbedded({ dataDir: folder, print: () => undefined })).stop()
  return folder
}

/** The embedded server in this process, with what it said. */
export async function start(dataDir: string) {
  const said: string[] = []
  const database = await startEmbedded({ dataDir, print: (line) => said.push(line) })
  onTestFinished(() => database.stop())
  return { ...database, said }
}

/** The embedded server under another process, to be killed. */
export async function startAlone(dataDir: string) {
  const app = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('launchAlone.ts', import.meta.url)), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, as a terminal makes for what is started in it.
      detached: true,
    },
  )
  const end = once(app, 'exit')
  let line = ''
  onTestFinished(async () => {
    app.kill('SIGKILL')
    await end
    // A test that only killed the app left its server.
    await endServer(join(dataDir, 'db'), findInstalledPrograms(), 3_000)
    if (line) await rm(socketFolderOf(line), { recursive: true, force: true })
  })
  const said: unknown[] = await once(createInterface(app.stdout), 'line')
  line = String(said[0])
  return {
    pid: app.pid,
    url: line.replace(/^url /, ''),
    /** Ends the app as a power cut would: it can do nothing about it. */
    async kill() {
      app.kill('SIGKILL')
      await end
    },
    /** What a terminal does on Ctrl-C: the signal goes to the whole group. */
    async interrupt() {
      process.kill(-Number(app.pid), 'SIGINT')
      await end
    },
    /** Asks the app to stop; its exit code. */
    async terminate() {
      app.kill('SIGTERM')
      const [code] = (await end) as [number | null]
      return code
    },
  }
}

/** Where the socket lies that an address names. */
export const socketFolderOf = (url: string) => decodeURIComponent(new URL(url.replace(/^url /, '')).hostname)

/** The rows of one statement, over a connection of its own. */
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

/** The number of the server's main process: its connections' parent writes it into the cluster. */
export async function serverPid(url: string): Promise<number> {
  const [row] = await query(url, `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`)
  return Number(row?.pid)
}
