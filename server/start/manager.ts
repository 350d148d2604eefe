import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { loggable, StartError } from '../errors.ts'
import { start, withTimeout, type StartOptions } from './startServer.ts'
import { closeLostConnection } from './lostConnections.ts'
import { openConfigured } from './openConfigured.ts'
import { tellWorker, type FromWorker } from './messages.ts'

/** A worker that ends this soon after its start is replaced after a pause: else one that cannot start would be started all the time. */
const shortLifeMs = 5000
const pauseMs = 1000
/** Running requests have 5 s; who takes longer is ended. */
const workerStopMs = 6000

/**
 * The server on several processes: this one has the database, if it is the embedded one, and the jobs; the others answer
 * requests on one port, and are replaced when they end (docs/decisions/processes.md).
 * @param program what the others run, which has to call `runWorker`
 * @throws StartError with a sentence that says what to do
 */
export const startManager = (config: Config, { print, program }: Pick<StartOptions, 'print'> & { program: string }) =>
  start(config, print, async ({ log, url, closers }) => {
    const workers = manageWorkers({ program, log, url, processes: config.processes })
    closers.push(() => workers.stop())
    const { port, demoCode } = await workers.areServing
    const db = openConfigured(config, { url, poolSize: 2, log })
    closers.push(() => db.close())
    return { db, demoCode, port }
  })

interface Managed {
  program: string
  log: Logger
  url: string
  processes: number
}

function manageWorkers({ program, log, url, processes }: Managed) {
  cluster.setupPrimary({ exec: program, args: [] })
  const workers = new Set<Worker>()
  let isStopping = false
  type Serving = { port: number; demoCode: string | null }
  let resolveServing: (serving: Serving) => void = () => undefined
  let rejectServing: (error: StartError) => void = () => undefined
  const areServing = new Promise<Serving>((resolve, reject) => {
    resolveServing = resolve
    rejectServing = reject
  })
  let isServing = false
  let ready = 0

  const onMessage = (worker: Worker, message: FromWorker) => {
    if (message.kind === 'asksForSettings') tellWorker(worker, { kind: 'settings', url, processes })
    if (message.kind === 'cannotServe') {
      log.error({ reason: message.message }, 'a process cannot serve')
      rejectServing(new StartError(message.message))
    }
    if (message.kind === 'serves' && ++ready === processes) {
      isServing = true
      resolveServing(message)
    }
  }

  const startOne = () => {
    const startedAt = performance.now()
    const worker = cluster.fork()
    closeLostConnection(worker)
    workers.add(worker)
    worker.on('message', (message: FromWorker) => onMessage(worker, message))
    worker.on('error', (error) => log.error({ error: loggable(error) }, 'a process could not be told'))
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (isStopping) return
      log.error({ pid: worker.process.pid, code, signal }, 'a process has ended')
      if (!isServing) rejectServing(new StartError('A process of the server ended at its start.'))
      else if (performance.now() - startedAt > shortLifeMs) startOne()
      else setTimeout(() => isStopping || startOne(), pauseMs).unref()
    })
  }

  for (let n = 0; n < processes; n++) startOne()
  return {
    /** Once all of them are; rejected with a StartError when one cannot. */
    areServing,
    async stop() {
      isStopping = true
      const ended = [...workers].map((worker) => once(worker, 'exit'))
      for (const worker of workers) tellWorker(worker, { kind: 'stop' })
      await withTimeout(workerStopMs, Promise.all(ended))
      for (const worker of workers) worker.process.kill('SIGKILL')
    },
  }
}
