import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'

/** A real OpenID Connect issuer on this machine: discovery, published keys, token endpoint. `audience` is our client id. */
export interface LocalIssuer {
  url: string
  audience: string
  keys: OAuth2Issuer['keys']
  service: OAuth2Service
  /** Every requested path so far. */
  asked: string[]
  /** How often the published keys were fetched. */
  keyFetches(): number
  /** While true, every connection is closed. */
  setDown(down: boolean): void
  /** A token as a sign-in yields it. `change` replaces claims; undefined removes one. */
  token(change?: Record<string, unknown>, how?: { kid?: string; header?: Record<string, unknown> }): Promise<string>
  stop(): Promise<void>
}

export async function startIssuer(algorithm = 'ES256'): Promise<LocalIssuer> {
  const issuer = new OAuth2Issuer()
  const service = new OAuth2Service(issuer)
  await issuer.keys.generate(algorithm, { kid: 'first' })
  const asked: string[] = []
  let down = false
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (down) request.socket.destroy()
    else service.requestHandler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer.url = url
  const audience = 'zay-test-client'
  return {
    url,
    audience,
    keys: issuer.keys,
    service,
    asked,
    keyFetches: () => asked.filter((path) => path.startsWith('/jwks')).length,
    setDown: (value) => (down = value),
    token: (change = {}, { kid, header = {} } = {}) =>
      issuer.buildToken({
        ...(kid ? { kid } : {}),
        scopesOrTransform: (head, claims) => {
          Object.assign(head, header)
          Object.assign(claims, person(audience), change)
          for (const [name, value] of Object.entries(change)) if (value === undefined) delete claims[name]
        },
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The claims of the test person. */
export function person(audience: string): Record<string, unknown> {
  return { sub: 'subject-1', aud: audience, email: 'Mya@Example.com', email_verified: true, name: 'Mya Mya' }
}
