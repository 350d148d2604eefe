import { fileURLToPath } from 'node:url'
import { runMain } from '#server/start/runMain.ts'

/** The server as `npm start` runs it, from its sources and without screens. */
await runMain({ program: fileURLToPath(import.meta.url), renderer: null })
