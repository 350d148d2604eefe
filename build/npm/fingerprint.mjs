import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inProject } from './project.mjs'

const sources = [
  'resources',
  'demo',
  'src',
  'server',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const isTest = /\.test(-d)?\.[tj]sx?$/
/** In no bundle: read when a database is filled. */
const isDemoPicture = /^demo[\\/]pictures[\\/]/

/** A hash of all sources and of the environment used by the build; if equal, the bundles are too. */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  // Vite includes these in the bundles (docs/native.md: VITE_API_BASE).
  const given = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of given.sort()) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = inProject(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(full.length - path.length))
    .filter((each) => !isDemoPicture.test(each))
    .sort()
}
