import { isSafeAddress } from '../config/environment.ts'

const timeoutMs = 5_000
const maxResponseBytes = 512 * 1024

/** An issuer's discovery document, which must name the same issuer (OpenID Connect Discovery 1.0, section 4.3). @throws Error */
export async function discover(issuer: string) {
  const document = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (document.issuer !== issuer) throw new Error('The discovery document names another issuer.')
  const { jwks_uri: jwksUri, token_endpoint: tokenEndpoint } = document
  if (typeof jwksUri !== 'string') throw new Error('The discovery document names no keys.')
  return { jwksUri, tokenEndpoint: typeof tokenEndpoint === 'string' ? tokenEndpoint : null }
}

/** Fetches a JSON object of at most 512 KB within 5 s, without following redirects. */
export async function fetchJson(address: string): Promise<Record<string, unknown>> {
  const response = await fetchSafely(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The issuer answered ${response.status}.`)
  return readJson(response)
}

/** `fetch` for issuers: https only, except on this machine; no redirects; 5 s in all. */
export function fetchSafely(address: string, init: RequestInit): Promise<Response> {
  if (!isSafeAddress(address)) return Promise.reject(new Error('An issuer address must be https.'))
  return fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
}

/** Reads the body as a JSON object. Its size is limited, so a faulty issuer cannot fill the memory. */
export async function readJson(response: Response): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxResponseBytes) throw new Error('The issuer answered too much.')
    chunks.push(chunk)
  }
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  if (typeof value !== 'object' || value === null) throw new Error('The issuer answered no JSON object.')
  return value as Record<string, unknown>
}
