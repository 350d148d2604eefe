import type { Logger } from 'pino'
import { runBackups } from '../backup/schedule.ts'
import type { Config } from '../config/config.ts'
import { release } from '../config/environment.ts'
import { greeting } from './greeting.ts'
import { runJobs } from './backgroundJobs.ts'
import type { ServingMetrics } from '../metrics/serving.ts'
import { openLog } from '../log/log.ts'
import { createFolder, findDirectUrl, prepare } from './prepare.ts'
import { repeatedly } from './repeatedly.ts'
import { builtClient } from '../render/built.ts'
import { shareBuild } from '../uploads/sharedBuilds.ts'
import type { UploadStore } from '../uploads/uploads.ts'
import { loggable } from '../errors.ts'
import { serve, type Serving } from './serve.ts'
import type { Renderer } from '../render/renderer.ts'

export interface StartOptions {
  print(line: string): void
  /** The renderer of public screens; by default the built one, null for none. */
  renderer?: Renderer | null
}

/** Milliseconds that all of a shutdown takes at most (docs/safety.md#s60: ten seconds). */
export const stopTimeoutMs = 9000

/** The database and the log, which are ready before requests are answered. */
export interface Prepared extends Omit<ReturnType<typeof openLog>, 'close'> {
  /** The address of the database, which is migrated by now. */
  url: string
  /** Of this process where it answers requests and is measured. */
  metrics: ServingMetrics | null
  closers: (() => Promise<unknown>)[]
}

/**
 * Configuration → database → migrations → data → what answers requests → jobs. What was opened is closed where a step fails.
 * @param answer begins to answer requests; the jobs share its database
 * @throws StartError with a sentence that says what to do
 */
export async function start(
  config: Config,
  print: StartOptions['print'],
  answer: (prepared: Prepared) => Promise<Serving>,
) {
  await createFolder(config.dataDir)
  const { close, ...openLogs } = openLog(config.log, { rotates: true })
  const { log } = openLogs
  const closers = [close]
  log.info({ version: release, node: process.version }, 'the server starts')
  try {
    const { url, uploads } = await prepare(config, { log, print, closers })
    closers.push(await keepBuildShared(uploads, log))
    // Loaded on demand, as most servers measure nothing.
    const measured = config.metrics && (await import('../metrics/collect.ts')).collectMetrics(config)
    const { db, demoCode, port } = await answer({ ...openLogs, url, closers, metrics: measured?.serving ?? null })
    const metrics = measured?.work ?? null
    if (config.metrics && measured) {
      measured.work.watchJobs(db)
      const { watchReplicas } = await import('../metrics/replicas.ts')
      closers.push(watchReplicas(measured.work.registry, [config.database.url ?? url, ...config.database.replicaUrls]))
      const { serveMetrics } = await import('../metrics/metricsServer.ts')
      const server = await serveMetrics({ ...config.metrics, read: measured.read, log })
      closers.push(server.close)
    }
    const jobs = runJobs({ db, uploads, log, metrics, config })
    closers.push(() => jobs.stop())
    if (config.checkLinks) {
      const { checkLinks } = await import('../links/checkLinks.ts')
      const checks = checkLinks({ db, log })
      closers.push(() => checks.stop())
    }
    const { regularBackups: regular } = config
    if (regular) {
      const { url: given } = config.database
      const findUrl = async () => (given === null ? url : findDirectUrl(config, given))
      const backups = runBackups({ db, uploads, log, metrics, config, regular, findUrl })
      closers.push(() => backups.stop())
    }
    return {
      /** What to print: where to look, how to sign in, where the data is. */
      greeting: greeting({ ...config, port }, { demoCode }),
      port,
      /** Lets running requests finish, then closes everything. */
      stop: () => withTimeout(stopTimeoutMs, closeAll(closers)),
    }
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}

const dayMs = 24 * 3_600_000
/** Where this machine's disk has the files, nobody waits for them: the next build takes longer. */
const onDiskAfterMs = 10_000

/** Stores the files of this build soon after the start, with an object store before it, and every day. */
async function keepBuildShared({ builds, isOnDisk }: UploadStore, log: Logger): Promise<() => Promise<void>> {
  const share = async () => {
    await shareBuild(builds, builtClient).catch((error: Error) =>
      log.warn({ error: loggable(error) }, 'the files of this build could not be stored'),
    )
    return dayMs
  }
  return repeatedly(share, isOnDisk ? onDiskAfterMs : await share()).stop
}

/** The server in this process. @throws StartError with a sentence that says what to do */
export const startServer = (config: Config, { print, renderer }: StartOptions) =>
  start(config, print, (prepared) =>
    serve(config, { ...prepared, ...(renderer !== undefined && { renderer }), processes: 1 }),
  )

/** What was opened last is closed first. */
export async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.reverse()) await close()
}

/** Waits for `work`, but no longer than `milliseconds`: a step that hangs must not keep the process alive. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, timeout])
  clearTimeout(timer)
}
