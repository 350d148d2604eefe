import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIdentityVerifier, type IdentityVerifier } from '#server/auth/identityToken.ts'
import { createSessions } from '#server/auth/session.ts'
import { person, startIssuer, type LocalIssuer } from './issuer.ts'

let issuer: LocalIssuer
let verifier: IdentityVerifier
let logged: string[]
let clockOffsetMs = 0 // how far our clock is ahead of the issuer's

beforeEach(async () => {
  issuer = await startIssuer()
  logged = []
  clockOffsetMs = 0
  verifier = verifierFor(issuer.url, issuer.audience)
})
afterEach(() => issuer.stop())

function verifierFor(url: string, audience: string): IdentityVerifier {
  const log = { warn: (details: object, message: string) => void logged.push(JSON.stringify({ ...details, message })) }
  return createIdentityVerifier({ issuers: [{ issuer: url, audience }], log, now: () => Date.now() + clockOffsetMs })
}

/** 'accepted', or the status of the error. */
async function outcome(token: unknown, by = verifier): Promise<'accepted' | number> {
  try {
    await by.verify(token)
    return 'accepted'
  } catch (error) {
    return (error as { status: number }).status
  }
}

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset

describe('a good token', () => {
  it('identifies the person by issuer and subject, with the e-mail in lower case', async () => {
    expect(await verifier.verify(await issuer.token({ picture: 'https://example.com/mya.jpg' }))).toEqual({
      issuer: issuer.url,
      subject: 'subject-1',
      email: 'mya@example.com',
      name: 'Mya Mya',
      isNameStated: true,
      picture: 'https://example.com/mya.jpg',
    })
  })

  it.each(['RS256', 'EdDSA'])('may be signed with %s', async (algorithm) => {
    const other = await startIssuer(algorithm)
    expect(await outcome(await other.token(), verifierFor(other.url, other.audience))).toBe('accepted')
    await other.stop()
  })

  it.each([
    ['the word true for a verified e-mail', { email_verified: 'true' }],
    ['several audiences and we the authorized party', { aud: ['zay-test-client', 'b'], azp: 'zay-test-client' }],
  ])('may hold %s', async (_what, change) => {
    expect(await outcome(await issuer.token(change))).toBe('accepted')
  })

  it('without a name takes given and family name or the e-mail address; a picture that is no https address is dropped', async () => {
    const parts = { name: undefined, given_name: 'မြ', family_name: 'မြ', picture: 'javascript:alert(1)' }
    expect(await verifier.verify(await issuer.token(parts))).toMatchObject({ name: 'မြ မြ' })
    expect(await verifier.verify(await issuer.token(parts))).not.toHaveProperty('picture')
    expect(await verifier.verify(await issuer.token({ name: undefined }))).toMatchObject({
      name: 'Mya',
      isNameStated: false,
    })
  })

  it('may come from either of two clients of one issuer', async () => {
    const log = { warn: () => undefined }
    const issuers = ['web', 'phone'].map((audience) => ({ issuer: issuer.url, audience }))
    const both = createIdentityVerifier({ issuers, log })
    expect(await outcome(await issuer.token({ aud: 'web' }), both)).toBe('accepted')
    expect(await outcome(await issuer.token({ aud: 'phone' }), both)).toBe('accepted')
    expect(await outcome(await issuer.token({ aud: 'other' }), both)).toBe(401)
  })
})

