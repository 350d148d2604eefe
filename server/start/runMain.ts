import cluster from 'node:cluster'
import { isatty } from 'node:tty'
import { readConfig } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { startServer, type StartOptions } from './startServer.ts'

interface Options extends Pick<StartOptions, 'renderer'> {
  program: string
}

/** Starts everything and prints where to look. An error that the operator can mend is printed as its sentence, without a stack. */
export async function runMain({ program, renderer }: Options): Promise<void> {
  try {
    const config = readConfig()
    if (cluster.isWorker) return await (await import('./worker.ts')).runWorker(config, { renderer })
    // What is for a person and what is for a program that collects logs do not mix.
    const print = (line: string) => (config.log.file === null ? console.error(line) : console.log(line))
    const server =
      config.processes === 1 || renderer?.serverFactory
        ? await startServer(config, { print, renderer })
        : await (await import('./manager.ts')).startManager(config, { print, program })
    for (const line of server.greeting) print(line)
    let endingSince: number | undefined
    for (const signal of endingSignals()) {
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

/** A terminal that closes ends what runs in it. Without one, SIGHUP asks for the log to be opened anew (server/log/log.ts). */
const endingSignals = (): readonly NodeJS.Signals[] =>
  isatty(0) || isatty(1) ? ['SIGTERM', 'SIGINT', 'SIGHUP'] : ['SIGTERM', 'SIGINT']
