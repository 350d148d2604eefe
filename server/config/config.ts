import { join, resolve } from 'node:path'
import { readIdentity } from './identityConfig.ts'
import { isLoopbackHost } from './privateAddress.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { readNativeApp } from './nativeApp.ts'
import { readLogConfig } from './logConfig.ts'
import { StartError } from '../errors.ts'
import { isStoreAddress, readObjectStore } from './objectStore.ts'

/** The validated environment (docs/rules.md#environment). Null: not configured. */
export type Config = ReturnType<typeof readConfig>

/** Whether the database needs a processor of this machine (docs/performance.md#several-processes); the embedded one does. */
function isOnThisMachine(databaseUrl: string | null): boolean {
  const host = databaseUrl === null ? '' : new URL(databaseUrl).hostname
  return host === '' || isLoopbackHost(host)
}

/**
 * Reads and checks the environment.
 * @param at `usesStore`: a command that was given an address in an object store
 * @throws StartError with a line for each invalid variable, never with its value
 */
export function readConfig(
  env: NodeJS.ProcessEnv = process.env,
  at: { cwd: string; usesStore?: boolean } = { cwd: process.cwd() },
) {
  const read = readEnvironment(env)
  const production = read.text('NODE_ENV') === 'production'
  const publicUrl = read.origin('PUBLIC_URL', 'https://app.example')
  const databaseUrl = read.database('DATABASE_URL')
  const givenOrigins = read.origins('ALLOWED_ORIGINS')
  const seed = read.flag('SEED')
  const identity = readIdentity(read, { production, publicUrl, databaseUrl })
  const dataDir = resolve(at.cwd, read.text('DATA_DIR') ?? 'data')
  const backsUpThere = at.usesStore === true || isStoreAddress(read.text('BACKUP_FOLDER') ?? '')
  const config = {
    host: read.text('HOST') ?? '0.0.0.0',
    port: read.port('PORT', 3000),
    // To try it out on a laptop wants little memory rather than many processors.
    processes: read.processes('PROCESSES', identity.demo ? 1 : 'auto', isOnThisMachine(databaseUrl) ? 1 : 0),
    /** An absolute path. */
    dataDir,
    database: {
      url: databaseUrl,
      directUrl: read.database('DATABASE_DIRECT_URL') ?? databaseUrl,
      /** Servers that follow it, or take its place. */
      replicaUrls: read.databases('DATABASE_REPLICA_URLS'),
      /** Whether connections may keep statements, which a pooler in between forbids. */
      prepare: read.flag('DATABASE_PREPARE') ?? true,
    },
    /** The public origin, without a trailing slash. */
    publicUrl,
    /** Origins allowed to call the API, besides the server's own. */
    allowedOrigins: [
      ...(publicUrl === null ? [] : [publicUrl]),
      ...(givenOrigins.length > 0 ? givenOrigins : ['capacitor://localhost', 'https://localhost']),
    ],
    trustProxy: read.proxies('TRUST_PROXY'),
    ...identity,
    googleMapsApiKey: read.text('GOOGLE_MAPS_API_KEY'),
    /** A URL with {z}, {x}, {y}; null for no tiles. */
    mapTilesUrl: readMapTiles(read),
    appName: read.text('APP_NAME') ?? 'Zay',
    nativeApp: readNativeApp(read, { origin: publicUrl }),
    agency: { name: read.text('AGENCY_NAME') ?? 'Zay Studio', url: read.webAddress('AGENCY_URL') },
    /** Whether demo mode fills an empty database. */
    seed: seed ?? true,
    rateLimit: read.flag('RATE_LIMIT') ?? true,
    /** Bytes of memory for answers to visitors; 0: none are kept. */
    keptAnswersBytes: read.megabytes('KEPT_ANSWERS_MB', 64 * 1024 ** 2),
    /** Bytes of files that a person may send within 24 hours; 0 for no limit. */
    uploadQuotaBytes: read.megabytes('UPLOAD_QUOTA_MB', 2 * 1024 ** 3),
    /** Bytes of the disk that uploads leave free; null: as usual. */
    diskReserveBytes: read.megabytes('DISK_RESERVE_MB', null),
    log: readLogConfig(read, { ...at, dataDir }),
    ...readObjectStore(env, read, backsUpThere),
    metrics: readMetrics(read),
    /** Statements that take at least this many milliseconds are logged. */
    slowQueryMs: read.text('SLOW_QUERY_MS') === null ? null : read.count('SLOW_QUERY_MS', 1000),
    /** Whether websites of pages are looked at (docs/rules.md#dead-links). */
    checkLinks: read.flag('CHECK_LINKS') ?? false,
    regularBackups: readRegularBackups(read, { ...at, dataDir }),
  }
  if (production && !config.rateLimit) read.problems.push('RATE_LIMIT=0 is for load tests and refused in production.')
  if (!databaseUrl && config.database.directUrl) {
    read.problems.push('DATABASE_DIRECT_URL needs DATABASE_URL beside it.')
  }
  if (!databaseUrl && config.database.replicaUrls.length > 0) {
    read.problems.push('DATABASE_REPLICA_URLS needs DATABASE_URL beside it, the database that takes writes.')
  }
  if (!config.demo && seed === true) {
    config.notices.push('SEED=1 does nothing here: an empty database is filled in demo mode only.')
  }
  config.notices.push(...read.mistyped())
  if (read.problems.length > 0) throw new StartError(read.problems.join('\n'))
  return config
}

function readMapTiles(read: Environment): string | null {
  if (read.text('MAP_TILES_URL')?.toLowerCase() === 'off') return null
  const value = read.webAddress('MAP_TILES_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    read.problems.push('MAP_TILES_URL must hold {z}, {x} and {y}, or be off.')
  }
  return value
}

function readMetrics(read: Environment) {
  const [host, token] = [read.text('METRICS_HOST') ?? '127.0.0.1', read.text('METRICS_TOKEN')]
  if (read.text('METRICS_PORT') === null) {
    for (const name of ['METRICS_HOST', 'METRICS_TOKEN'])
      if (read.text(name) !== null) read.problems.push(`${name} does nothing without METRICS_PORT, such as 9090.`)
    return null
  }
  if (token !== null && token.length < 16) read.problems.push('METRICS_TOKEN needs at least 16 characters.')
  if (token === null && !isLoopbackHost(host))
    read.problems.push('METRICS_HOST is an address that others reach: please set METRICS_TOKEN too.')
  return { host, port: read.port('METRICS_PORT', 9090), token }
}

/** The folder is an absolute path, or `s3://` with a bucket and a prefix; `keep` of the newest stay. */
function readRegularBackups(read: Environment, { cwd, dataDir }: { cwd: string; dataDir: string }) {
  const everyMs = read.duration('BACKUP_EVERY')
  const given = read.text('BACKUP_FOLDER') ?? join(dataDir, 'backups')
  const folder = isStoreAddress(given) ? given : resolve(cwd, given)
  if (isStoreAddress(given) && !/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-zA-Z0-9._-]+)*\/?$/.test(given))
    read.problems.push(
      'BACKUP_FOLDER must be a path, or s3:// with a bucket and folders, such as s3://zay-backups/daily.',
    )
  const keep = read.count('BACKUP_KEEP', 14)
  if (everyMs !== null) return { everyMs, folder, keep }
  for (const name of ['BACKUP_FOLDER', 'BACKUP_KEEP'])
    if (read.text(name) !== null) read.problems.push(`${name} does nothing without BACKUP_EVERY, such as 6h.`)
  return null
}
