import { acceptLanguageOf } from '#resources/acceptLanguage.ts'
import { apiBase } from '#src/paths.ts'
import { ApiError, refusalOf } from './ApiError.ts'
import { currentWriting } from './device/preferences.ts'
import { endSession } from './sessionEnd.ts'
import { readStored } from './device/storage.ts'
import { sendWithProgress, type OnUpload } from './upload.ts'

/** Calls an address of the API, e.g. `/page/api/7`; tests give one of their own. */
export type FetchApi = (address: string, init?: RequestInit & { onUpload?: OnUpload }) => Promise<Response>

export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
}
export type HttpOptions = Pick<RequestInit, 'method' | 'body' | 'signal'> & {
  headers?: HeadersInit
  /** ms until a call without an answer is given up; null: never (long uploads). */
  timeout?: number | null
  /** told how much of the body has gone out */
  onUpload?: OnUpload | undefined
}
/** Resolves on 2xx, rejects with ApiError otherwise. */
export type HttpClient = (address: string, options?: HttpOptions) => Promise<HttpAnswer>

const readTimeout = 30_000
const writeTimeout = 60_000

const viaNetwork: FetchApi = (address, { onUpload, ...init } = {}) =>
  onUpload ? sendWithProgress(`${apiBase}${address}`, init, onUpload) : fetch(`${apiBase}${address}`, init)

/**
 * The one place that talks to the API: bearer on every call, true errors, ended sessions cleared (docs/rules.md#bearer, #errors, #ended-session).
 */
export function createHttpClient(fetchApi: FetchApi = viaNetwork): HttpClient {
  return async (address, options = {}) => {
    const method = options.method ?? 'GET'
    const token = readStored('StoredJWT')
    const headers = new Headers(options.headers)
    // On a Range header Chromium asks for uncompressed answers, and the range stands in the query anyway.
    headers.delete('Range')
    if (!headers.has('accept')) headers.set('accept', 'application/json')
    if (token) headers.set('authorization', `Bearer ${token}`)
    // Before the document says how it is written, the browser's own header stands.
    const writing = currentWriting()
    if (writing) headers.set('accept-language', acceptLanguageOf(writing))

    const timeout = options.timeout === undefined ? (method === 'GET' ? readTimeout : writeTimeout) : options.timeout
    const { response, body } = await answered(
      fetchApi,
      address,
      { method, body: options.body ?? null, headers, ...(options.onUpload ? { onUpload: options.onUpload } : {}) },
      timeout,
      options.signal,
    )

    const current = readStored('StoredJWT')
    const stillTheirs = token !== null && current === token
    const isEnded = response.status === 401 || response.headers.get('x-session') === 'ended'
    const isRefusedAct = response.status === 401 && method !== 'GET'
    if (isRefusedAct) {
      // A read may have noticed it while the act was on its way: whoever acted is to know all the same.
      if (stillTheirs || (token !== null && current === null)) endSession('refused')
    } else if (stillTheirs && isEnded) endSession('quiet')

    const json = parse(body)
    if (!response.ok) throw refusalOf(response.status, json)
    return { status: response.status, headers: response.headers, body, json }
  }
}

async function answered(
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
    // Whoever asked has left: theirs to handle, it is no failure.
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

/** The browser's one line to the API. */
export const httpClient = createHttpClient()

/** A key that makes a repeated create one create (docs/rules.md#idempotency). randomUUID exists in secure contexts only, and a LAN address is none. */
export function idempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
