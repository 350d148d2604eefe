import { useSyncExternalStore } from 'react'
import { readPreferences, writePreferences } from './preferences.ts'

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the reader prefers large amounts in lakhs (သိန်း). The server's rendering always writes them in full. */
export const useLakhs = () =>
  useSyncExternalStore(
    subscribe,
    () => readPreferences(document.cookie).lakhs,
    () => false,
  )

/** Stores the preference and rerenders every price on the screen. */
export function preferLakhs(lakhs: boolean): void {
  writePreferences({ lakhs })
  listeners.forEach((listener) => listener())
}
