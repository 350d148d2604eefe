import { acceptLanguageOf } from '#resources/text/language.ts'
import { apiBase } from '#src/paths.ts'
import { ApiError, apiErrorFrom } from './ApiError.ts'
import { currentWriting } from './device/preferences.ts'
import { endSession } from './sessionEnd.ts'
import { readStored } from './device/storage.ts'
import type { OnUpload } from './upload.ts'

/** Calls an API address, e.g. `/page/api/7`; tests pass their own. */
export type FetchApi = (address: string, init?: RequestInit & { onUpload?: OnUpload }) => Promise<Response>

export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
}
export type HttpOptions = Pick<RequestInit, 'method' | 'body' | 'signal'> & {
  headers?: HeadersInit
  /** timeout in ms; null for none (long uploads) */
  timeout?: number | null
  /** called with upload progress */
  onUpload?: OnUpload | undefined
}
/** Resolves on 2xx, rejects with ApiError otherwise. */
export type HttpClient = (address: string, options?: HttpOptions) => Promise<HttpAnswer>

const readTimeoutMs = 30_000
const writeTimeoutMs = 60_000

const networkFetch: FetchApi = async (address, { onUpload, ...init } = {}) => {
  // The header that lets proxies answer a little longer lets browsers, too: somebody who refreshes would get the old list.
  if (!onUpload) return fetch(`${apiBase}${address}`, { cache: 'no-cache', ...init })
  const { sendWithProgress } = await import('./upload.ts')
  return sendWithProgress(`${apiBase}${address}`, init, onUpload)
}

/**
 * The only place that calls the API. It sends the bearer token, turns error answers into ApiError and clears ended
 * sessions (docs/rules.md#bearer, #errors, #ended-session).
 */
export function createHttpClient(fetchApi: FetchApi = networkFetch): HttpClient {
  return async (address, options = {}) => {
    const method = options.method ?? 'GET'
    const token = readStored('StoredJWT')
    const headers = new Headers(options.headers)
    // With a Range header Chromium asks for uncompressed answers, and the range is in the query anyway.
    headers.delete('Range')
    if (!headers.has('accept')) headers.set('accept', 'application/json')
    if (token) headers.set('authorization', `Bearer ${token}`)
    // Until the document has a language, the browser's own Accept-Language is sent.
    const writing = currentWriting()
    if (writing) headers.set('accept-language', acceptLanguageOf(writing))

    const timeout =
      options.timeout === undefined ? (method === 'GET' ? readTimeoutMs : writeTimeoutMs) : options.timeout
    const { response, body } = await fetchWithTimeout(
      fetchApi,
      address,
      { method, body: options.body ?? null, headers, ...(options.onUpload ? { onUpload: options.onUpload } : {}) },
      timeout,
      options.signal,
    )

    const current = readStored('StoredJWT')
    const isSameSession = token !== null && current === token
    const isEnded = response.status === 401 || response.headers.get('x-session') === 'ended'
    const isUnauthorizedWrite = response.status === 401 && method !== 'GET'
    if (isUnauthorizedWrite) {
      // A concurrent read may have cleared the session already; the person whose write failed must still be told.
      if (isSameSession || (token !== null && current === null)) endSession('refused')
    } else if (isSameSession && isEnded) endSession('quiet')

    const json = parse(body)
    if (!response.ok) {
      const { status, headers: answered } = response
      throw apiErrorFrom(status, json, answered.get('x-request-id') ?? undefined, answered.get('retry-after'))
    }
    return { status: response.status, headers: response.headers, body, json }
  }
}

async function fetchWithTimeout(
  fetchApi: FetchApi,
  address: string,
  init: RequestInit & { onUpload?: OnUpload },
  timeout: number | null,
  signal: AbortSignal | null | undefined,
): Promise<{ response: Response; body: string }> {
  const control = new AbortController()
  const abort = () => control.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const timer = timeout === null ? undefined : setTimeout(() => control.abort(), timeout)
  try {
    const response = await fetchApi(address, { ...init, signal: control.signal })
    return { response, body: await response.text() }
  } catch (error) {
    // The caller aborted: pass its own error on, this is no failure.
    if (signal?.aborted) throw error
    throw new ApiError('Failed to fetch data', 0)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The browser's only HTTP client for the API. */
export const httpClient = createHttpClient()

/**
 * A key that makes a repeated create take effect once (docs/rules.md#idempotency). randomUUID needs a secure context,
 * which a LAN address is not.
 */
export function idempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
