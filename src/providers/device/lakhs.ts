import { useSyncExternalStore } from 'react'
import { readPreferences, writePreferences } from './preferences.ts'

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the reader wants great sums in lakhs (သိန်း); the server's rendering tells them in full. */
export const useLakhs = () =>
  useSyncExternalStore(
    subscribe,
    () => readPreferences(document.cookie).lakhs,
    () => false,
  )

/** Remembers it, and every price on the screen follows. */
export function preferLakhs(lakhs: boolean): void {
  writePreferences({ lakhs })
  listeners.forEach((listener) => listener())
}
