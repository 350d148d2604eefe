import {
  createLocalJWKSet,
  type CryptoKey,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWTHeaderParameters,
} from 'jose'
import { discover, fetchJson } from './discovery.ts'

const cacheMs = 60 * 60_000
const staleCacheMs = 6 * 60 * 60_000
const minRenewalIntervalMs = 30_000
const retryDelayMs = 2_000

/** The issuer's keys could not be fetched, so the token can be neither accepted nor rejected. */
export class KeysUnreachable extends Error {}

/** Finds the key of a token, or throws jose's JWKSNoMatchingKey. */
export type FindKey = (header: JWTHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

export interface IssuerKeys {
  find: FindKey
  /** Fetches the keys again because a token did not match them. False: that was done too recently. */
  renew(): Promise<boolean>
}

/** Keys that are known in advance, like the demo provider's. */
export function createFixedKeys(jwks: JSONWebKeySet): IssuerKeys {
  return { find: createLocalJWKSet(jwks), renew: () => Promise.resolve(false) }
}

/**
 * The published keys of an issuer, cached for an hour, or for six hours while it does not answer. A token that matches
 * no key causes a fetch, since keys rotate, but at most every 30 s, so that invented key ids cannot cause many.
 * Concurrent calls share one fetch (docs/safety.md#s03). Both functions throw KeysUnreachable.
 */
export function createIssuerKeys(issuer: string, now: () => number = Date.now): IssuerKeys {
  let jwksUri: string | null = null
  let cached: { find: FindKey; at: number } | null = null
  let pendingFetch: Promise<FindKey> | null = null
  let failedAt = -Infinity
  let renewedAt = -Infinity

  const load = async (): Promise<FindKey> => {
    if (now() - failedAt < retryDelayMs) throw new KeysUnreachable('The keys could not be fetched a moment ago.')
    try {
      jwksUri ??= (await discover(issuer)).jwksUri
      const find = createLocalJWKSet((await fetchJson(jwksUri)) as unknown as JSONWebKeySet)
      cached = { find, at: now() }
      return find
    } catch (cause) {
      failedAt = now()
      jwksUri = null
      throw new KeysUnreachable('The keys of the issuer could not be fetched.', { cause })
    }
  }
  const refresh = () => (pendingFetch ??= load().finally(() => (pendingFetch = null)))

  const findCached = async (): Promise<FindKey> => {
    if (cached && now() - cached.at < cacheMs) return cached.find
    try {
      return await refresh()
    } catch (error) {
      if (cached && now() - cached.at < staleCacheMs) return cached.find
      throw error
    }
  }

  return {
    find: async (header, token) => (await findCached())(header, token),
    async renew() {
      // Counted from the last renewal, not the last fetch, so a rotation right after the first fetch is noticed.
      if (!pendingFetch && now() - renewedAt < minRenewalIntervalMs) {
        if (failedAt >= renewedAt) throw new KeysUnreachable('The newest keys could not be fetched a moment ago.')
        return false
      }
      if (!pendingFetch) renewedAt = now()
      await refresh()
      return true
    },
  }
}
