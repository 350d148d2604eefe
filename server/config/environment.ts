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

type Texts = ReturnType<typeof readTexts>

/** Typed access to environment variables. It records all problems for one start to report, never with a value, which may be secret. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env) {
  const texts = readTexts(env)
  return { ...texts, ...readValues(texts), ...readNumbers(texts), ...readAddresses(texts) }
}

function readTexts(env: NodeJS.ProcessEnv) {
  /** Sentences about what is wrong. */
  const problems: string[] = []
  const known = new Set<string>()
  const text = (name: string): string | null => {
    known.add(name)
    return env[name]?.trim() || null
  }
  /** What `read` makes of a text; where that is undefined, a problem. */
  const parsed = <T, Absent>(
    name: string,
    whenAbsent: Absent,
    read: (text: string) => T | undefined,
    requirement: string,
  ): T | Absent => {
    const given = text(name)
    const value = given === null ? whenAbsent : read(given)
    if (value === undefined) problems.push(`${name} ${requirement}`)
    return value ?? whenAbsent
  }
  /** For each name that no variable has, but nearly one, a sentence. Asked when all are read. */
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
  /** Those of them that are valid; the others are a problem. */
  const validParts = (name: string, isValid: (part: string) => boolean, requirement: string) => {
    const parts = list(name)
    if (!parts.every(isValid)) problems.push(`${name} ${requirement}`)
    return parts.filter(isValid)
  }
  return { problems, text, parsed, mistyped, list, validParts }
}

/** The known name with the fewest letters wrong; of short names none, since HOST is near others' HOME. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const wrong = (one: string) => editDistance([...name.toUpperCase()], [...one])
  const near = known.filter((one) => one.length >= 6 && wrong(one) <= (one.length < 9 ? 1 : 2))
  return near.sort((a, b) => wrong(a) - wrong(b))[0]
}

function flagIn(text: string): boolean | undefined {
  if (/^(1|true|yes|on)$/i.test(text)) return true
  return /^(0|false|no|off)$/i.test(text) ? false : undefined
}

const readValues = ({ parsed }: Texts) => ({
  flag: (name: string): boolean | null => parsed(name, null, flagIn, 'must be 1 or 0.'),
  /** An object in JSON; null when it is not set. */
  jsonObject: (name: string): object | null =>
    parsed(name, null, objectIn, 'must be an object in JSON, such as {"host":"logs.example"}.'),
})

function objectIn(text: string): object | undefined {
  try {
    const found = JSON.parse(text) as unknown
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined
  } catch {
    return undefined
  }
}

const wholeNumber = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 }

const readNumbers = ({ parsed }: Texts) => ({
  port: (name: string, whenAbsent: number): number =>
    parsed(name, whenAbsent, wholeNumber(0, 65_535), 'must be a port number from 0 (any free one) to 65535.'),
  /** A whole number of megabytes, in bytes. */
  megabytes<Default extends number | null>(name: string, defaultBytes: Default): number | Default {
    const megabytes = parsed(name, null, wholeNumber(0, 999_999_999), 'must be a whole number of megabytes.')
    return megabytes === null ? defaultBytes : megabytes * 1024 ** 2
  },
  /** A number of minutes, hours or days, in milliseconds; null when it is not set. */
  duration(name: string): number | null {
    const read = (text: string) => {
      const [, count, unit] = /^([1-9]\d{0,3})(m|h|d)$/.exec(text) ?? []
      return count === undefined ? undefined : Number(count) * unitMs[unit as keyof typeof unitMs]
    }
    return parsed(name, null, read, 'must be a number of minutes, hours or days, such as 30m, 6h or 1d.')
  },
  /** A whole number from 1 on. */
  count: (name: string, whenAbsent: number): number =>
    parsed(name, whenAbsent, wholeNumber(1, 999_999), 'must be a whole number from 1 on.'),
  /** A number of processes; `auto`: one a processor, but for those that are left to others. */
  processes(name: string, whenAbsent: number | 'auto', left: number): number {
    const auto = Math.min(Math.max(1, availableParallelism() - left), maxProcesses)
    const read = (text: string) => (text.toLowerCase() === 'auto' ? auto : wholeNumber(1, maxProcesses)(text))
    const usual = whenAbsent === 'auto' ? auto : whenAbsent
    return parsed(name, usual, read, `must be auto or a number from 1 to ${maxProcesses}.`)
  },
})

const readAddresses = ({ text, parsed, problems, validParts }: Texts) => ({
  webAddress: (name: string): string | null =>
    parsed(name, null, validIf(isWebAddress), 'must be an address that begins with https:// or http://.'),
  /** @param example of such an origin */
  origin(name: string, example: string): string | null {
    const value = parsed(name, null, validIf(isWebAddress), 'must be an address that begins with https:// or http://.')
    if (value === null) return null
    const url = new URL(value)
    if (url.pathname !== '/' || url.search || url.hash || url.username)
      problems.push(`${name} must be an origin like ${example}, without a path.`)
    return url.origin
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
  database: (name: string): string | null =>
    parsed(name, null, validIf(isDatabaseAddress), 'must begin with postgres:// or postgresql://.'),
  databases: (name: string) =>
    validParts(
      name,
      isDatabaseAddress,
      'must be addresses that begin with postgres:// or postgresql://, separated by commas.',
    ),
  proxies(name: string): TrustProxy {
    const value = text(name)?.toLowerCase() ?? '0'
    // "true" means one proxy: if all were trusted, clients could choose their address (docs/safety.md#s41).
    const flag = flagIn(value)
    if (flag !== undefined) return flag ? 1 : false
    if (/^[1-9]$/.test(value)) return Number(value)
    const requirement = 'must be a number of proxies, or their addresses separated by commas.'
    const addresses = validParts(name, isNetwork, requirement)
    return addresses.length > 0 ? addresses : false
  },
})

const validIf = (isValid: (text: string) => boolean) => (text: string) => (isValid(text) ? text : undefined)

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
