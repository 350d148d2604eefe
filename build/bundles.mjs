/**
 * Makes the three bundles of vite.config.ts in the given folder: `client` (for browsers), `render` (public screens on
 * the server), `server` (main.js and cli.js). Started by `npm run build` as its own process.
 */
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { keepOlderBuilds } from './olderBuilds.mjs'

const projectFolder = join(import.meta.dirname, '..')
const inProject = (...parts) => join(projectFolder, ...parts)

const folder = process.argv[2]
const bundle = (mode, more = {}) =>
  build({
    root: projectFolder,
    mode,
    logLevel: 'warn',
    build: { outDir: join(folder, mode), emptyOutDir: true, ...more },
  })

const report = (what) => process.send?.({ what })

try {
  report('Building the app')
  await bundle('client')
  await compressFolder(join(folder, 'client'))
  report('Building the screens for the server')
  await bundle('render')
  report('Building the server')
  await bundle('server', {
    rolldownOptions: {
      input: { main: inProject('server', 'start', 'main.ts'), cli: inProject('server', 'cli', 'runCommand.ts') },
    },
  })
  keepOlderBuilds(folder, inProject('dist'))
} catch (error) {
  // The log gets the whole error, the terminal one line.
  console.error(error)
  const lines = stripVTControlCharacters(String(error?.message ?? error)).split('\n')
  const reason = lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('Build failed with'))
  process.send?.({ reason: reason ?? 'no reason was given' })
  process.exitCode = 1
}
process.disconnect?.()
