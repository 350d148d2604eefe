import { isSafeAddress, type Environment } from '../environment.ts'
import { demoIssuer, demoSuperAdminEmail } from './demoAccounts.ts'
import { isLocalHost } from './privateAddress.ts'

export const googleIssuer = 'https://accounts.google.com'

/** An issuer of identity tokens whose keys are found by discovery, and the client they must be made out to. */
export interface ConfiguredIssuer {
  issuer: string
  audience: string
}

/** Who may sign in, and whose word counts for what. */
export interface IdentityConfig {
  /** Null: one is made once, see `loadSecret`. Never null in production. */
  sessionSecret: string | null
  /** For the sign-in button of the web client. */
  googleClientId: string | null
  /** Our client where authorization codes are exchanged: Google's, else the first issuer's, which then has no secret. */
  codeClient: { issuer: string; clientId: string; clientSecret: string | null } | null
  identityIssuers: ConfiguredIssuer[]
  /** The only configured issuer whose word makes a super admin; Google when it is configured. */
  primaryIssuer: string | null
  /** Who is super admin by configuration: the issuer counts as much as the address. */
  superAdmins: { issuer: string; email: string }[]
  /** Whether the local identity provider signs people in, and whether it does so for everybody (DEMO=1). */
  demo: boolean
  demoAlways: boolean
  /** Sentences worth saying at start: nothing stops it, but somebody may want to know. */
  notices: string[]
}

/** The identity part of the environment; `publicUrl` and `production` decide on demo mode (docs/rules.md#demo-mode). */
export function readIdentity(
  read: Environment,
  { production, publicUrl }: { production: boolean; publicUrl: string | null },
): IdentityConfig {
  const clientId = read.text('GOOGLE_CLIENT_ID')
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET')
  if (!clientId && clientSecret) read.problems.push('GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID beside it.')
  const identityIssuers = [...(clientId ? [{ issuer: googleIssuer, audience: clientId }] : []), ...readIssuers(read)]

  // The rule is in docs/rules.md#demo-mode; DEMO=0 says no whatever the rest says.
  const asked = read.flag('DEMO')
  const local = publicUrl === null || isLocalHost(new URL(publicUrl).hostname)
  const demo = asked ?? (!clientId && !production && local)
  const first = identityIssuers[0]
  const primaryIssuer = first?.issuer ?? (demo ? demoIssuer : null)

  const superAdmins = read
    .emails('SUPER_ADMIN_EMAILS')
    .flatMap((email) => (primaryIssuer === null ? [] : [{ issuer: primaryIssuer, email }]))
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
    sessionSecret: readSessionSecret(read, production),
    googleClientId: clientId,
    codeClient: first ? { issuer: first.issuer, clientId: first.audience, clientSecret } : null,
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

// HS256 wants a key of at least its hash's size, 32 bytes (RFC 7518 section 3.2).
const shortest = 32

const sample =
  /change.?(me|this|it)|replace.?(me|this|with)|your.?(own|jwt|secret|key|long)|example|sample|placeholder|secret|password|passw0rd|default|insecure|0123456789|1234567890|abcdefgh|qwerty|lorem.?ipsum/i

/** What is wrong with a session secret, as the end of a sentence, or null when it may be used (docs/safety.md#s04). */
export function secretFault(secret: string): string | null {
  if (Buffer.byteLength(secret) < shortest) return `is too short: it needs at least ${shortest} characters`
  // Long enough, but one short thing repeated: random text of this length has many more different characters.
  if (sample.test(secret) || new Set(secret).size < 8) return 'looks like a sample value, which others know too'
  return null
}
