import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { exchangeCode } from '../auth/codeExchange.ts'
import { createDemoProvider } from '../auth/demoProvider.ts'
import { createIdentityVerifier } from '../auth/identityToken.ts'
import { createSessions, loadSecret } from '../auth/session.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/database.ts'
import { StartError } from '../errors.ts'
import { openConfigured } from './openConfigured.ts'
import { watchStatements } from '../http/asking.ts'
import { pressureLimits } from '../http/pressure.ts'
import { builtRenderer } from '../render/built.ts'
import type { ServingMetrics } from '../metrics/serving.ts'
import type { Renderer } from '../render/renderer.ts'
import { openUploads } from '../uploads/openUploads.ts'
import { mapsAfterMs, warmUpMaps } from './warmUp.ts'

interface Options {
  url: string
  log: Logger
  destination: object
  /** The renderer of public screens; by default the built one, null for none. */
  renderer?: Renderer | null
  /** How many processes serve beside each other, this one included. */
  processes: number
  metrics?: ServingMetrics | null
  closers: (() => Promise<unknown>)[]
}

export interface Serving {
  db: Database
  /** The code that a super admin of the demo needs; null where none is wanted. */
  demoCode: string | null
  port: number
}

/** A start is long over then: V8 gives back only where little is made. */
const quietAfterMs = 30_000

/** Milliseconds that running requests get at shutdown. */
const drainTimeoutMs = 5000

/** Answers requests in this process. @throws StartError */
export async function serve(
  config: Config,
  { url, log, destination, renderer, processes, metrics, closers }: Options,
): Promise<Serving> {
  const db = openConfigured(config, {
    url,
    poolSize: poolSizeFor(processes),
    log,
    onStatement: watchStatements(config, log, metrics),
  })
  closers.push(() => db.close())
  metrics?.watchDatabase(db)
  const uploads = await openUploads(config, {
    log,
    onStored: (upload) => metrics?.countUpload(upload),
    ...(metrics && { onStoreAsked: metrics.countStoreRequest }),
  })
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
    metrics,
    renderer: renderer === undefined ? await builtRenderer() : renderer,
    limits: { pressure: pressureLimits({ waits: !config.rateLimit, processes }) },
  })
  closers.push(() => drain(app))
  const port = await listen(app, config)
  const maps = setTimeout(() => void warmUpMaps(db.reader().db), mapsAfterMs).unref()
  const memory = setTimeout(giveBackMemory, quietAfterMs).unref()
  closers.push(async () => [maps, memory].forEach(clearTimeout))
  return { db, demoCode: demo && !config.demoAlways ? demo.code.text : null, port }
}

/** V8 keeps the 32 MB for new objects that a start has needed until it next collects some: without visitors, for hours. Takes 10 ms. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext("gc({ type: 'minor' })")
}

/** PostgreSQL allows 100 connections unless it is told otherwise. */
const poolSizeFor = (processes: number) => Math.max(2, Math.min(10, Math.floor(84 / processes)))

/** Answers what runs, and cuts off what does not end, such as an upload on a slow line, so that the database can close. */
async function drain(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const all = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs)
  await app.close()
  clearInterval(idle)
  clearTimeout(all)
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
