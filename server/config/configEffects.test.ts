import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, type Config } from './config.ts'
import { projectRoot } from './environment.ts'
import { StartError } from '../errors.ts'
import { projectFiles, read as readSource } from '../../tests/projectFiles.ts'

/** No variable is read and then ignored: it changes something, or the start says so (docs/rules.md#environment). */

type Env = Record<string, string>
const configOf = (env: Env) => readConfig(env, { cwd: '/srv/zay' })

/** A valid value, what has to be set beside it, and what it changes. */
interface Effect {
  value: string
  beside?: Env
  changes: (keyof Config)[]
}
/** A value that stops the start, with a sentence. */
interface Refused {
  value: string
  beside?: Env
  says: RegExp
}

const secret = 'Zq3vT9pLx7WbRk2Mn8Yc5Hd1Jf6Sg4Ua'
const bucket = { S3_BUCKET: 'zay' }
const keys = { ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
const database = { DATABASE_URL: 'postgres://db/zay' }
const effects: Record<string, Effect | Refused> = {
  NODE_ENV: { value: 'production', beside: { JWT_SECRET: secret }, changes: ['demo'] },
  HOST: { value: '127.0.0.1', changes: ['host'] },
  PORT: { value: '8080', changes: ['port'] },
  PROCESSES: { value: '3', changes: ['processes'] },
  DATA_DIR: { value: '/var/data', changes: ['dataDir'] },
  DATABASE_URL: { value: 'postgres://db/zay', changes: ['database', 'demo'] },
  DATABASE_DIRECT_URL: { value: 'postgres://direct/zay', beside: database, changes: ['database'] },
  DATABASE_PREPARE: { value: '0', changes: ['database'] },
  DATABASE_REPLICA_URLS: { value: 'postgres://r1/zay,postgres://r2/zay', beside: database, changes: ['database'] },
  S3_BUCKET: { value: 'zay', changes: ['objectStore'] },
  S3_ENDPOINT: { value: 'https://s3.example', beside: bucket, changes: ['objectStore', 'storeAccess'] },
  S3_PUBLIC_ENDPOINT: {
    value: 'https://files.example',
    beside: { ...bucket, S3_SERVE: 'signed' },
    changes: ['objectStore'],
  },
  S3_REGION: { value: 'eu', beside: bucket, changes: ['objectStore', 'storeAccess'] },
  S3_ACCESS_KEY_ID: { value: 'other', beside: keys, changes: ['objectStore', 'storeAccess'] },
  S3_SECRET_ACCESS_KEY: { value: 'other', beside: keys, changes: ['objectStore', 'storeAccess'] },
  S3_PREFIX: { value: 'zay', beside: bucket, changes: ['objectStore'] },
  S3_SERVE: { value: 'signed', beside: bucket, changes: ['objectStore'] },
  S3_MULTIPART: { value: '1', beside: bucket, says: /^S3_MULTIPART is not used .* Please leave it out\.$/ },
  PUBLIC_URL: { value: 'https://zay.example', changes: ['publicUrl', 'allowedOrigins', 'demo'] },
  ALLOWED_ORIGINS: { value: 'https://a.example', changes: ['allowedOrigins'] },
  TRUST_PROXY: { value: '1', changes: ['trustProxy'] },
  JWT_SECRET: { value: secret, changes: ['sessionSecret'] },
  GOOGLE_CLIENT_ID: { value: 'client', changes: ['codeClient', 'identityIssuers', 'primaryIssuer', 'demo'] },
  GOOGLE_CLIENT_SECRET: { value: 'x', beside: { GOOGLE_CLIENT_ID: 'client' }, changes: ['codeClient'] },
  IDENTITY_ISSUERS: { value: 'https://i.example|app', changes: ['identityIssuers', 'primaryIssuer'] },
  SUPER_ADMIN_EMAILS: { value: 'chief@example.com', changes: ['superAdmins'] },
  DEMO: { value: '1', beside: database, changes: ['demo', 'demoAlways'] },
  GOOGLE_MAPS_API_KEY: { value: 'key', changes: ['googleMapsApiKey'] },
  MAP_TILES_URL: { value: 'off', changes: ['mapTilesUrl'] },
  APP_NAME: { value: 'Zegyo', changes: ['appName'] },
  AGENCY_NAME: { value: 'Studio', changes: ['agency'] },
  AGENCY_URL: { value: 'https://studio.example', changes: ['agency'] },
  NATIVE_APP_ID: { value: 'mm.zay.app', changes: ['nativeApp'] },
  ANDROID_CERT_FINGERPRINTS: {
    value: Array.from({ length: 32 }, () => 'AB').join(':'),
    beside: { NATIVE_APP_ID: 'mm.zay.app' },
    changes: ['nativeApp'],
  },
  APPLE_TEAM_ID: { value: 'ABCDE12345', beside: { NATIVE_APP_ID: 'mm.zay.app' }, changes: ['nativeApp'] },
  CHECK_LINKS: { value: '1', changes: ['checkLinks'] },
  SEED: { value: '0', changes: ['seed'] },
  RATE_LIMIT: { value: '0', changes: ['rateLimit'] },
  KEPT_ANSWERS_MB: { value: '10', changes: ['keptAnswersBytes'] },
  UPLOAD_QUOTA_MB: { value: '10', changes: ['uploadQuotaBytes'] },
  DISK_RESERVE_MB: { value: '10', changes: ['diskReserveBytes'] },
  LOG: { value: 'stdout', changes: ['log'] },
  LOG_MB: { value: '10', changes: ['log'] },
  LOG_KEEP: { value: '2', changes: ['log'] },
  LOG_TRANSPORT: { value: 'pino/file', changes: ['log'] },
  LOG_TRANSPORT_OPTIONS: { value: '{"destination":1}', beside: { LOG_TRANSPORT: 'pino/file' }, changes: ['log'] },
  METRICS_PORT: { value: '9090', changes: ['metrics'] },
  METRICS_HOST: {
    value: '0.0.0.0',
    beside: { METRICS_PORT: '9090', METRICS_TOKEN: 'a-token-of-some-length' },
    changes: ['metrics'],
  },
  METRICS_TOKEN: { value: 'a-token-of-some-length', beside: { METRICS_PORT: '9090' }, changes: ['metrics'] },
  SLOW_QUERY_MS: { value: '500', changes: ['slowQueryMs'] },
  BACKUP_EVERY: { value: '6h', changes: ['regularBackups'] },
  BACKUP_FOLDER: { value: '/backups', beside: { BACKUP_EVERY: '6h' }, changes: ['regularBackups'] },
  BACKUP_KEEP: { value: '3', beside: { BACKUP_EVERY: '6h' }, changes: ['regularBackups'] },
}

/** Read elsewhere: by `npm run native`, and at build time. */
const elsewhere = ['VITE_API_BASE', 'NATIVE_BUILD', 'FIREBASE_ANDROID_FILE', 'FIREBASE_IOS_FILE']

describe('every variable', () => {
  it.each(Object.entries(effects))('%s', (name, effect) => {
    const env = { ...effect.beside, [name]: effect.value }
    if ('says' in effect) {
      expect(() => configOf(env)).toThrow(StartError)
      expect(() => configOf(env)).toThrow(effect.says)
      return
    }
    const [before, after] = [configOf(effect.beside ?? {}), configOf(env)]
    for (const key of effect.changes) expect(after[key], key).not.toEqual(before[key])
  })

  it('that the configuration reads has a line above', () => {
    const names = new Set<string>()
    const watched = new Proxy({} as Env, {
      get: (_target, name) => {
        names.add(String(name))
        return undefined
      },
    })
    configOf(watched)
    expect([...names].filter((name) => !(name in effects))).toEqual([])
  })

  it('is meant where one letter is wrong, and the start says so', () => {
    const unsaid = Object.keys(effects).filter((name) => {
      const mistyped = name.replace(/.(?=.$)/, '')
      try {
        return !configOf({ [mistyped]: '1' })
          .notices.join()
          .includes(`did you mean ${name}?`)
      } catch (error) {
        return !(error as Error).message.includes(mistyped)
      }
    })
    // Too short to be told from others' variables.
    expect(unsaid).toEqual(['HOST', 'PORT', 'DEMO', 'SEED', 'LOG'])
    const others = ['HOME', 'PATH', 'SHELL', 'HOSTNAME', 'LOGNAME', 'PWD', 'LANG', 'npm_config_cache', 'CI', 'PORTS']
    expect(configOf(Object.fromEntries(others.map((name) => [name, 'x']))).notices).toEqual(configOf({}).notices)
    expect(configOf({ ProcessES: '2', database_url: 'x' }).notices.join(' ')).toMatch(
      /ProcessES .*PROCESSES\?.*DATABASE_URL\?/,
    )
  })

  it('of .env.example does something, and every one that does is there', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
    const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!)
    const working = Object.keys(effects).filter((name) => 'changes' in effects[name]! && name !== 'NODE_ENV')
    expect(named.toSorted()).toEqual([...working, ...elsewhere].toSorted())
  })
})

it('every part of the configuration is used by the server', () => {
  const readers = /^server\/(config|environment|nativeApp|auth\/identityConfig)\.ts$/
  const server = projectFiles().filter((path) => /^server\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
  const source = server.filter((path) => !readers.test(path)).map(readSource)
  const isUsed = (key: string) => source.some((text) => new RegExp(`\\.${key}\\b|[{,] *${key} *[,}:]`).test(text))
  expect(Object.keys(configOf({})).filter((key) => !isUsed(key))).toEqual([])
})
