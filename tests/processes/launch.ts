import { fileURLToPath } from 'node:url'
import { runMain } from '#server/processes/main.ts'

/** The server as `npm start` runs it, from its sources and without screens. */
await runMain({ program: fileURLToPath(import.meta.url), renderer: null })
