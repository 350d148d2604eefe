import type { Config } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { closeAll, stopTimeoutMs, withTimeout, type StartOptions } from './startServer.ts'
import { openLog } from '../log/log.ts'
import { tellManager, type ToWorker } from './messages.ts'
import { serve } from './serve.ts'

/** One of several processes that answer requests. It ends, after its running requests, when the managing one or SIGTERM says so. */
export async function runWorker(config: Config, { renderer }: Pick<StartOptions, 'renderer'>): Promise<void> {
  const { log, destination, close } = openLog(config.log, { rotates: false })
  const closers = [close]
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    void withTimeout(stopTimeoutMs, closeAll(closers)).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  // Of a terminal it reaches every process; this one ends when it is told to.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', end)
  const settings = await new Promise<{ url: string; processes: number }>((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'settings') resolve(message)
      if (message.kind === 'stop') end()
    })
    tellManager({ kind: 'asksForSettings' })
  })
  try {
    const metrics = config.metrics && (await measured())
    const { port, demoCode } = await serve(config, { ...settings, log, destination, renderer, metrics, closers })
    log.info({ pid: process.pid }, 'a process serves')
    tellManager({ kind: 'serves', port, demoCode })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    tellManager({ kind: 'cannotServe', message: error.message }, () => process.exit(1))
  }
}

async function measured() {
  const { answerManager, createServingMetrics } = await import('../metrics/serving.ts')
  const metrics = createServingMetrics()
  answerManager(metrics)
  return metrics
}
