import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { editDistance } from '#resources/text/editDistance.ts'
import { isLoopbackHost } from './privateAddress.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Beyond these the database is the limit, and its connections (docs/decisions/processes.md). */
const maxProcesses = 16

/** The number of proxies in front, or their addresses; false for none. */
export type TrustProxy = false | number | string[]

interface Texts {
  /** Sentences about what is wrong. */
  problems: string[]
  text(name: string): string | null
  /** For each name that no variable has, but nearly one, a sentence. Asked when all are read. */
  mistyped(): string[]
  list(name: string): string[]
  /** Those of them that are valid; the others are a problem. */
  validParts(name: string, isValid: (part: string) => boolean, requirement: string): string[]
}

/**
 * Typed access to environment variables. Every method returns a usable value and records problems, so that one start
 * reports all of them. A problem names the variable, never its value, which may be a secret.
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env) {
  const texts = readTexts(env)
  return { ...texts, ...readValues(texts), ...readNumbers(texts), ...readAddresses(texts) }
}

function readTexts(env: NodeJS.ProcessEnv): Texts {
  const problems: string[] = []
  const known = new Set<string>()
  const text = (name: string): string | null => {
    known.add(name)
    return env[name]?.trim() || null
  }
  const mistyped = () =>
    Object.keys(env).flatMap((name) => {
      const meant = known.has(name) ? undefined : nearestOf(name, [...known])
      return meant === undefined ? [] : [`${name} is no variable of this app: did you mean ${meant}?`]
    })
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const validParts = (name: string, isValid: (part: string) => boolean, requirement: string) => {
    const parts = list(name)
    if (!parts.every(isValid)) problems.push(`${name} ${requirement}`)
    return parts.filter(isValid)
  }
  return { problems, text, mistyped, list, validParts }
}

/** The known name with the fewest letters wrong; of short names none, since HOST is near others' HOME. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const wrong = (one: string) => editDistance([...name.toUpperCase()], [...one])
  const near = known.filter((one) => one.length >= 6 && wrong(one) <= (one.length < 9 ? 1 : 2))
  return near.sort((a, b) => wrong(a) - wrong(b))[0]
}

const readValues = ({ problems, text }: Texts) => ({
  flag(name: string): boolean | null {
    const value = text(name)?.toLowerCase()
    if (value === undefined) return null
    if (['1', 'true', 'yes', 'on'].includes(value)) return true
    if (!['0', 'false', 'no', 'off'].includes(value)) problems.push(`${name} must be 1 or 0.`)
    return false
  },
  /** An object in JSON; null when it is not set. */
  jsonObject(name: string): object | null {
    const value = text(name)
    if (value === null) return null
    try {
      const parsed = JSON.parse(value) as unknown
      if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
    } catch {
      // Said below.
    }
    problems.push(`${name} must be an object in JSON, such as {"host":"logs.example"}.`)
    return null
  },
})

const readNumbers = ({ problems, text }: Texts) => ({
  port(name: string, defaultPort: number): number {
    const value = text(name)
    if (value === null) return defaultPort
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
    problems.push(`${name} must be a port number from 0 (any free one) to 65535.`)
    return defaultPort
  },
  /** A whole number of megabytes, in bytes. */
  megabytes<Default extends number | null>(name: string, defaultBytes: Default): number | Default {
    const value = text(name)
    if (value === null) return defaultBytes
    if (/^\d{1,9}$/.test(value)) return Number(value) * 1024 ** 2
    problems.push(`${name} must be a whole number of megabytes.`)
    return defaultBytes
  },
  /** A number of minutes, hours or days, in milliseconds; null when it is not set. */
  duration(name: string): number | null {
    const value = text(name)
    if (value === null) return null
    const [, count = '', unit = ''] = /^([1-9]\d{0,3})(m|h|d)$/.exec(value) ?? []
    if (count !== '') return Number(count) * { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit as 'm' | 'h' | 'd']
    problems.push(`${name} must be a number of minutes, hours or days, such as 30m, 6h or 1d.`)
    return null
  },
  /** A whole number from 1 on. */
  count(name: string, whenAbsent: number): number {
    const value = text(name)
    if (value === null) return whenAbsent
    if (/^[1-9]\d{0,5}$/.test(value)) return Number(value)
    problems.push(`${name} must be a whole number from 1 on.`)
    return whenAbsent
  },
  /** A number of processes; `auto`: one a processor, but for those that are left to others. */
  processes(name: string, whenAbsent: number | 'auto', left: number): number {
    const value = text(name)?.toLowerCase() ?? String(whenAbsent)
    if (value === 'auto') return Math.min(Math.max(1, availableParallelism() - left), maxProcesses)
    if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= maxProcesses) return Number(value)
    problems.push(`${name} must be auto or a number from 1 to ${maxProcesses}.`)
    return 1
  },
})

const readAddresses = ({ problems, text, validParts }: Texts) => ({
  webAddress(name: string): string | null {
    const value = text(name)
    if (value === null || isWebAddress(value)) return value
    problems.push(`${name} must be an address that begins with https:// or http://.`)
    return null
  },
  origins: (name: string) =>
    validParts(
      name,
      (part) => /^(https?|capacitor|ionic):\/\/[^\s/?#@*]+$/.test(part),
      'must be origins like https://app.example, separated by commas, without a path and without *.',
    ),
  emails: (name: string) =>
    validParts(name, (part) => /^[^\s@]+@[^\s@]+$/.test(part), 'must be e-mail addresses, separated by commas.').map(
      lowerCaseAddress,
    ),
  database(name: string): string | null {
    const value = text(name)
    if (value === null || isDatabaseAddress(value)) return value
    problems.push(`${name} must begin with postgres:// or postgresql://.`)
    return null
  },
  databases: (name: string) =>
    validParts(
      name,
      isDatabaseAddress,
      'must be addresses that begin with postgres:// or postgresql://, separated by commas.',
    ),
  proxies(name: string): TrustProxy {
    const value = text(name)?.toLowerCase() ?? '0'
    // "true" means one proxy: if all were trusted, clients could choose their address (docs/safety.md#s41).
    if (['true', 'yes', 'on'].includes(value)) return 1
    if (['false', 'no', 'off', '0'].includes(value)) return false
    if (/^[1-9]$/.test(value)) return Number(value)
    const addresses = validParts(
      name,
      isNetwork,
      'must be a number of proxies, or their addresses separated by commas.',
    )
    return addresses.length > 0 ? addresses : false
  },
})

export type Environment = ReturnType<typeof readEnvironment>

/** Whether a secret may be sent to this URL: https, or http on this machine (docs/rules.md#environment). */
export function isSafeAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
}

const isWebAddress = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

const isDatabaseAddress = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol)

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits, more] = value.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The project's folder, wherever this code was bundled to. */
export const projectRoot = findProjectRoot(import.meta.dirname)

function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const up = dirname(from)
  if (up === from) throw new Error('package.json was not found above the server')
  return findProjectRoot(up)
}

/** The version in package.json (CHANGELOG.md). */
export const release = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string })
  .version

/** The object store's client says on the terminal which versions of Node later ones of it will want. We choose the version. */
export function silenceObjectStoreClient(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
}
