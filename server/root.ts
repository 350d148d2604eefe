import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, wherever this code was bundled to. */
export const projectRoot = find(import.meta.dirname)

function find(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const up = dirname(from)
  if (up === from) throw new Error('package.json was not found above the server')
  return find(up)
}
