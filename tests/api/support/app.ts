import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import pg from 'pg'
import { buildApp, type AppOptions } from '#server/start/app.ts'
import { createDemoProvider, type DemoProvider } from '#server/auth/demoProvider.ts'
import { createIdentityVerifier } from '#server/auth/identityToken.ts'
import { createSessions, type Sessions } from '#server/auth/session.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase, type Database } from '#server/db/connection/database.ts'
import { watchStatements } from '#server/http/asking.ts'
import type { ServingMetrics } from '#server/metrics/serving.ts'
import { pressureLimits } from '#server/http/pressure.ts'
import type { Renderer } from '#server/render/renderer.ts'
import { openStores, openUploads } from '#server/uploads/openUploads.ts'
import type { Stores } from '#server/uploads/storage.ts'
import type { UploadStore } from '#server/uploads/uploads.ts'
import { createTestDatabase, type TestDatabase } from '../../database.ts'

export interface Route {
  method: string
  url: string
  /** Its documentation, which names its parts and parameters. */
  schema?: FastifySchema
  config?: FastifyContextConfig
}

/** The real server with its own database, without screens, on a local port. */
export interface TestApp {
  url: string
  databaseUrl: string
  /** Every route it registered. */
  routes: readonly Route[]
  provider: DemoProvider
  sessions: Sessions
  dataDir: string
  /** Where its uploads are. */
  stores: Stores
  server: Server
  /** Its log lines so far. */
  log: string[]
  /** What background jobs work with; they do not run by themselves here. */
  jobs: {
    db: Database
    uploads: UploadStore
    config: Pick<ReturnType<typeof readConfig>, 'superAdmins'>
    log: { error(details: object, message: string): void }
  }
  /** Queries the database directly. */
  query<Row extends object = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

export interface AppToStart {
  /** Off by default. */
  rateLimit?: boolean
  env?: Record<string, string>
  /** Figures of the sitemap; by default it is counted anew for every request. */
  sitemap?: AppOptions['sitemap']
  /** Lower limits of the process. */
  limits?: AppOptions['limits']
  /** Renders the screens; none by default. */
  renderer?: Renderer
  /** Receives figures; by default nothing is measured. */
  metrics?: ServingMetrics
  /** A migrated database; by default a new one of the run's server. */
  database?: TestDatabase
  /** Stands between the app and its database, to count what it is asked. */
  around?: (db: Database) => Database
}

/** The secret for session tokens and keyed hashes. */
export const testSecret = 'a secret of the tests, long enough to be one'

export async function startApp({
  rateLimit = false,
  env = {},
  sitemap,
  limits,
  renderer,
  metrics,
  database: given,
  around = (db) => db,
}: AppToStart = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-api-'))
  const config = readConfig(
    { DATA_DIR: dataDir, DEMO: '1', MAP_TILES_URL: 'off', RATE_LIMIT: rateLimit ? '1' : '0', ...env },
    { cwd: dataDir },
  )
  const demo = await createDemoProvider({ dataDir })
  const sessions = createSessions({ secret: testSecret })
  const log: string[] = []
  const note = (facts: object, message: string) => void log.push(JSON.stringify({ ...facts, message }))
  const uploadsLog = { info: () => undefined, warn: note }
  const uploads = await openUploads(config, { log: uploadsLog })
  const onStatement = watchStatements(config, { warn: note }, metrics)
  const db = around(openDatabase({ url: database.url, ...(onStatement && { onStatement }) }))
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString())
      done()
    },
  })
  const routes: Route[] = []
  const app = await buildApp({
    services: {
      config,
      db,
      demo,
      secret: testSecret,
      sessions,
      identity: createIdentityVerifier({ issuers: [demo.trusted], log: { warn: () => undefined } }),
      exchange: null,
      uploads,
      tempFolder: uploads.tempFolder,
    },
    logger: { level: 'info', stream },
    renderer: renderer ?? null,
    ...(metrics && { metrics }),
    // Tests look for what they have just made.
    sitemap: { countedForMs: 0, pauseMs: 0, ...sitemap },
    // A busy machine that runs tests is no load on the server.
    // Tests write by hand too, and read at once: what changed is looked up before every kept answer.
    limits: { pressure: pressureLimits({ waits: true }), kept: { renewAfter: -1, validFor: -1 }, ...limits },
    onRoute: ({ method, url, schema, config }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, schema, config })
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const eyes = new pg.Client({ connectionString: database.url })
  await eyes.connect()
  return {
    databaseUrl: database.url,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    routes,
    provider: demo,
    sessions,
    dataDir,
    stores: await openStores(config, uploadsLog),
    server: app.server,
    log,
    jobs: { db, uploads, config, log: { error: note } },
    query: async <Row extends object>(statement: string, values: unknown[] = []) =>
      (await eyes.query<Row>(statement, values)).rows,
    stop: async () => {
      const closing = app.close()
      // Otherwise closing waits for requests that a test sent incompletely.
      app.server.closeAllConnections()
      await closing
      await db.close()
      await eyes.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
