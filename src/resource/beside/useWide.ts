import { useSyncExternalStore } from 'react'

/** From this width on there is room for a list, a map and a business beside each other (docs/experience.md#map). */
const query = '(min-width: 1200px)'

const asked = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined)

function subscribe(changed: () => void) {
  const media = asked()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** Not in the server's rendering, nor in the browser's first. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked()?.matches ?? false,
    () => false,
  )
