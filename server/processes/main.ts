import cluster from 'node:cluster'
import { readConfig } from '../config.ts'
import { StartError } from '../errors.ts'
import { startServer, type StartOptions } from '../start.ts'

interface Options extends Pick<StartOptions, 'renderer'> {
  /** The file that calls this, for further processes. */
  program: string
}

/** Starts everything, prints where to look, and shuts down gracefully on SIGTERM and Ctrl-C. */
export async function runMain({ program, renderer }: Options): Promise<void> {
  const config = readConfig()
  if (cluster.isWorker) {
    const { runWorker } = await import('./worker.ts')
    return runWorker(config, { renderer })
  }
  const print = (line: string) => console.log(line)
  try {
    const server =
      config.processes === 1
        ? await startServer(config, { print, renderer })
        : await (await import('./manager.ts')).startManager(config, { print, program })
    for (const line of server.greeting) console.log(line)
    let endingSince: number | undefined
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // Terminals and npm send one key press twice; a second one a second later means it.
        if (endingSince !== undefined) {
          if (Date.now() - endingSince > 1000) process.exit(1)
          return
        }
        endingSince = Date.now()
        void server.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
