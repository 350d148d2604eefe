import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { madeOnce } from './madeOnce.ts'

/** A session as its token says it; whether it still counts (logout, suspension) is the database's to say. */
export interface Session {
  profileId: number
  sessionId: string
  endsAt: Date
}

export interface Sessions {
  sign(session: { profileId: number; sessionId: string }): Promise<string>
  /** Null for anything that is not exactly a token of ours that still runs. */
  verify(token: string): Promise<Session | null>
}

/** 30 days (docs/rules.md#sessions), in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60

// Its own type, issuer and audience: no identity token can pass for a session or the other way round (docs/safety.md#s04).
const kind = 'zay-session+jwt'
const self = 'urn:zay:session'

const longestToken = 1024

/** Session tokens: HS256 over (profile, session). `now` in milliseconds. */
export function createSessions({ secret, now = Date.now }: { secret: string; now?: () => number }): Sessions {
  const key = deriveKey(secret, 'session token')
  return {
    sign({ profileId, sessionId }) {
      const seconds = Math.floor(now() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: kind })
        .setIssuer(self)
        .setAudience(self)
        .setSubject(String(profileId))
        .setJti(sessionId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + sessionSeconds)
        .sign(key)
    },
    async verify(token) {
      if (token.length > longestToken || !isCanonical(token)) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: kind,
          issuer: self,
          audience: self,
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'jti', 'exp'],
        })
        const profileId = /^[1-9]\d{0,15}$/.test(payload.sub ?? '') ? Number(payload.sub) : 0
        if (!Number.isSafeInteger(profileId) || profileId === 0 || !payload.jti || !payload.exp) return null
        return { profileId, sessionId: payload.jti, endsAt: new Date(payload.exp * 1000) }
      } catch {
        return null
      }
    },
  }
}

/**
 * A 32-byte key of its own for each purpose, so that what is signed for one can never serve another (RFC 5869). Also
 * for other keyed hashes that must last as long as the secret does.
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'zay', purpose, 32))
}

/** The configured secret, or one made once in the data folder and the same after every restart (docs/rules.md#sessions). */
export async function loadSecret(config: { sessionSecret: string | null; dataDir: string }): Promise<string> {
  if (config.sessionSecret !== null) return config.sessionSecret
  return madeOnce(join(config.dataDir, 'session.secret'), () => randomBytes(48).toString('base64url'))
}

// 43 letters hold 258 bits, a signature has 256: decoders ignore the last two, so a changed last letter could still fit (docs/safety.md#s05).
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/**
 * A suspended account as it may be remembered after it is gone: a keyed hash of (issuer, subject), good for recognising
 * it and for nothing else (docs/rules.md#account-deletion, docs/safety.md#s64).
 */
export const identityHash = (secret: string, { issuer, subject }: { issuer: string; subject: string }): string =>
  createHmac('sha256', deriveKey(secret, 'suspended identity')).update(`${issuer}\n${subject}`).digest('base64url')
