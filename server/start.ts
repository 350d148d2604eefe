import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { exchangeCode } from './auth/codeExchange.ts'
import { createDemoProvider } from './auth/demoProvider.ts'
import { createIdentityVerifier } from './auth/identityToken.ts'
import { createSessions, loadSecret } from './auth/session.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/connection/database.ts'
import { startEmbedded } from './db/connection/embedded/index.ts'
import { migrate } from './db/schema/migrate.ts'
import { loggable, StartError } from './errors.ts'
import type { FillOptions } from './fill/pictures.ts'
import { fillWhenEmpty } from './fill/whenEmpty.ts'
import { greeting } from './greeting.ts'
import { runJobs } from './jobs.ts'
import { builtRenderer } from './render/built.ts'
import type { Renderer } from './render/renderer.ts'
import { createUploads } from './uploads/uploads.ts'

export interface RunningServer {
  /** What to print: where to look, how to sign in, where the data is. */
  greeting: string[]
  /** The code that a super admin of the demo needs; null where none is wanted. */
  demoCode: string | null
  port: number
  /** Lets running requests finish, then closes everything. */
  stop(): Promise<void>
}

interface StartOptions {
  /** Receives progress of long steps. */
  print(line: string): void
  /** The renderer of public screens; by default the built one. */
  renderer?: Renderer
}

/** Milliseconds that running requests get at shutdown, and that all of it takes (docs/safety.md#s60: ten seconds). */
const drainTimeoutMs = 5000
const stopTimeoutMs = 9000

/** What waits to be written to the log. */
const maxLogBacklogBytes = 1024 * 1024

/**
 * Configuration → database → migrations → data → app → listening.
 * @throws StartError with a sentence that says what to do
 */
export async function startServer(config: Config, { print, renderer }: StartOptions): Promise<RunningServer> {
  await createFolder(config.dataDir)
  // Logs go to a file; the terminal is for messages to the person who started it.
  const destination = pino.destination({
    dest: join(config.dataDir, 'zay.log'),
    mkdir: true,
    // One write for all lines that came during the last one; a write for each line would cost more than most answers.
    sync: false,
    maxLength: maxLogBacklogBytes,
  })
  // On a full disk lines wait, and then are dropped: the answer matters more than its line (docs/safety.md#s35).
  destination.on('error', () => undefined)
  const log = pino({ level: 'info', base: null }, destination)
  const writeLog = () => flush(destination)
  // Also for a process that ends by an error.
  process.once('exit', writeLog)
  const closers: (() => Promise<unknown>)[] = [
    async () => {
      process.off('exit', writeLog)
      writeLog()
    },
  ]
  const closeAll = async () => {
    for (const close of closers.reverse()) await close()
  }
  try {
    const url = config.database.url ?? (await startOwnDatabase(config, print, closers))
    const uploads = await createUploads({ folder: join(config.dataDir, 'uploads'), log })
    await uploads.sweepTemporary()
    await prepareDatabase(config, { url, uploads, print })
    const db = openDatabase({
      url,
      prepare: config.database.prepare,
      onError: (error) => log.warn({ error: loggable(error) }, 'an idle connection broke'),
    })
    closers.push(() => db.close())
    const secret = await loadSecret(config)
    const demo = config.demo ? await createDemoProvider({ dataDir: config.dataDir }) : null
    const { codeClient } = config
    const app = await buildApp({
      services: {
        config,
        db,
        demo,
        secret,
        sessions: createSessions({ secret }),
        identity: createIdentityVerifier({
          issuers: [...config.identityIssuers, ...(demo ? [demo.trusted] : [])],
          log,
        }),
        exchange: codeClient && ((code) => exchangeCode(code, { ...codeClient, log })),
        uploads,
        tempFolder: uploads.tempFolder,
      },
      logger: { level: 'info', base: null, stream: destination } as object,
      renderer: renderer ?? (await builtRenderer()),
    })
    closers.push(() => drain(app))
    const jobs = runJobs({ db, uploads, log })
    closers.push(() => jobs.stop())
    const port = await listen(app, config)
    const demoCode = demo && !config.demoAlways ? demo.code.text : null
    return {
      greeting: greeting(config, { demoCode }),
      demoCode,
      port,
      stop: () => withTimeout(stopTimeoutMs, closeAll()),
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/**
 * Answers what runs. Connections that wait for a next request are closed, also those that come to that meanwhile. What does
 * not end, such as an upload on a slow line, is cut off, so that the database can close.
 */
async function drain(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const all = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs)
  await app.close()
  clearInterval(idle)
  clearTimeout(all)
}

/** What waits is written; where that fails, nobody is left to be told. */
function flush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync()
  } catch {
    // The disk is full, or the file was never opened.
  }
}

async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${path} cannot be made (${code}). Please choose another with DATA_DIR.`)
  }
}

async function startOwnDatabase(config: Config, print: (line: string) => void, closers: (() => Promise<unknown>)[]) {
  const database = await startEmbedded({ dataDir: config.dataDir, print })
  closers.push(() => database.stop())
  return database.url
}

/** Runs migrations and, in demo mode, fills an empty database, on a connection of their own. */
async function prepareDatabase(config: Config, { url, uploads, print }: FillOptions): Promise<void> {
  const direct = config.database.directUrl ?? url
  try {
    await migrate(direct)
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    if (config.database.url) throw new StartError(databaseProblem(code, error as Error))
    throw error
  }
  if (config.demo && config.seed) await fillWhenEmpty({ url: direct, uploads, print })
}

/** Why the database at DATABASE_URL cannot be used, and what to do. Never contains the URL, which has a password. */
function databaseProblem(code: string | undefined, error: Error): string {
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ENOTFOUND') {
    return `No database answers at DATABASE_URL (${code}). Please start it, or leave DATABASE_URL out to use the one that comes with Zay.`
  }
  if (code === '28P01' || code === '28000')
    return 'The database refuses the user or password in DATABASE_URL. Please check them.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist. Please create it first.'
  if (code === '42501')
    return 'The user in DATABASE_URL may not create tables. Please make it the owner of the database.'
  return `The database at DATABASE_URL could not be prepared (${code ?? error.name}).`
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port })
    return (app.server.address() as AddressInfo).port
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is taken. Please stop what uses it, or choose another: PORT=${port + 1} npm start`,
      )
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Please choose one above 1023 with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is no address of this machine. Please correct or leave it out.`)
    throw error
  }
}

/** Waits for work at most so long: what hangs must not keep the process alive. */
async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, timeout])
  clearTimeout(timer)
}
