import { useEffect, useState, type ComponentType } from 'react'

/**
 * BurmeseLineBreaks, whose code comes after hydration: until then texts must be as the server wrote them anyway. Where it does not
 * come, lines end where the browser ends them.
 */
export function LaterLineBreaks() {
  const [LineBreaks, setLineBreaks] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      void import('./BurmeseLineBreaks.tsx').then(
        ({ BurmeseLineBreaks }) => setLineBreaks(() => BurmeseLineBreaks),
        () => undefined,
      )
    // The screen beside it is hydrated later, and says so (src/navigation/lazy.tsx).
    if ('hydrated' in document.documentElement.dataset) load()
    else window.addEventListener('hydrated', load, { once: true })
  }, [])
  return LineBreaks && <LineBreaks />
}
