import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Environment } from './environment.ts'

export type LogConfig = ReturnType<typeof readLogConfig>

/** A transport of pino that also gets the lines. */
export interface LogTransport {
  module: string
  options: object
}

/** A file of null is standard output; one that reaches `rotateBytes`, if not 0, is set aside, and the newest `keep` of those stay. */
export function readLogConfig(read: Environment, { cwd, dataDir }: { cwd: string; dataDir: string }) {
  const given = read.text('LOG')
  const isStandard = given?.toLowerCase() === 'stdout'
  const file = isStandard ? null : resolve(cwd, given ?? join(dataDir, 'zay.log'))
  const rotateBytes = read.megabytes('LOG_MB', 50 * 1024 ** 2)
  const keep = read.count('LOG_KEEP', 5)
  const idle = isStandard ? ['LOG_MB', 'LOG_KEEP'] : rotateBytes === 0 ? ['LOG_KEEP'] : []
  for (const name of idle)
    if (read.text(name) !== null)
      read.problems.push(`${name} does nothing with ${isStandard ? 'LOG=stdout' : 'LOG_MB=0'}. Please leave it out.`)
  return { file, rotateBytes, keep, transport: readTransport(read, cwd) }
}

function readTransport(read: Environment, cwd: string): LogTransport | null {
  const [name, options] = [read.text('LOG_TRANSPORT'), read.jsonObject('LOG_TRANSPORT_OPTIONS')]
  if (name === null) {
    if (options) read.problems.push('LOG_TRANSPORT_OPTIONS does nothing without LOG_TRANSPORT. Please leave it out.')
    return null
  }
  const module = findModule(name, [join(cwd, 'package.json'), import.meta.url])
  if (module === null) {
    read.problems.push('LOG_TRANSPORT names no module that is installed. Please correct it, or give its path.')
    return null
  }
  return { module, options: options ?? {} }
}

/** @param from files beside which it may be installed */
function findModule(name: string, from: string[]): string | null {
  for (const file of from)
    try {
      return createRequire(file).resolve(name)
    } catch {
      // The next one may know it.
    }
  return null
}
