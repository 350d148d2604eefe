import { isSafeAddress, type Environment } from './environment.ts'
import { demoIssuer, demoSuperAdminEmail } from './demoAccounts.ts'

export const googleIssuer = 'https://accounts.google.com'

/** An issuer of identity tokens, whose keys are discovered, and the audience its tokens must name. */
export interface ConfiguredIssuer {
  issuer: string
  audience: string
}

interface Surroundings {
  production: boolean
  publicUrl: string | null
  databaseUrl: string | null
}

/** Reads the identity settings; the surroundings decide on demo mode (docs/rules.md#demo-mode). */
export function readIdentity(read: Environment, { production, publicUrl, databaseUrl }: Surroundings) {
  const clientId = read.text('GOOGLE_CLIENT_ID')
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET')
  if (!clientId && clientSecret) read.problems.push('GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID beside it.')
  const identityIssuers = [...(clientId ? [{ issuer: googleIssuer, audience: clientId }] : []), ...readIssuers(read)]

  // Whoever configures one of these has real people in mind. DEMO=0 always turns demo mode off.
  const demoFlag = read.flag('DEMO')
  const demo = demoFlag ?? (!clientId && !production && publicUrl === null && databaseUrl === null)
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
      demoFlag
        ? 'Demo mode for everybody (DEMO=1): whoever reaches this address can sign in as anyone, the super admin included.'
        : 'Demo mode: people on this machine or its network can sign in without Google. DATABASE_URL, PUBLIC_URL or a Google client ends it, DEMO=0 too.',
    )
  }
  if (clientId && !clientSecret) {
    notices.push('GOOGLE_CLIENT_SECRET is not set: the web sign-in button needs it to exchange its code.')
  }
  return {
    /** Null: created once by `loadSecret`. Never null in production. */
    sessionSecret: readSessionSecret(read, production),
    /** Our OAuth client for authorization codes: Google's, else the first issuer's, which has no secret. */
    codeClient: first ? { issuer: first.issuer, clientId: first.audience, clientSecret } : null,
    identityIssuers,
    /** The only issuer that can make somebody a super admin; Google if configured. */
    primaryIssuer,
    superAdmins,
    /** Whether the demo provider signs people in, and whether for everybody (DEMO=1). */
    demo,
    demoAlways: demo && demoFlag === true,
    /** Sentences to print at start. They do not prevent it. */
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
  const problem = secret === null ? null : secretProblem(secret)
  if (problem) read.problems.push(`JWT_SECRET ${problem}. ${advice}`)
  return secret
}

// HS256 requires a key at least as long as its hash, 32 bytes (RFC 7518 section 3.2).
const minSecretBytes = 32

const samplePattern =
  /change.?(me|this|it)|replace.?(me|this|with)|your.?(own|jwt|secret|key|long)|example|sample|placeholder|secret|password|passw0rd|default|insecure|0123456789|1234567890|abcdefgh|qwerty|lorem.?ipsum/i

/** What is wrong with a session secret, as the end of a sentence; null if nothing is (docs/safety.md#s04). */
function secretProblem(secret: string): string | null {
  if (Buffer.byteLength(secret) < minSecretBytes) return `is too short: it needs at least ${minSecretBytes} characters`
  // Random text of this length has more different characters.
  if (samplePattern.test(secret) || new Set(secret).size < 8) return 'looks like a sample value, which others know too'
  return null
}
