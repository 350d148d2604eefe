import {
  createLocalJWKSet,
  type CryptoKey,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWTHeaderParameters,
} from 'jose'
import { discover, fetchJson } from './discovery.ts'

const freshMs = 60 * 60_000
const usableMs = 6 * 60 * 60_000
const renewalPauseMs = 30_000
const failurePauseMs = 2_000

/** An issuer's keys could not be fetched: nothing can be said about the token, good or bad. */
export class KeysUnreachable extends Error {}

/** Finds the key a token names, or throws jose's JWKSNoMatchingKey. */
export type FindKey = (header: JWTHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

export interface IssuerKeys {
  find: FindKey
  /** Fetches anew because a token did not fit; false when that was done a moment ago, so it would change nothing. */
  renew(): Promise<boolean>
}

/** Keys at hand, as the demo provider has. */
export function createFixedKeys(jwks: JSONWebKeySet): IssuerKeys {
  return { find: createLocalJWKSet(jwks), renew: () => Promise.resolve(false) }
}

/**
 * The published keys of one issuer, fetched by discovery and kept for an hour; for six when the issuer does not answer.
 * A token that fits none of them causes a fetch (keys rotate), but then not again for 30 s, so that made-up key ids
 * cannot make us ask in a loop; simultaneous asks share one fetch (docs/safety.md#s03). `now` in milliseconds.
 * Both functions throw KeysUnreachable.
 */
export function createIssuerKeys(issuer: string, now: () => number = Date.now): IssuerKeys {
  let jwksUri: string | null = null
  let known: { find: FindKey; at: number } | null = null
  let running: Promise<FindKey> | null = null
  let failedAt = -Infinity
  let renewedAt = -Infinity

  const load = async (): Promise<FindKey> => {
    if (now() - failedAt < failurePauseMs) throw new KeysUnreachable('The keys could not be fetched a moment ago.')
    try {
      jwksUri ??= (await discover(issuer)).jwksUri
      const find = createLocalJWKSet((await fetchJson(jwksUri)) as unknown as JSONWebKeySet)
      known = { find, at: now() }
      return find
    } catch (cause) {
      failedAt = now()
      jwksUri = null
      throw new KeysUnreachable('The keys of the issuer could not be fetched.', { cause })
    }
  }
  const refresh = () => (running ??= load().finally(() => (running = null)))

  const current = async (): Promise<FindKey> => {
    if (known && now() - known.at < freshMs) return known.find
    try {
      return await refresh()
    } catch (error) {
      if (known && now() - known.at < usableMs) return known.find
      throw error
    }
  }

  return {
    find: async (header, token) => (await current())(header, token),
    async renew() {
      // The pause counts from the last renewal, not from the last fetch: a rotation right after the first is met too.
      if (!running && now() - renewedAt < renewalPauseMs) {
        if (failedAt >= renewedAt) throw new KeysUnreachable('The newest keys could not be fetched a moment ago.')
        return false
      }
      if (!running) renewedAt = now()
      await refresh()
      return true
    },
  }
}
