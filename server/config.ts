import { resolve } from 'node:path'
import { demoIssuer, demoSuperAdminEmail } from './auth/demoAccounts.ts'
import { isLocalHost } from './auth/privateAddress.ts'
import { secretFault } from './auth/secretRules.ts'
import { isSafeAddress, readEnvironment, type Environment, type TrustProxy } from './environment.ts'
import { StartError } from './startError.ts'

export const googleIssuer = 'https://accounts.google.com'

/** An issuer of identity tokens whose keys are found by discovery, and the client they must be made out to. */
export interface ConfiguredIssuer {
  issuer: string
  audience: string
}

/** S3, or anything that speaks like it. */
export interface S3Config {
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string | null
  secretAccessKey: string | null
  forcePathStyle: boolean
}

/** The environment of contract section 6, validated once; null where a thing is not configured. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  database: { url: string | null; directUrl: string | null; replicaUrls: string[] }
  /** Origin people open the app at, without a slash at its end. */
  publicUrl: string | null
  /** Origins whose pages may call the API; the one a request came to is always allowed besides. */
  allowedOrigins: string[]
  trustProxy: TrustProxy
  /** Null: one is made once, see `loadSecret`. Never null in production. */
  sessionSecret: string | null
  google: { clientId: string; clientSecret: string | null } | null
  googleMapsApiKey: string | null
  identityIssuers: ConfiguredIssuer[]
  /** The only configured issuer whose word makes a super admin; Google when it is configured. */
  primaryIssuer: string | null
  /** Who is super admin by configuration: the issuer counts as much as the address. */
  superAdmins: { issuer: string; email: string }[]
  /** Whether the local identity provider signs people in, and whether it does so for everybody (DEMO=1). */
  demo: boolean
  demoAlways: boolean
  /** Address with {z}, {x}, {y}; null for no tiles. */
  mapTilesUrl: string | null
  appName: string
  agency: { name: string; url: string | null }
  s3: S3Config | null
  /** Whether an empty database is filled in demo mode. */
  seed: boolean
  rateLimit: boolean
  /** Sentences worth saying at start: nothing stops it, but somebody may want to know. */
  notices: string[]
}

/**
 * Reads and checks the whole environment.
 * @throws StartError naming every variable that is wrong, a line each, never with its value
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env, at: { cwd: string } = { cwd: process.cwd() }): Config {
  const read = readEnvironment(env)
  const production = read.text('NODE_ENV') === 'production'
  const publicUrl = readPublicUrl(read)
  const databaseUrl = read.databases('DATABASE_URL')[0] ?? null
  const givenOrigins = read.origins('ALLOWED_ORIGINS')
  const identity = readIdentity(read, production, publicUrl)
  const config: Config = {
    production,
    host: read.text('HOST') ?? '0.0.0.0',
    port: read.port('PORT', 3000),
    dataDir: resolve(at.cwd, read.text('DATA_DIR') ?? 'data'),
    database: {
      url: databaseUrl,
      directUrl: read.databases('DATABASE_DIRECT_URL')[0] ?? databaseUrl,
      replicaUrls: read.databases('DATABASE_REPLICA_URLS'),
    },
    publicUrl,
    allowedOrigins: [
      ...(publicUrl === null ? [] : [publicUrl]),
      ...(givenOrigins.length > 0 ? givenOrigins : ['capacitor://localhost', 'https://localhost']),
    ],
    trustProxy: read.proxies('TRUST_PROXY'),
    sessionSecret: readSessionSecret(read, production),
    ...identity,
    googleMapsApiKey: read.text('GOOGLE_MAPS_API_KEY'),
    mapTilesUrl: readMapTiles(read),
    appName: read.text('APP_NAME') ?? 'Zay',
    agency: { name: read.text('AGENCY_NAME') ?? 'Zay Studio', url: read.webAddress('AGENCY_URL') },
    s3: readS3(read),
    seed: read.flag('SEED') ?? true,
    rateLimit: read.flag('RATE_LIMIT') ?? true,
  }
  if (production && !config.rateLimit) read.problems.push('RATE_LIMIT=0 is for load tests and refused in production.')
  if (!databaseUrl && (config.database.directUrl || config.database.replicaUrls.length > 0)) {
    read.problems.push('DATABASE_DIRECT_URL and DATABASE_REPLICA_URLS need DATABASE_URL beside them.')
  }
  if (read.problems.length > 0) throw new StartError(read.problems.join('\n'))
  return config
}

/** Whether this verified identity is super admin by configuration. */
export function isConfiguredSuperAdmin(config: Config, identity: { issuer: string; email: string }): boolean {
  const email = identity.email.toLowerCase()
  return config.superAdmins.some((one) => one.issuer === identity.issuer && one.email === email)
}

