import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchangeCode, type CodeClient } from '#server/auth/codeExchange.ts'
import { googleIssuer } from '#server/config/identityConfig.ts'
import { createIdentityVerifier } from '#server/auth/identityToken.ts'
import { person, startIssuer, type LocalIssuer } from './issuer.ts'

let issuer: LocalIssuer
let client: CodeClient
let logged: string[]
let sent: Record<string, unknown>

beforeEach(async () => {
  issuer = await startIssuer()
  logged = []
  sent = {}
  const log = { warn: (details: object, message: string) => void logged.push(JSON.stringify({ ...details, message })) }
  client = { issuer: issuer.url, clientId: issuer.audience, clientSecret: 'known-to-the-issuer', log }
  issuer.service.on('beforeTokenSigning', (token, request) => {
    sent = { ...request.body }
    Object.assign(token.payload, person(issuer.audience))
  })
})
afterEach(() => issuer.stop())

/** The token endpoint's next answer. */
function answerOnce(statusCode: number, body: Record<string, unknown>) {
  issuer.service.once('beforeResponse', (response) => Object.assign(response, { statusCode, body }))
}

async function statusOf(code = 'a-code', asked: Partial<CodeClient> = {}): Promise<number> {
  return exchangeCode({ code }, { ...client, ...asked }).then(
    () => 200,
    (error: { status: number }) => error.status,
  )
}

it('yields a token that the verifier accepts', async () => {
  const token = await exchangeCode({ code: 'a-code', redirectUri: 'https://app.example/login' }, client)
  const verifier = createIdentityVerifier({
    issuers: [{ issuer: issuer.url, audience: issuer.audience }],
    log: client.log,
  })
  expect(await verifier.verify(token)).toMatchObject({ subject: 'subject-1', email: 'mya@example.com' })
  expect(sent).toMatchObject({
    grant_type: 'authorization_code',
    code: 'a-code',
    client_id: issuer.audience,
    client_secret: 'known-to-the-issuer',
    redirect_uri: 'https://app.example/login',
  })
})

it('without a redirect address sends `postmessage` to Google and none to other issuers', async () => {
  await exchangeCode({ code: 'a-code' }, { ...client, issuer: googleIssuer, tokenEndpoint: `${issuer.url}/token` })
  expect(sent.redirect_uri).toBe('postmessage')
  await exchangeCode({ code: 'a-code' }, client)
  expect(sent).not.toHaveProperty('redirect_uri')
})

it('passes the PKCE verifier on, and a wrong one is refused', async () => {
  const codeVerifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: issuer.audience,
    redirect_uri: 'https://app.example/login',
    scope: 'openid',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const codeOf = async () => {
    const answer = await fetch(`${issuer.url}/authorize?${query}`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  expect(await exchangeCode({ code: await codeOf(), codeVerifier }, client)).toMatch(/^ey/)
  await expect(exchangeCode({ code: await codeOf(), codeVerifier: 'w'.repeat(43) }, client)).rejects.toMatchObject({
    status: 401,
  })
})

it('answers 401 to a malformed code and to one that the issuer refuses', async () => {
  answerOnce(400, { error: 'invalid_grant', error_description: 'Mya@Example.com may not' })
  expect(await statusOf()).toBe(401)
  expect(logged.join()).toContain('invalid_grant')
  expect(logged.join()).not.toContain('Mya')
  answerOnce(200, { access_token: 'only' })
  expect(await statusOf()).toBe(401)
  const before = issuer.asked.length
  expect(await statusOf('')).toBe(401)
  expect(await statusOf('x'.repeat(10_000))).toBe(401)
  expect(issuer.asked.length).toBe(before)
})

it('answers 503 when the issuer fails, refuses our client, or does not answer', async () => {
  answerOnce(500, {})
  expect(await statusOf()).toBe(503)
  answerOnce(401, { error: 'invalid_client' })
  expect(await statusOf()).toBe(503)
  issuer.setDown(true)
  expect(await statusOf()).toBe(503)
})

it('never sends a code over plain http beyond this machine', async () => {
  expect(await statusOf('a-code', { tokenEndpoint: 'http://issuer.example/token' })).toBe(503)
  expect(issuer.asked).toEqual([])
})
