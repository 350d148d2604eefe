import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { sourceFingerprint } from './fingerprint.mjs'
import { cacheFolder, CannotGoOn, inProject } from './project.mjs'
import { withProgress } from './progress.mjs'

const buildFolder = inProject('dist')
const stampName = 'fingerprint'
const products = ['client/index.html', 'render/entry.server.js', 'server/main.js', 'server/cli.js']

/** Whether dist/ holds what the sources would give now. */
export function isBuilt() {
  if (![stampName, ...products].every((name) => existsSync(join(buildFolder, name)))) return false
  return readFileSync(join(buildFolder, stampName), 'utf8') === sourceFingerprint()
}

/** Builds app, server rendering and server, and puts them in place of the old ones when all of it succeeded. */
export async function build() {
  for (const name of readdirSync(cacheFolder)) {
    if (name.startsWith('build-')) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  }
  const made = join(cacheFolder, `build-${process.pid}`)
  mkdirSync(made, { recursive: true })
  // Taken before, so that a change made meanwhile is built next time.
  const fingerprint = sourceFingerprint()
  const logFile = join(cacheFolder, 'build.log')
  let reason = 'it was ended'
  const code = await withProgress('Building', (now) =>
    runChild(process.execPath, [inProject('server', 'start', 'bundles.mjs'), made], {
      // Production bundles in any case (docs/rules.md#starting); a process of its own, since ours keeps its NODE_ENV.
      env: { ...process.env, NODE_ENV: 'production' },
      logFile,
      onMessage: (message) => {
        if (message.what) now(message.what)
        if (message.reason) reason = message.reason
      },
    }),
  )
  if (code !== 0) {
    throw new CannotGoOn(`The app could not be built (${reason}): the whole report is in ${logFile}.`)
  }
  writeFileSync(join(made, stampName), fingerprint)
  putInPlace(made)
}

/** Two renames: who reads dist/ meanwhile sees the old or the new one, never half of one. */
function putInPlace(made) {
  const old = `${made}-old`
  if (existsSync(buildFolder)) renameSync(buildFolder, old)
  renameSync(made, buildFolder)
  rmSync(old, { recursive: true, force: true })
}
