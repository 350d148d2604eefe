import { startEmbedded } from '#server/db/connection/embedded/index.ts'

/**
 * The embedded server under an app of its own, for the tests that kill it: `node --import tsx launchAlone.ts <data folder>`.
 * Says `url <address>` when it runs, then stays; on SIGTERM it stops in order.
 */
const database = await startEmbedded({ dataDir: process.argv[2] ?? '', print: () => undefined })
process.once('SIGTERM', () => void database.stop())
console.log(`url ${database.url}`)
