import { startEmbedded } from '#server/db/connection/embedded/index.ts'

/**
 * Runs the embedded server in a process of its own, for tests that kill it: its argument is the data folder. Prints
 * `url <address>` when the server runs. SIGTERM shuts it down.
 */
const database = await startEmbedded({ dataDir: process.argv[2] ?? '', print: () => undefined })
process.once('SIGTERM', () => void database.stop())
console.log(`url ${database.url}`)