function readPublicUrl(read: Environment): string | null {
  const value = read.webAddress('PUBLIC_URL')
  if (value === null) return null
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    read.problems.push('PUBLIC_URL must be an origin like https://app.example, without a path.')
  }
  return url.origin
}

type Identity = Pick<
  Config,
  'google' | 'identityIssuers' | 'primaryIssuer' | 'superAdmins' | 'demo' | 'demoAlways' | 'notices'
>

function readIdentity(read: Environment, production: boolean, publicUrl: string | null): Identity {
  const clientId = read.text('GOOGLE_CLIENT_ID')
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET')
  if (!clientId && clientSecret) read.problems.push('GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID beside it.')
  const identityIssuers = [...(clientId ? [{ issuer: googleIssuer, audience: clientId }] : []), ...readIssuers(read)]

  // The rule of contract section 3; DEMO=0 says no whatever the rest says.
  const asked = read.flag('DEMO')
  const local = publicUrl === null || isLocalHost(new URL(publicUrl).hostname)
  const demo = asked ?? (!clientId && !production && local)
  const primaryIssuer = identityIssuers[0]?.issuer ?? (demo ? demoIssuer : null)

  const superAdmins = primaryIssuer
    ? read.emails('SUPER_ADMIN_EMAILS').map((email) => ({ issuer: primaryIssuer, email }))
    : []
  if (demo) superAdmins.push({ issuer: demoIssuer, email: demoSuperAdminEmail })

  const notices: string[] = []
  if (primaryIssuer === null) {
    notices.push('Nobody can sign in: set GOOGLE_CLIENT_ID (or IDENTITY_ISSUERS), or DEMO=1 to try the app out.')
  }
  if (demo) {
    notices.push(
      asked
        ? 'Demo mode for everybody (DEMO=1): whoever reaches this address can sign in as anyone, the super admin included.'
        : 'Demo mode: people on this machine or its network can sign in without Google.',
    )
  }
  if (clientId && !clientSecret) {
    notices.push('GOOGLE_CLIENT_SECRET is not set: the web sign-in button needs it to exchange its code.')
  }
  return {
    google: clientId ? { clientId, clientSecret } : null,
    identityIssuers,
    primaryIssuer,
    superAdmins,
    demo,
    demoAlways: demo && asked === true,
    notices,
  }
}

function readIssuers(read: Environment): ConfiguredIssuer[] {
  return read.list('IDENTITY_ISSUERS').flatMap((part) => {
    const [issuer = '', audience = '', more] = part.split('|').map((piece) => piece.trim())
    if (audience && more === undefined && isSafeAddress(issuer)) return [{ issuer, audience }]
    read.problems.push(
      'IDENTITY_ISSUERS must be https://issuer|audience pairs, separated by commas; http for localhost only.',
    )
    return []
  })
}

function readSessionSecret(read: Environment, production: boolean): string | null {
  const secret = read.text('JWT_SECRET')
  if (!production) return secret
  const advice = 'Make one with: openssl rand -base64 48'
  if (secret === null) read.problems.push(`JWT_SECRET is missing, and production does not start without. ${advice}`)
  const fault = secret === null ? null : secretFault(secret)
  if (fault) read.problems.push(`JWT_SECRET ${fault}. ${advice}`)
  return secret
}

function readMapTiles(read: Environment): string | null {
  if (read.text('MAP_TILES_URL')?.toLowerCase() === 'off') return null
  const value = read.webAddress('MAP_TILES_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    read.problems.push('MAP_TILES_URL must hold {z}, {x} and {y}, or be off.')
  }
  return value
}

function readS3(read: Environment): S3Config | null {
  const endpoint = read.webAddress('S3_ENDPOINT')
  const bucket = read.text('S3_BUCKET')
  if (!endpoint && !bucket) return null
  if (!bucket) read.problems.push('S3_ENDPOINT needs S3_BUCKET beside it.')
  const accessKeyId = read.text('S3_ACCESS_KEY_ID') ?? read.text('AWS_ACCESS_KEY_ID')
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY') ?? read.text('AWS_SECRET_ACCESS_KEY')
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.')
  }
  return {
    endpoint,
    bucket: bucket ?? '',
    region: read.text('S3_REGION') ?? read.text('AWS_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    forcePathStyle: read.flag('S3_FORCE_PATH_STYLE') ?? endpoint !== null,
  }
}
