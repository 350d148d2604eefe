import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { StartError } from '../errors.ts'
import { loadDemoCode } from './demoCode.ts'
import { demoAudience, demoIssuer, demoSubject } from '../config/demoAccounts.ts'
import type { TrustedIssuer } from './identityToken.ts'
import { readOrCreateSecret } from './secretFile.ts'

/** The local identity provider of demo mode. The verifier trusts it through `trusted`. */
export type DemoProvider = Awaited<ReturnType<typeof createDemoProvider>>

const tokenLifetimeSeconds = 10 * 60

/** Its key pair is created once in the data folder. `now` is in milliseconds. */
export async function createDemoProvider({ dataDir, now = Date.now }: { dataDir: string; now?: () => number }) {
  const path = join(dataDir, 'demo-identity.jwk')
  const secret = parseKey(await readOrCreateSecret(path, createKey), path)
  const key = await importJWK(secret, 'ES256')
  const { kty, crv, x, y, kid } = secret
  return {
    /** The code that a super admin must also give (docs/rules.md#demo-mode). */
    code: await loadDemoCode({ dataDir }),
    trusted: {
      issuer: demoIssuer,
      audience: demoAudience,
      jwks: { keys: [{ kty, crv, x, y, kid, use: 'sig' }] },
    } satisfies TrustedIssuer,
    /** An identity token for this e-mail address, valid for ten minutes. */
    issue({ email, name }: { email: string; name?: string }): Promise<string> {
      const address = lowerCaseAddress(email.trim())
      const seconds = Math.floor(now() / 1000)
      return new SignJWT({ email: address, email_verified: true, name })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(demoIssuer)
        .setAudience(demoAudience)
        .setSubject(demoSubject(address))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenLifetimeSeconds)
        .sign(key)
    },
  }
}

async function createKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16)
  return JSON.stringify({ ...jwk, kid })
}

function parseKey(text: string, path: string): JWK & { kty: string; kid: string } {
  try {
    const jwk = JSON.parse(text) as JWK
    if (jwk.kty === 'EC' && jwk.d && jwk.kid) return { ...jwk, kty: jwk.kty, kid: jwk.kid }
  } catch {
    // The error below covers every kind of damage.
  }
  throw new StartError(`${path} holds no key. Delete it to have a new one made.`)
}
