import createCache from '@emotion/cache'

/** Styles are written by emotion on both sides under one key. `compat`: also styles that only nested selectors name are extracted. */
export function createEmotionCache(nonce?: string) {
  const cache = createCache({ key: 'z', prepend: true, ...(nonce ? { nonce } : {}) })
  cache.compat = true
  return cache
}
