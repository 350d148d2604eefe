import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { StartError } from '../errors.ts'
import { demoAudience, demoIssuer, demoSubject } from './demoAccounts.ts'
import type { TrustedIssuer } from './identityToken.ts'
import { madeOnce } from './madeOnce.ts'

/** The local identity provider of demo mode; hand `trusted` to the verifier, and its tokens pass like any other's. */
export interface DemoProvider {
  trusted: TrustedIssuer
  /** An identity token for this address, good for ten minutes. The same address is the same person every time. */
  issue(person: { email: string; name: string }): Promise<string>
}

const tokenSeconds = 10 * 60

/** Its own key pair is made once in the data folder. `now` in milliseconds. */
export async function createDemoProvider({
  dataDir,
  now = Date.now,
}: {
  dataDir: string
  now?: () => number
}): Promise<DemoProvider> {
  const path = join(dataDir, 'demo-identity.jwk')
  const secret = parseKey(await madeOnce(path, makeKey), path)
  const key = await importJWK(secret, 'ES256')
  const { kty, crv, x, y, kid } = secret
  return {
    trusted: { issuer: demoIssuer, audience: demoAudience, jwks: { keys: [{ kty, crv, x, y, kid, use: 'sig' }] } },
    issue({ email, name }) {
      const address = email.trim().toLowerCase()
      const seconds = Math.floor(now() / 1000)
      return new SignJWT({ email: address, email_verified: true, name })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(demoIssuer)
        .setAudience(demoAudience)
        .setSubject(demoSubject(address))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(key)
    },
  }
}

async function makeKey(): Promise<string> {
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
    // Falls through to the one sentence for every kind of damage.
  }
  throw new StartError(`${path} holds no key. Delete it to have a new one made.`)
}
