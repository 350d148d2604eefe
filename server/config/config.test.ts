import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from '../errors.ts'

const read = (env: NodeJS.ProcessEnv = {}) => readConfig(env, { cwd: '/srv/zay' })
const secret = 'kC5vJm0sN3xQe8Wb1Zr7Ty4Uo2Ip6Al9'
const production = { NODE_ENV: 'production', JWT_SECRET: secret }

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    read(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
  throw new Error('this start should have been refused')
}

describe('without any environment', () => {
  it('everything has a value that works', () => {
    expect(read()).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      processes: 1,
      dataDir: '/srv/zay/data',
      database: { url: null, directUrl: null },
      publicUrl: null,
      allowedOrigins: ['capacitor://localhost', 'https://localhost'],
      trustProxy: false,
      sessionSecret: null,
      codeClient: null,
      mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      appName: 'Zay',
      nativeApp: { appId: null, androidFingerprints: [], appleTeamId: null },
      agency: { name: 'Zay Studio', url: null },
      demo: true,
      demoAlways: false,
      seed: true,
      rateLimit: true,
    })
  })

  it('empty variables count as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '', DEMO: '', GOOGLE_CLIENT_ID: '' })).toEqual(read())
  })
})

describe('values', () => {
  it('are typed', () => {
    const config = read({
      PORT: '0',
      DATA_DIR: '/var/data',
      DATABASE_URL: 'postgres://app:a,b@db/zay',
      PUBLIC_URL: 'https://app.example/',
      ALLOWED_ORIGINS: 'https://a.example,capacitor://localhost',
      MAP_TILES_URL: 'OFF',
      SEED: '0',
      RATE_LIMIT: '0',
    })
    expect(config).toMatchObject({
      port: 0,
      dataDir: '/var/data',
      database: { url: 'postgres://app:a,b@db/zay', directUrl: 'postgres://app:a,b@db/zay' },
      publicUrl: 'https://app.example',
      allowedOrigins: ['https://app.example', 'https://a.example', 'capacitor://localhost'],
      mapTilesUrl: null,
      seed: false,
      rateLimit: false,
    })
  })

  it.each([
    ['0', false],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['true', 1],
    ['10.0.0.1, 10.1.0.0/16, loopback', ['10.0.0.1', '10.1.0.0/16', 'loopback']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PROCESSES', '0'],
    ['PROCESSES', '17'],
    ['PROCESSES', 'many'],
    ['DATABASE_URL', 'mysql://db/zay'],
    ['DATABASE_REPLICA_URLS', 'db'],
    ['PUBLIC_URL', 'app.example'],
    ['PUBLIC_URL', 'https://app.example/zay'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['SUPER_ADMIN_EMAILS', 'not an address'],
    ['GOOGLE_CLIENT_SECRET', 'alone'],
    ['IDENTITY_ISSUERS', 'https://issuer.example'],
    ['IDENTITY_ISSUERS', 'http://issuer.example|app'],
    ['IDENTITY_ISSUERS', 'https://user:pw@issuer.example|app'],
    ['MAP_TILES_URL', 'https://tiles.example/'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['AGENCY_URL', 'javascript:alert(1)'],
    ['S3_ENDPOINT', 'https://s3.example'],
    ['S3_BUCKET', 'A bucket'],
    ['S3_PREFIX', '../up'],
    ['S3_SERVE', 'somehow'],
    ['S3_ACCESS_KEY_ID', 'alone'],
    ['DEMO', 'maybe'],
    ['SEED', '2'],
    ['RATE_LIMIT', 'fast'],
    ['LOG_MB', 'much'],
    ['LOG_KEEP', '0'],
    ['LOG_TRANSPORT', 'pino-nowhere'],
    ['LOG_TRANSPORT_OPTIONS', '["a list"]'],
    ['LOG_TRANSPORT_OPTIONS', '{host'],
  ])('%s=%s is refused by name, without the value', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} `))
    expect(refusal({ [name]: value })).not.toContain(value.length > 3 ? value : 'impossible')
  })

  it('PROCESSES: as many as processors, less one for a database of the same machine, and one for a demonstration', () => {
    const all = Math.min(availableParallelism(), 16)
    const besideDatabase = Math.min(Math.max(1, availableParallelism() - 1), 16)
    expect(read({ PROCESSES: 'auto' }).processes).toBe(besideDatabase)
    expect(read({ PROCESSES: '4' }).processes).toBe(4)
    expect(read({ DATABASE_URL: 'postgres://db/zay' }).processes).toBe(all)
    expect(read({ DATABASE_URL: 'postgres://localhost/zay' }).processes).toBe(besideDatabase)
    expect(read({ DATABASE_URL: 'postgres://u@[::1]:5432/zay' }).processes).toBe(besideDatabase)
    expect(read({ DATABASE_URL: 'postgres://db/zay', DEMO: '1' }).processes).toBe(1)
  })

  it('LOG: a file of the data folder, another, or none', () => {
    expect(read().log).toEqual({ file: '/srv/zay/data/zay.log', rotateBytes: 50 * 1024 ** 2, keep: 5, transport: null })
    expect(read({ LOG: 'logs/app.log', LOG_MB: '0' }).log).toMatchObject({
      file: '/srv/zay/logs/app.log',
      rotateBytes: 0,
    })
    expect(read({ LOG: 'STDOUT' }).log.file).toBeNull()
    expect(refusal({ LOG: 'stdout', LOG_MB: '9', LOG_KEEP: '9' }).split('\n')).toEqual([
      'LOG_MB does nothing with LOG=stdout. Please leave it out.',
      'LOG_KEEP does nothing with LOG=stdout. Please leave it out.',
    ])
    expect(refusal({ LOG_MB: '0', LOG_KEEP: '9' })).toMatch(/^LOG_KEEP does nothing with LOG_MB=0/)
    expect(refusal({ LOG_TRANSPORT_OPTIONS: '{}' })).toMatch(
      /^LOG_TRANSPORT_OPTIONS does nothing without LOG_TRANSPORT/,
    )
  })

  it('says all mistakes at once', () => {
    expect(refusal({ PORT: 'x', DEMO: 'x', PUBLIC_URL: 'x' }).split('\n')).toHaveLength(3)
  })

  it('load tests may switch off the rate limit, production may not', () => {
    expect(refusal({ ...production, RATE_LIMIT: '0' })).toContain('RATE_LIMIT')
  })
})

describe('S04: the session secret in production', () => {
  it('is taken when it is long and random', () => {
    expect(read(production).sessionSecret).toBe(secret)
  })

  it.each([
    undefined,
    '',
    'terse',
    secret.slice(0, 31),
    'secret',
    'change-me-change-me-change-me-change-me',
    'your-256-bit-secret-goes-right-in-here',
    'please_replace_this_with_something_long',
    'a'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabcabc',
    '0123456789abcdef0123456789abcdef0123456789',
  ])('is not %j', (value) => {
    const message = refusal({ ...production, JWT_SECRET: value })
    expect(message).toContain('JWT_SECRET')
    if (value) expect(message).not.toContain(value)
  })

  it('elsewhere may be left out, and is made once', () => {
    expect(read({}).sessionSecret).toBeNull()
  })
})

describe('demo mode', () => {
  const google = { GOOGLE_CLIENT_ID: 'client' }
  it.each<[NodeJS.ProcessEnv, boolean, boolean]>([
    [{}, true, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false, false],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, false, false],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, false, false],
    [{ DATABASE_URL: 'postgres://db/zay' }, false, false],
    [{ DATABASE_URL: 'postgres://db/zay', DEMO: '1' }, true, true],
    [{ PUBLIC_URL: 'http://localhost:3000', DEMO: '1' }, true, true],
    [{ PUBLIC_URL: 'https://app.example' }, false, false],
    [{ PUBLIC_URL: 'https://localhost.example' }, false, false],
    [google, false, false],
    [production, false, false],
    [{ ...production, PUBLIC_URL: 'http://localhost' }, false, false],
    [{ DEMO: '1' }, true, true],
    [{ ...production, DEMO: '1' }, true, true],
    [{ ...google, DEMO: '1', PUBLIC_URL: 'https://app.example' }, true, true],
    [{ DEMO: '0' }, false, false],
  ])('%j → %s, for everybody %s', (env, demo, always) => {
    expect(read(env)).toMatchObject({ demo, demoAlways: always })
  })

  it('is said at start, and so is that nobody can sign in', () => {
    expect(read().notices.join()).toContain('Demo mode')
    expect(read({ DEMO: '1' }).notices.join()).toContain('everybody')
    expect(read(production).notices.join()).toContain('Nobody can sign in')
    expect(read({ ...production, IDENTITY_ISSUERS: 'https://i.example|app' }).notices).toEqual([])
  })
})

describe('issuers and super admins', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'given-by-google',
    IDENTITY_ISSUERS: 'https://i.example/|app, http://127.0.0.1:8080|other',
    SUPER_ADMIN_EMAILS: 'Chief@Example.com',
  }

  it('Google comes first and is the primary one; issuers are kept letter for letter', () => {
    const config = read(env)
    expect(config.codeClient).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'given-by-google',
    })
    expect(config.primaryIssuer).toBe('https://accounts.google.com')
    expect(config.identityIssuers).toEqual([
      { issuer: 'https://accounts.google.com', audience: 'client' },
      { issuer: 'https://i.example/', audience: 'app' },
      { issuer: 'http://127.0.0.1:8080', audience: 'other' },
    ])
  })

  it("without Google, codes go to the first issuer, and no secret of Google's with them", () => {
    const config = read({ IDENTITY_ISSUERS: 'https://i.example|app,https://j.example|app' })
    expect(config.codeClient).toEqual({ issuer: 'https://i.example', clientId: 'app', clientSecret: null })
    expect(config.primaryIssuer).toBe('https://i.example')
  })

  it('an address makes a super admin by the word of the primary issuer only', () => {
    const chief = { issuer: 'https://accounts.google.com', email: 'chief@example.com' }
    expect(read(env).superAdmins).toEqual([chief])
    expect(read({ ...env, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }).superAdmins[0]).toEqual({
      ...chief,
      issuer: 'https://i.example/',
    })
  })

  it("the demo's super admin is one in demo mode only, and by the demo provider's word only", () => {
    const admin = { issuer: 'urn:zay:demo', email: 'admin@demo.example' }
    expect(read().superAdmins).toEqual([admin])
    expect(read({ ...env, DEMO: '1' }).superAdmins).toEqual([
      { issuer: 'https://accounts.google.com', email: 'chief@example.com' },
      admin,
    ])
    expect(read({ ...production, SUPER_ADMIN_EMAILS: admin.email }).superAdmins).toEqual([])
  })
})
