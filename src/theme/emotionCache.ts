import createCache from '@emotion/cache'

/**
 * Emotion's style cache, with the same key on both sides. `compat` also extracts styles that only nested selectors
 * use. Apart from MuiScope.tsx, so that the server has MUI's theme in memory from the first screen on that needs it.
 */
export function createEmotionCache(nonce = nonceOfDocument()) {
  const cache = createCache({ key: 'z', prepend: true, ...(nonce ? { nonce } : {}) })
  cache.compat = true
  return cache
}

const nonceOfDocument = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
