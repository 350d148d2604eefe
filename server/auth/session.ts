import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { readOrCreateSecret } from './secretFile.ts'

/** A session as its token describes it. The database knows whether it has ended (logout, suspension). */
export interface Session {
  profileId: number
  sessionId: string
  endsAt: Date
}

export type Sessions = ReturnType<typeof createSessions>

/** In seconds: 30 days (docs/rules.md#sessions). */
export const sessionSeconds = 30 * 24 * 60 * 60

// Their own type, issuer and audience keep session tokens and identity tokens apart (docs/safety.md#s04).
const tokenType = 'zay-session+jwt'
const tokenIssuer = 'urn:zay:session'

const maxTokenLength = 1024
/** How many verified tokens are remembered; about as many people are active at a time. */
const maxVerified = 5000

/** Session tokens, signed with HS256. `now` is in milliseconds. */
export function createSessions({ secret, now = Date.now }: { secret: string; now?: () => number }) {
  const key = deriveKey(secret, 'session token')
  // A client sends the same token with each request, and verifying one takes as long as three statements.
  const verified = new LRUCache<string, Session>({ max: maxVerified })
  return {
    sign({ profileId, sessionId }: Pick<Session, 'profileId' | 'sessionId'>): Promise<string> {
      const seconds = Math.floor(now() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: tokenType })
        .setIssuer(tokenIssuer)
        .setAudience(tokenIssuer)
        .setSubject(String(profileId))
        .setJti(sessionId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + sessionSeconds)
        .sign(key)
    },
    /** Null unless it is a valid, unexpired token of ours. */
    async verify(token: string): Promise<Session | null> {
      const known = verified.get(token)
      if (known) return known.endsAt.getTime() > now() ? known : null
      if (token.length > maxTokenLength || !isCanonical(token)) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: tokenType,
          issuer: tokenIssuer,
          audience: tokenIssuer,
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'jti', 'exp'],
        })
        const profileId = /^[1-9]\d{0,15}$/.test(payload.sub ?? '') ? Number(payload.sub) : 0
        if (!Number.isSafeInteger(profileId) || profileId === 0 || !payload.jti || !payload.exp) return null
        const session = { profileId, sessionId: payload.jti, endsAt: new Date(payload.exp * 1000) }
        verified.set(token, session)
        return session
      } catch {
        return null
      }
    },
  }
}

/** Derives a 32-byte key for one purpose, so that no signature is valid for another (RFC 5869). */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'zay', purpose, 32))
}

/** The configured secret, or one created once in the data folder (docs/rules.md#sessions). */
export async function loadSecret(config: { sessionSecret: string | null; dataDir: string }): Promise<string> {
  if (config.sessionSecret !== null) return config.sessionSecret
  return readOrCreateSecret(secretIn(config.dataDir), () => randomBytes(48).toString('base64url'))
}

/** By which the secret is recognised and not found out; null where there is none yet (docs/decisions/backup.md#secrets). */
export async function secretPrintOf(config: { sessionSecret: string | null; dataDir: string }): Promise<string | null> {
  const secret = config.sessionSecret ?? (await readFile(secretIn(config.dataDir), 'utf8').catch(() => ''))
  return secret === '' ? null : Buffer.from(deriveKey(secret.trim(), 'print in a backup')).toString('hex')
}

const secretIn = (dataDir: string) => join(dataDir, 'session.secret')

// 43 characters are 258 bits, a signature 256: with another last character it could still pass (docs/safety.md#s05).
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** A keyed hash by which a suspended account is recognised after its deletion (docs/rules.md#account-deletion, docs/safety.md#s64). */
export const identityHash = (secret: string, { issuer, subject }: { issuer: string; subject: string }): string =>
  createHmac('sha256', deriveKey(secret, 'suspended identity')).update(`${issuer}\n${subject}`).digest('base64url')
