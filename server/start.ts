import { mkdir } from 'node:fs/promises'
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
  /** Lines for the person who started it: where to look, as whom to sign in, where the data lies. */
  greeting: string[]
  port: number
  /** Lets running requests end, then closes everything. */
  stop(): Promise<void>
}

interface StartOptions {
  /** Told what takes long. */
  print(line: string): void
  /** Draws public screens; the built ones unless told. */
  renderer?: Renderer
}

/** Milliseconds left to requests that run when the end comes (docs/safety.md#s60: ten seconds in all). */
const patience = 6000

/**
 * Configuration → database → migrations → data → app → listening.
 * @throws StartError with a sentence that says what to do
 */
export async function startServer(config: Config, { print, renderer }: StartOptions): Promise<RunningServer> {
  await makeFolder(config.dataDir)
  // Logs go to a file: the terminal belongs to the person who started it.
  const destination = pino.destination({ dest: join(config.dataDir, 'zay.log'), mkdir: true, sync: true })
  const log = pino({ level: 'info', base: null }, destination)
  const closing: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    const url = config.database.url ?? (await embedded(config, print, closing))
    const uploads = await createUploads({ folder: join(config.dataDir, 'uploads'), log })
    await uploads.sweepTemporary()
    await prepare(config, { url, uploads, print })
    const db = openDatabase({
      url,
      onError: (error) => log.warn({ error: loggable(error) }, 'an idle connection broke'),
    })
    closing.push(() => db.close())
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
    closing.push(() => app.close())
    const jobs = runJobs({ db, uploads, log })
    closing.push(() => jobs.stop())
    await listen(app, config)
    return { greeting: greeting(config), port: config.port, stop: () => within(patience, closeAll()) }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${path} cannot be made (${code}). Please choose another with DATA_DIR.`)
  }
}

async function embedded(
  config: Config,
  print: (line: string) => void,
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const database = await startEmbedded({ dataDir: config.dataDir, print })
  closing.push(() => database.stop())
  return database.url
}

/** Migrations and, in demo mode, data into an empty database, on a connection of their own. */
async function prepare(config: Config, { url, uploads, print }: FillOptions): Promise<void> {
  const direct = config.database.directUrl ?? url
  try {
    await migrate(direct)
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    if (config.database.url) throw new StartError(refusal(code, error as Error))
    throw error
  }
  if (config.demo && config.seed) await fillWhenEmpty({ url: direct, uploads, print })
}

/** Why a database given by DATABASE_URL could not be used, and what to do; never with the address, which holds a password. */
function refusal(code: string | undefined, error: Error): string {
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

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
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

/** Waits for work, but not longer than that: what hangs must not keep the process from ending. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}
