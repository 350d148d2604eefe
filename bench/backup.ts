import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { StartError } from '#server/errors.ts'
import { findRunningDatabase, startEmbedded } from '#server/db/connection/embedded/index.ts'
import { withSnapshot } from '#server/db/copy/snapshot.ts'
import { builtMain, startBuiltServer } from '#tests/processes/builtServer.ts'
import { idOf, signUp } from '#tests/long/support/client.ts'
import { compare, requestsOf, seconds } from './backup/answers.ts'
import { fillDataFolder } from './backup/folder.ts'
import { compareTwins } from './backup/regular.ts'
import { sendLoad, type LoadResult } from './client.ts'
import { ms } from './measure.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'

const print = (line: string) => console.log(line)

/**
 * `npm run bench -- backup --folder PATH [--pages 100000] [--pictures 20000] [--rounds 5] [--windows 100] [--connections 2] [--regular yes]`: what a backup
 * costs those who are asking, and how long it and its restore take while people write. Each round measures answers during a
 * backup and while it stands still, in turn, so many times at most; each backup is the command, beside the built server with its embedded database. Then the
 * last one is restored into an empty place, and compared. With `--regular yes` it is the backup of a server itself. Needs a build.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'pages', 'pictures', 'rounds', 'windows', 'connections', 'regular'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const dataDir = resolve(options.folder)
  const pages = readCount(options.pages, 100_000)
  const connections = readCount(options.connections, 2)
  const windows = readCount(options.windows, 100)
  await fillDataFolder(dataDir, { pages, pictures: readCount(options.pictures, 20_000), print })
  if (options.regular === 'yes') return compareTwins({ dataDir, connections, windows })
  const away = await mkdtemp(join(tmpdir(), 'zay-backups-'))
  // PostgreSQL may run under another account, which must be able to enter it.
  await chmod(away, 0o755)
  const server = await startBuiltServer({ dataDir, env: { SEED: '0', KEPT_ANSWERS_MB: '0', PROCESSES: '1' } })
  try {
    const owner = await signUp(server.url, 'owner@demo.example')
    const pageId = String(idOf(await owner.creates('page', { name: 'Written to meanwhile' })))
    const measured = () =>
      sendLoad({ port: server.port, requests: requestsOf(owner.token, pageId), connections, seconds, warmUp: 0.5 })
    const [without, during, lasted]: [LoadResult[], LoadResult[], number[]] = [[], [], []]
    await measured()
    let file = ''
    for (let round = 0; round < readCount(options.rounds, 5); round++) {
      if (file) await rm(file)
      file = join(away, `${round}.tar`)
      const backup = command(dataDir, 'backup', file)
      let stoodStillMs = 0
      for (let window = 0; window < windows && !backup.isOver(); window++) {
        const one = await measured()
        if (backup.isOver()) break
        // In turn, so that what else the machine does weighs on both alike.
        const from = performance.now()
        backup.signal('SIGSTOP')
        without.push(await measured())
        backup.signal('SIGCONT')
        stoodStillMs += performance.now() - from
        during.push(one)
      }
      while (!backup.isOver()) await measured()
      lasted.push((await backup.ms) - stoodStillMs)
    }
    const { size } = await stat(file)
    print(
      `A backup of ${(size / 1e6).toFixed(0)} MB while ${connections} ask and write: ${ms(median(lasted))}, median of ${lasted.length}`,
    )
    compare(without, during)
    await restoreAndCompare(dataDir, file, measured)
  } finally {
    await server.end('SIGTERM')
    await rm(away, { recursive: true, force: true })
  }
}

/** Runs one of our commands as an operator does. */
function command(dataDir: string, ...args: string[]) {
  const from = performance.now()
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: '1' }
  const program = join(dirname(builtMain), 'cli.js')
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let isOver = false
  const ended = (async () => {
    const [code] = (await once(child, 'exit')) as [number | null]
    isOver = true
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
    return performance.now() - from
  })()
  ended.catch(() => undefined)
  return { ms: ended, isOver: () => isOver, signal: (name: NodeJS.Signals) => void child.kill(name) }
}

async function restoreAndCompare(dataDir: string, file: string, measured: () => Promise<LoadResult>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'zay-restored-'))
  await chmod(place, 0o755)
  try {
    const restore = command(place, 'restore', file)
    while (!restore.isOver()) await measured()
    print(`Its restore beside them: ${ms(await restore.ms)}`)
    const running = await findRunningDatabase(dataDir)
    const { url, stop } = await startEmbedded({ dataDir: place, print: () => undefined })
    try {
      const [original, restored] = [await contentOf(running!, dataDir), await contentOf(url, place)]
      const isSame = original.digest === restored.digest
      print(
        `  ${restored.pages} pages, ${restored.files} files that records name: ${isSame ? 'all alike' : 'NOT ALIKE'}`,
      )
      print(`  Files that no record names: ${original.unnamed}, left out of the backup; ${restored.unnamed} restored`)
      if (!isSame || restored.unnamed > 0) process.exitCode = 1
    } finally {
      await stop()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Of what nobody has written to meanwhile: every column of every page, and every byte of the files that records name. */
async function contentOf(url: string, dataDir: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const hash = createHash('sha256')
    const {
      rows: [pages],
    } = await client.query<{ pages: string; digest: string }>(
      `select count(*) as pages, md5(string_agg(md5(p::text), '' order by "Id")) as digest from "page" p
       where "Name" <> 'Written to meanwhile'`,
    )
    hash.update(pages!.digest)
    const folder = join(dataDir, 'uploads')
    const stored = new Set((await readdir(folder)).filter((name) => !name.startsWith('.')))
    const named = await withSnapshot(url, ({ readFileNames }) => text(readFileNames()))
    const names = named.split('\n').filter((name) => name !== '')
    for (const name of names) {
      hash.update(name)
      // One that is missing on both sides is no difference.
      if (stored.delete(name)) hash.update(await readFile(join(folder, name)))
    }
    return { pages: Number(pages!.pages), files: names.length, unnamed: stored.size, digest: hash.digest('hex') }
  } finally {
    await client.end()
  }
}
