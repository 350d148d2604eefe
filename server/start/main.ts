import { fileURLToPath } from 'node:url'
import { runMain } from './runMain.ts'

await runMain({ program: fileURLToPath(import.meta.url) })