describe('S01: an invalid token answers 401', () => {
  it.each([
    ['expired', { exp: seconds(-600) }],
    ['without an expiry', { exp: undefined }],
    ['made out to another client', { aud: 'someone-else' }],
    ['without an audience', { aud: undefined }],
    ['for several audiences, made for another', { aud: ['zay-test-client', 'b'], azp: 'b' }],
    ['for several audiences, made for nobody named', { aud: ['zay-test-client', 'b'] }],
    ['from another issuer', { iss: 'https://evil.example' }],
    ['with a slash more in its issuer', { iss: 'http://127.0.0.1/' }],
    ['without an issuer', { iss: undefined }],
    ['with an unverified e-mail', { email_verified: false }],
    ['with no word on the e-mail', { email_verified: undefined }],
    ['with the number 1 for a verified e-mail', { email_verified: 1 }],
    ['without an e-mail', { email: undefined }],
    ['with an e-mail that is none', { email: 'mya' }],
    ['with two e-mails', { email: ['a@example.com', 'b@example.com'] }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
  ])('%s', async (_what, change) => {
    expect(await outcome(await issuer.token(change))).toBe(401)
  })

  it.each([undefined, null, '', 'abc', 'a.b.c', '..', 7, {}, 'x'.repeat(1_000_000)])(
    'no token at all: %j',
    async (token) => {
      expect(await outcome(token)).toBe(401)
    },
  )

  it('forged with another key under the known id', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const forged = await sign(privateKey, { alg: 'ES256', kid: 'first' })
    expect(await outcome(forged)).toBe(401)
  })

  it('changed after signing', async () => {
    const [head, , signature] = (await issuer.token()).split('.')
    const claims = { ...person(issuer.audience), iss: issuer.url, iat: seconds(0), exp: seconds(600), sub: 'victim' }
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url')
    expect(await outcome(`${head}.${changed}.${signature}`)).toBe(401)
  })

  it('unsigned (alg none)', async () => {
    const claims = { ...person(issuer.audience), iss: issuer.url, iat: seconds(0), exp: seconds(600) }
    expect(await outcome(new UnsecuredJWT(claims).encode())).toBe(401)
    const head = Buffer.from(JSON.stringify({ alg: 'None', kid: 'first' })).toString('base64url')
    expect(await outcome(`${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`)).toBe(401)
  })

  it('HS256, keyed with the public key in any form', async () => {
    const rsa = await startIssuer('RS256')
    const [jwk] = rsa.keys.toJSON()
    if (!jwk) throw new Error('the issuer has a key')
    const key = await importJWK(jwk, 'RS256', { extractable: true })
    if (key instanceof Uint8Array) throw new Error('a public key was expected')
    const pem = await exportSPKI(key)
    const by = verifierFor(rsa.url, rsa.audience)
    expect(await outcome(await rsa.token(), by)).toBe('accepted')
    for (const secret of [pem, pem.trim(), JSON.stringify(jwk), String(jwk.n)]) {
      const forged = await sign(Buffer.from(secret), { alg: 'HS256', kid: 'first' }, rsa.url)
      expect(await outcome(forged, by)).toBe(401)
    }
    await rsa.stop()
  })

  it('a malformed one is refused without a request to the issuer', async () => {
    for (const change of ['HS256', 'none', 'RS1']) {
      const head = Buffer.from(JSON.stringify({ alg: change, kid: 'first' })).toString('base64url')
      expect(await outcome([head, ...(await issuer.token()).split('.').slice(1)].join('.'))).toBe(401)
    }
    expect(await outcome(await issuer.token({ iss: 'https://evil.example' }))).toBe(401)
    expect(issuer.asked).toEqual([])
  })

  it.each(['RS384', 'PS256', 'ES384'])('signed with %s, an algorithm that is not allowed', async (algorithm) => {
    const other = await startIssuer(algorithm)
    expect(await outcome(await other.token(), verifierFor(other.url, other.audience))).toBe(401)
    await other.stop()
  })

  it('an access token of the same issuer', async () => {
    expect(await outcome(await issuer.token({}, { header: { typ: 'at+jwt' } }))).toBe(401)
  })

  it('a session token of ours (S04)', async () => {
    const session = await createSessions({ secret: 'r'.repeat(40) }).sign({ profileId: 1, sessionId: 's' })
    expect(await outcome(session)).toBe(401)
  })

  it('one that names its own key: no request goes to the address in its header', async () => {
    let visits = 0
    const trap = createServer((_request, response) => void response.end(String(visits++)))
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/keys`
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const jwk = await exportJWK(publicKey)
    for (const header of [{ jku: url }, { x5u: url }, { jwk }, { jku: url, jwk, x5u: url, kid: 'first' }]) {
      expect(await outcome(await sign(privateKey, { alg: 'ES256', ...header }))).toBe(401)
    }
    expect(visits).toBe(0)
    await new Promise((resolve) => trap.close(resolve))
  })

  it('and the log says why without the token or the address (S51)', async () => {
    const token = await issuer.token({ email_verified: false })
    await outcome(token)
    expect(logged).toEqual(['{"reason":"e-mail not verified","message":"identity token refused"}'])
  })
})

describe('S03: keys and clocks', () => {
  it('after rotation, one more fetch finds the new key, even right after the first fetch', async () => {
    expect(await outcome(await issuer.token())).toBe('accepted')
    expect(await outcome(await issuer.token())).toBe('accepted')
    expect(issuer.keyFetches()).toBe(1)
    await issuer.keys.generate('ES256', { kid: 'second' })
    for (let i = 0; i < 5; i++) expect(await outcome(await issuer.token({}, { kid: 'second' }))).toBe('accepted')
    expect(issuer.keyFetches()).toBe(2)
  })

  it('a new key with the old id is found too', async () => {
    expect(await outcome(await issuer.token())).toBe('accepted')
    await issuer.keys.generate('ES256', { kid: 'first' })
    expect(await outcome(await issuer.token())).toBe('accepted')
    expect(issuer.keyFetches()).toBe(2)
  })

  it('unknown key ids cause at most one fetch in 30 s', async () => {
    expect(await outcome(await issuer.token())).toBe('accepted')
    const { privateKey } = await generateKeyPair('ES256')
    const forge = (kid: string) => sign(privateKey, { alg: 'ES256', kid })
    expect(await Promise.all([1, 2, 3, 4].map(async (i) => outcome(await forge(`u${i}`))))).toEqual([
      401, 401, 401, 401,
    ])
    for (let i = 0; i < 20; i++) expect(await outcome(await forge(`v${i}`))).toBe(401)
    expect(issuer.keyFetches()).toBe(2)
    clockOffsetMs = 31_000
    expect(await outcome(await forge('w'))).toBe(401)
    expect(issuer.keyFetches()).toBe(3)
    expect(await outcome(await issuer.token())).toBe('accepted')
  })

  it('simultaneous first logins share one fetch', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issuer.token()))
    expect(new Set(await Promise.all(tokens.map((token) => outcome(token))))).toEqual(new Set(['accepted']))
    expect(issuer.keyFetches()).toBe(1)
  })

  it('unreachable keys answer 503 quickly, and it recovers', async () => {
    issuer.setDown(true)
    expect(await outcome(await issuer.token())).toBe(503)
    const asked = issuer.asked.length
    for (let i = 0; i < 10; i++) expect(await outcome(await issuer.token())).toBe(503)
    expect(issuer.asked.length).toBe(asked)
    issuer.setDown(false)
    clockOffsetMs = 2_500
    expect(await outcome(await issuer.token())).toBe('accepted')
  })

  it('while the issuer is unreachable, known keys still serve, and an unknown one answers 503, not 401', async () => {
    expect(await outcome(await issuer.token())).toBe('accepted')
    await issuer.keys.generate('ES256', { kid: 'second' })
    issuer.setDown(true)
    expect(await outcome(await issuer.token({}, { kid: 'second' }))).toBe(503)
    expect(await outcome(await issuer.token({}, { kid: 'second' }))).toBe(503)
    expect(await outcome(await issuer.token({}, { kid: 'first' }))).toBe('accepted')
    clockOffsetMs = 7 * 60 * 60_000
    expect(await outcome(await issuer.token({ iat: seconds(25_200), exp: seconds(25_800) }, { kid: 'first' }))).toBe(
      503,
    )
  })

  it('keys are fetched again after an hour', async () => {
    expect(await outcome(await issuer.token())).toBe('accepted')
    clockOffsetMs = 61 * 60_000
    expect(await outcome(await issuer.token({ exp: seconds(7200) }))).toBe('accepted')
    expect(issuer.keyFetches()).toBe(2)
  })

  it('a discovery document with another issuer, or with keys over plain http on another host, is refused', async () => {
    for (const document of [
      { issuer: 'https://other.example', jwks_uri: `${issuer.url}/jwks` },
      { jwks_uri: 'http://keys.example/jwks' },
    ]) {
      const server = createServer(
        (_request, response) => void response.end(JSON.stringify({ issuer: url, ...document })),
      )
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      expect(await outcome(await issuer.token({ iss: url }), verifierFor(url, issuer.audience))).toBe(503)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    expect(issuer.keyFetches()).toBe(0)
  })

  it.each([
    [60, 'accepted'],
    [600, 401],
  ])('a clock wrong by %i s either way: %s', async (skew, expected) => {
    expect(await outcome(await issuer.token({ exp: seconds(-skew) }))).toBe(expected)
    expect(await outcome(await issuer.token({ nbf: seconds(skew) }))).toBe(expected)
    expect(await outcome(await issuer.token({ iat: seconds(skew), exp: seconds(skew + 600) }))).toBe(expected)
  })
})

function sign(
  key: Parameters<SignJWT['sign']>[0],
  header: { alg: string } & Record<string, unknown>,
  iss = issuer.url,
): Promise<string> {
  return new SignJWT({ ...person(issuer.audience), iss })
    .setProtectedHeader(header)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key)
}
