import { readConfig } from './config.ts'
import { StartError } from './errors.ts'
import { startServer } from './start.ts'

/** Starts everything, prints where to look, and shuts down gracefully on SIGTERM and Ctrl-C. */
try {
  const server = await startServer(readConfig(), { print: (line) => console.log(line) })
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
