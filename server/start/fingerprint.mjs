import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inProject } from './project.mjs'

/** What the bundles are made of. */
const sources = [
  'resources',
  'demo',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const isBeside = /\.test(-d)?\.[tj]sx?$/
/** Read when a database is filled, and in no bundle. */
const isRead = /^demo[\\/]pictures[\\/]/

/** A hash over every source and what the environment adds at build time; equal means the bundles would be, too. */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  // Vite writes these into the bundles (docs/native.md: VITE_API_BASE).
  const given = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of given.sort()) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = inProject(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isBeside.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(full.length - path.length))
    .filter((each) => !isRead.test(each))
    .sort()
}
