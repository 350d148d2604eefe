import { refusal } from '#resources/refusals.ts'
import { unauthorized, unavailable } from '../errors.ts'
import { discover, fetchSafely, readJson } from './discovery.ts'
import { googleIssuer } from '../config/identityConfig.ts'
import type { WarningLog } from './identityToken.ts'

/** The parameters that a sign-in button sends to the login call (docs/rules.md#identity). */
export interface AuthorizationCode {
  code: string
  /** PKCE (RFC 7636). */
  codeVerifier?: string
  redirectUri?: string
}

/** Our OAuth client at the issuer. `tokenEndpoint` is discovered if omitted. */
export interface CodeClient {
  issuer: string
  clientId: string
  clientSecret?: string | null
  tokenEndpoint?: string
  log: WarningLog
}

const maxParameterLength = 4096

/**
 * Exchanges an authorization code for an unverified identity token (OpenID Connect Core 1.0, section 3.1.3).
 * @throws ApiError 401 when the issuer refuses the code, 503 when it does not answer or refuses us
 */
export async function exchangeCode(authorization: AuthorizationCode, client: CodeClient): Promise<string> {
  const { code, codeVerifier, redirectUri } = authorization
  const parts = [code, codeVerifier ?? '', redirectUri ?? '']
  if (code === '' || parts.some((part) => part.length > maxParameterLength)) throw codeRefused()

  const form = new URLSearchParams({ grant_type: 'authorization_code', code, client_id: client.clientId })
  if (client.clientSecret) form.set('client_secret', client.clientSecret)
  if (codeVerifier) form.set('code_verifier', codeVerifier)
  // Google's pop-up flow has no redirect address and requires this word.
  const target = redirectUri || (client.issuer === googleIssuer ? 'postmessage' : '')
  if (target) form.set('redirect_uri', target)

  const { status, answer } = await requestToken(client, form)
  if (status === 200 && typeof answer.id_token === 'string') return answer.id_token
  const reason = typeof answer.error === 'string' ? answer.error.slice(0, 60) : 'no identity token'
  client.log.warn({ status, reason }, 'authorization code refused')
  // The issuer rejects our client (RFC 6749 section 5.2): a problem for the operator, not for the person.
  const isOurProblem =
    status === 429 || status >= 500 || reason === 'invalid_client' || reason === 'unauthorized_client'
  throw isOurProblem ? issuerUnavailable() : codeRefused()
}

async function requestToken(client: CodeClient, body: URLSearchParams) {
  try {
    const endpoint = client.tokenEndpoint ?? (await discover(client.issuer)).tokenEndpoint
    if (!endpoint) throw new Error('The issuer takes no codes.')
    const response = await fetchSafely(endpoint, { method: 'POST', body, headers: { accept: 'application/json' } })
    // An error response need not be JSON; its status is enough.
    const answer = await readJson(response).catch((): Record<string, unknown> => ({}))
    return { status: response.status, answer }
  } catch (error) {
    client.log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'token endpoint unreachable')
    throw issuerUnavailable()
  }
}

const codeRefused = () => unauthorized(refusal.loginFailed)
const issuerUnavailable = () => unavailable(5, refusal.loginUnavailable)
