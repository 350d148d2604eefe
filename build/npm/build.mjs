import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { sourceFingerprint } from './fingerprint.mjs'
import { cacheFolder, CommandError, inProject } from './project.mjs'
import { withProgress } from './progress.mjs'

const buildFolder = inProject('dist')
const stampName = 'fingerprint'
const products = ['client/index.html', 'render/entry.server.js', 'server/main.js', 'server/cli.js']

export function isBuilt() {
  if (![stampName, ...products].every((name) => existsSync(join(buildFolder, name)))) return false
  return readFileSync(join(buildFolder, stampName), 'utf8') === sourceFingerprint()
}

/** Builds client, rendering and server, and replaces the old build when all succeeded. */
export async function build() {
  for (const name of readdirSync(cacheFolder)) {
    if (name.startsWith('build-')) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  }
  const output = join(cacheFolder, `build-${process.pid}`)
  mkdirSync(output, { recursive: true })
  // Before the build, so that a change meanwhile causes another build.
  const fingerprint = sourceFingerprint()
  const logFile = join(cacheFolder, 'build.log')
  let reason = 'it was ended'
  const code = await withProgress('Building', (now) =>
    runChild(process.execPath, [inProject('build', 'bundles.mjs'), output], {
      // Always production bundles (docs/rules.md#starting). In its own process, since ours keeps its NODE_ENV.
      env: { ...process.env, NODE_ENV: 'production' },
      logFile,
      onMessage: (message) => {
        if (message.what) now(message.what)
        if (message.reason) reason = message.reason
      },
    }),
  )
  if (code !== 0) {
    throw new CommandError(`The app could not be built (${reason}): the whole report is in ${logFile}.`)
  }
  writeFileSync(join(output, stampName), fingerprint)
  replaceBuild(output)
}

/** Two renames: readers of dist/ see the old or the new build, never a mixture. */
function replaceBuild(output) {
  const old = `${output}-old`
  if (existsSync(buildFolder)) renameSync(buildFolder, old)
  renameSync(output, buildFolder)
  rmSync(old, { recursive: true, force: true })
}
