import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { refusal } from '#resources/refusals.ts'
import { unauthorized, unavailable } from '../errors.ts'
import { googleIssuer } from './identityConfig.ts'
import { createFixedKeys, createIssuerKeys, KeysUnreachable, type IssuerKeys } from './issuerKeys.ts'

/** Who somebody is, by the word of an issuer. Accounts are anchored on (issuer, subject); the e-mail is in lower case. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  name: string
  picture?: string
}

/** An issuer to believe and the client its tokens must be made out to; `jwks` are keys at hand, else they are fetched. */
export interface TrustedIssuer {
  issuer: string
  audience: string
  jwks?: JSONWebKeySet
}

export interface RefusalLog {
  warn(details: object, message: string): void
}

export interface IdentityVerifier {
  /** @throws ApiError 401 for a token that is not believed, 503 when the issuer's keys cannot be had */
  verify(token: unknown): Promise<Identity>
}

// Google's are about 1.2 KB; those of issuers that list groups are longer.
const longestToken = 16 * 1024

// Public-key signatures only: with HS256 in the list, whoever knows a public key could sign (RFC 8725 section 2.1).
const algorithms = ['RS256', 'ES256', 'EdDSA']

// A clock that is wrong by 60 s must pass (docs/safety.md#s03), with some room for the way here; ten minutes must not.
const skewSeconds = 90

/** The only door for identity tokens, whoever issued them: `issuers` are all that is believed. `now` in milliseconds. */
export function createIdentityVerifier({
  issuers,
  log,
  now = Date.now,
}: {
  issuers: TrustedIssuer[]
  log: RefusalLog
  now?: () => number
}): IdentityVerifier {
  const trusted = new Map<string, { audiences: string[]; keys: IssuerKeys }>()
  for (const { issuer, audience, jwks } of issuers) {
    const known = trusted.get(issuer)
    if (known) known.audiences.push(audience)
    else {
      const keys = jwks ? createFixedKeys(jwks) : createIssuerKeys(issuer, now)
      trusted.set(issuer, { audiences: [audience], keys })
    }
  }

  const verifyOrThrow = async (token: unknown): Promise<Identity> => {
    if (typeof token !== 'string' || token.length > longestToken) throw new Refusal('no token, or far too long')
    const { typ } = decodeProtectedHeader(token)
    // Other kinds of token by the same issuer, such as access tokens (RFC 9068), are no identity (RFC 8725 section 3.11).
    if (typ !== undefined && typ.toLowerCase() !== 'jwt') throw new Refusal('kind of token')
    const issuer = canonicalIssuer(decodeJwt(token).iss)
    const entry = trusted.get(issuer)
    if (!entry) throw new Refusal('issuer')

    // The key comes from the issuer's published ones alone: `jwk`, `jku`, `x5u` and `x5c` of the header are never read.
    const check = () =>
      jwtVerify(token, entry.keys.find, {
        algorithms,
        audience: entry.audiences,
        clockTolerance: skewSeconds,
        currentDate: new Date(now()),
        requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      })
    const { payload } = await check().catch(async (error: unknown) => {
      if (mayBeRotation(error) && (await entry.keys.renew())) return check()
      throw error
    })
    if ((payload.iat ?? Infinity) > now() / 1000 + skewSeconds) throw new Refusal('issued in the future')
    // OpenID Connect Core 1.0, section 3.1.3.7: among several audiences, the token must say it was made for us.
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && !entry.audiences.includes(String(payload.azp))) {
      throw new Refusal('authorized party')
    }
    return identityOf(issuer, payload)
  }

  return {
    async verify(token) {
      try {
        return await verifyOrThrow(token)
      } catch (error) {
        // Neither token nor address goes into the log (docs/safety.md#s51).
        if (error instanceof KeysUnreachable) {
          log.warn({ cause: reasonOf(error.cause) }, 'identity keys unreachable')
          throw unavailable(5, refusal.loginUnavailable)
        }
        log.warn({ reason: reasonOf(error) }, 'identity token refused')
        throw unauthorized(refusal.loginFailed)
      }
    },
  }
}

class Refusal extends Error {}

// Some issuers put a new key under an old id, so a signature that does not fit counts as a sign of rotation too.
function mayBeRotation(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `${error.code} ${error.claim}`
  }
  if (error instanceof errors.JOSEError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

// Google's documentation lets its tokens carry either form (Google Identity, "Verify the Google ID token").
function canonicalIssuer(iss: string | undefined): string {
  return iss === 'accounts.google.com' ? googleIssuer : (iss ?? '')
}

function identityOf(issuer: string, claims: JWTPayload): Identity {
  const { sub: subject = '', email_verified: verified, email } = claims
  if (subject === '' || subject.length > 255) throw new Refusal('subject')
  // Some issuers write the word, not the truth value.
  if (verified !== true && verified !== 'true') throw new Refusal('e-mail not verified')
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Refusal('e-mail')
  const picture = webPicture(claims.picture)
  return { issuer, subject, email: email.toLowerCase(), name: nameOf(claims, email), ...(picture ? { picture } : {}) }
}

function nameOf(claims: JWTPayload, email: string): string {
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string')
  const written = typeof claims.name === 'string' ? claims.name : parts.join(' ')
  // A name is one line of text; a lone surrogate could not be stored (docs/safety.md#s24).
  const name = written
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return Array.from(name).slice(0, 120).join('') || (email.split('@')[0] ?? email)
}

function webPicture(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim.length > 2048 || !URL.canParse(claim)) return undefined
  return new URL(claim).protocol === 'https:' ? claim : undefined
}
