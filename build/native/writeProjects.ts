/**
 * `npm run native [-- --into <folder>]`: creates or updates the Android and iOS projects in `native/`. .env.example
 * lists its settings; docs/native.md explains what to do next.
 */
import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { createShell } from './shell.ts'
import { readNativeSettings } from './nativeSettings.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Builds the client without server rendering. Vite reads VITE_API_BASE. */
async function buildClient(folder: string): Promise<void> {
  print('Building the app …')
  await build({ root: projectRoot, mode: 'client', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  // Only for server rendering.
  await rm(join(folder, '.vite'), { recursive: true, force: true })
}

try {
  const { values } = parseArgs({ options: { into: { type: 'string', default: join(projectRoot, 'native') } } })
  const settings = readNativeSettings()
  const folder = resolve(values.into)
  await buildClient(join(folder, 'www'))
  print('Making the Android and the iOS project …')
  for (const line of await createShell(folder, settings)) print(line)
  print(
    `${settings.appName} (${settings.appId}) for ${settings.origin} is in ${relative(process.cwd(), folder) || '.'}: android/ is for Android Studio, ios/ for Xcode. docs/native.md tells how to go on.`,
  )
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
