import { useEffect, useState } from 'react'

/**
 * A value, once it has stayed the same for so many milliseconds: what it asks for is asked once, and not at every letter or tap.
 * Objects count as the same where their text is.
 */
export function useDebounced<T>(value: T, ms: number): T {
  const key = JSON.stringify(value)
  const [debounced, setDebounced] = useState({ key, value })
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ key, value: JSON.parse(key) as T }), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return debounced.value
}
