import { fileURLToPath } from 'node:url'
import { runMain } from './processes/main.ts'

await runMain({ program: fileURLToPath(import.meta.url) })
