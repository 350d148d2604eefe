import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { refusal } from '#resources/refusals.ts'
import { cutText } from '#resources/text/cutText.ts'
import { normalize } from '#resources/text/index.ts'
import type { Identity } from '../db/accounts/admission.ts'
import { unauthorized, unavailable } from '../errors.ts'
import { googleIssuer } from '../config/identityConfig.ts'
import { createFixedKeys, createIssuerKeys, KeysUnreachable, type IssuerKeys } from './issuerKeys.ts'

/** A trusted issuer and the audience its tokens must name. `jwks`: its keys, if known; otherwise they are fetched. */
export interface TrustedIssuer {
  issuer: string
  audience: string
  jwks?: JSONWebKeySet
}

export interface WarningLog {
  warn(details: object, message: string): void
}

export type IdentityVerifier = ReturnType<typeof createIdentityVerifier>

// Google's tokens have about 1.2 KB; those of issuers that list groups are longer.
const maxTokenLength = 16 * 1024

// Public-key signatures only: with HS256 allowed, anybody who knows a public key could sign (RFC 8725 section 2.1).
const algorithms = ['RS256', 'ES256', 'EdDSA']

// A clock that is wrong by 60 s must pass (docs/safety.md#s03), and one that is wrong by ten minutes must not.
const clockToleranceSeconds = 90

/** Verifies identity tokens of all issuers; only those in `issuers` are trusted. `now` is in milliseconds. */
export function createIdentityVerifier({
  issuers,
  log,
  now = Date.now,
}: {
  issuers: TrustedIssuer[]
  log: WarningLog
  now?: () => number
}) {
  const trusted = new Map<string, { audiences: string[]; keys: IssuerKeys }>()
  for (const { issuer, audience, jwks } of issuers) {
    const sameIssuer = trusted.get(issuer)
    if (sameIssuer) sameIssuer.audiences.push(audience)
    else {
      const keys = jwks ? createFixedKeys(jwks) : createIssuerKeys(issuer, now)
      trusted.set(issuer, { audiences: [audience], keys })
    }
  }

  const verifyOrThrow = async (token: unknown): Promise<Identity> => {
    if (typeof token !== 'string' || token.length > maxTokenLength) throw new TokenRejected('no token, or far too long')
    const { typ } = decodeProtectedHeader(token)
    // Other tokens of the issuer, such as access tokens (RFC 9068), prove no identity (RFC 8725 section 3.11).
    if (typ !== undefined && typ.toLowerCase() !== 'jwt') throw new TokenRejected('kind of token')
    const issuer = canonicalIssuer(decodeJwt(token).iss)
    const entry = trusted.get(issuer)
    if (!entry) throw new TokenRejected('issuer')

    // Only the issuer's published keys are used; `jwk`, `jku`, `x5u` and `x5c` in the header are ignored.
    const check = () =>
      jwtVerify(token, entry.keys.find, {
        algorithms,
        audience: entry.audiences,
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(now()),
        requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      })
    const { payload } = await check().catch(async (error: unknown) => {
      if (mayBeRotated(error) && (await entry.keys.renew())) return check()
      throw error
    })
    if ((payload.iat ?? Infinity) > now() / 1000 + clockToleranceSeconds)
      throw new TokenRejected('issued in the future')
    // A token with several audiences must name us as `azp` (OpenID Connect Core 1.0, section 3.1.3.7).
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && !entry.audiences.includes(String(payload.azp))) {
      throw new TokenRejected('authorized party')
    }
    return identityOf(issuer, payload)
  }

  return {
    /** @throws ApiError 401 for a token that is not believed, 503 when the issuer's keys cannot be had */
    async verify(token: unknown): Promise<Identity> {
      try {
        return await verifyOrThrow(token)
      } catch (error) {
        // Neither the token nor the e-mail address is logged (docs/safety.md#s51).
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

class TokenRejected extends Error {}

// Some issuers put a new key under an old id, so an invalid signature may mean rotation too.
function mayBeRotated(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
}

function reasonOf(error: unknown): string {
  if (error instanceof TokenRejected) return error.message
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `${error.code} ${error.claim}`
  }
  if (error instanceof errors.JOSEError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

// Google's tokens may use either form (Google Identity, "Verify the Google ID token").
const canonicalIssuer = (iss: string | undefined): string =>
  iss === 'accounts.google.com' ? googleIssuer : (iss ?? '')

function identityOf(issuer: string, claims: JWTPayload): Identity {
  const { sub: subject = '', email_verified: verified, email } = claims
  if (subject === '' || subject.length > 255) throw new TokenRejected('subject')
  // Some issuers send the string "true".
  if (verified !== true && verified !== 'true') throw new TokenRejected('e-mail not verified')
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new TokenRejected('e-mail')
  const picture = pictureUrl(claims.picture)
  const stated = statedName(claims)
  return {
    issuer,
    subject,
    email: lowerCaseAddress(email),
    name: stated || (email.split('@')[0] ?? email),
    isNameStated: stated !== '',
    ...(picture ? { picture } : {}),
  }
}

function statedName(claims: JWTPayload): string {
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string')
  const fullName = typeof claims.name === 'string' ? claims.name : parts.join(' ')
  // A name is one line of text, without lone surrogates, which cannot be stored (docs/safety.md#s24).
  const name = normalize(fullName.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
  return cutText(name, 120).trim()
}

function pictureUrl(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim.length > 2048 || !URL.canParse(claim)) return undefined
  return new URL(claim).protocol === 'https:' ? claim : undefined
}
