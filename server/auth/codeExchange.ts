import { refusal } from '#resources/refusals.ts'
import { unauthorized, unavailable } from '../errors.ts'
import { discover, fetchSafely, readJson } from './discovery.ts'
import { googleIssuer } from './identityConfig.ts'
import type { RefusalLog } from './identityToken.ts'

/** What a sign-in button hands to the login call (docs/rules.md#identity). */
export interface AuthorizationCode {
  code: string
  /** PKCE (RFC 7636), where the button used it. */
  codeVerifier?: string
  redirectUri?: string
}

/** Our client at the issuer; `tokenEndpoint` is found by discovery when left out. */
export interface CodeClient {
  issuer: string
  clientId: string
  clientSecret?: string | null
  tokenEndpoint?: string
  log: RefusalLog
}

const longestPart = 4096

/**
 * Exchanges an authorization code for the identity token (OpenID Connect Core 1.0, section 3.1.3). The token is not
 * verified here: it goes through the verifier like any other.
 * @throws ApiError 401 when the issuer refuses the code, 503 when it does not answer or refuses us
 */
export async function exchangeCode(asked: AuthorizationCode, client: CodeClient): Promise<string> {
  const { code, codeVerifier, redirectUri } = asked
  const parts = [code, codeVerifier ?? '', redirectUri ?? '']
  if (code === '' || parts.some((part) => part.length > longestPart)) throw refused()

  const form = new URLSearchParams({ grant_type: 'authorization_code', code, client_id: client.clientId })
  if (client.clientSecret) form.set('client_secret', client.clientSecret)
  if (codeVerifier) form.set('code_verifier', codeVerifier)
  // Google's pop-up flow has no address to return to and wants this word in its place.
  const target = redirectUri || (client.issuer === googleIssuer ? 'postmessage' : '')
  if (target) form.set('redirect_uri', target)

  const { status, answer } = await ask(client, form)
  if (status === 200 && typeof answer.id_token === 'string') return answer.id_token
  const reason = typeof answer.error === 'string' ? answer.error.slice(0, 60) : 'no identity token'
  client.log.warn({ status, reason }, 'authorization code refused')
  // The issuer does not accept our client (RFC 6749 section 5.2): the operator's matter, not the person's.
  const ours = status === 429 || status >= 500 || reason === 'invalid_client' || reason === 'unauthorized_client'
  throw ours ? unreachable() : refused()
}

async function ask(client: CodeClient, body: URLSearchParams) {
  try {
    const endpoint = client.tokenEndpoint ?? (await discover(client.issuer)).tokenEndpoint
    if (!endpoint) throw new Error('The issuer takes no codes.')
    const response = await fetchSafely(endpoint, { method: 'POST', body, headers: { accept: 'application/json' } })
    // A refusal may come with a body that is no JSON; its status says enough.
    const answer = await readJson(response).catch((): Record<string, unknown> => ({}))
    return { status: response.status, answer }
  } catch (error) {
    client.log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'token endpoint unreachable')
    throw unreachable()
  }
}

const refused = () => unauthorized(refusal.loginFailed)
const unreachable = () => unavailable(5, refusal.loginUnavailable)
