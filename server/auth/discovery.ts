import { isSafeAddress } from '../environment.ts'

const timeoutMs = 5_000
const longestAnswer = 512 * 1024

/** Where an issuer keeps its keys and takes codes. */
export interface IssuerAddresses {
  jwksUri: string
  tokenEndpoint: string | null
}

/**
 * An issuer's discovery document (OpenID Connect Discovery 1.0, section 4), checked: it must name the very same issuer
 * (section 4.3), and its addresses must be https, or http within this machine.
 * @throws Error when it cannot be had; the caller decides what that means
 */
export async function discover(issuer: string): Promise<IssuerAddresses> {
  const document = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (document.issuer !== issuer) throw new Error('The discovery document names another issuer.')
  const { jwks_uri: jwksUri, token_endpoint: tokenEndpoint } = document
  if (typeof jwksUri !== 'string') throw new Error('The discovery document names no keys.')
  return { jwksUri, tokenEndpoint: typeof tokenEndpoint === 'string' ? tokenEndpoint : null }
}

/** A JSON object from an address, within 5 s, without following redirects, at most 512 KB of it. */
export async function fetchJson(address: string): Promise<Record<string, unknown>> {
  const response = await fetchSafely(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The issuer answered ${response.status}.`)
  return readJson(response)
}

/** `fetch` for the issuers' addresses only: no plain http beyond this machine, no redirect, 5 s for all of it. */
export function fetchSafely(address: string, init: RequestInit): Promise<Response> {
  if (!isSafeAddress(address)) return Promise.reject(new Error('An issuer address must be https.'))
  return fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
}

/** The body as a JSON object; an issuer gone wrong cannot fill the memory. */
export async function readJson(response: Response): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > longestAnswer) throw new Error('The issuer answered too much.')
    chunks.push(chunk)
  }
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  if (typeof value !== 'object' || value === null) throw new Error('The issuer answered no JSON object.')
  return value as Record<string, unknown>
}
