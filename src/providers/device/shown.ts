import { createContext, useContext, useSyncExternalStore } from 'react'
import { usualPreferences, type ShownPreferences, type TownChoice } from '#resources/shownPreferences.ts'
import { currentPreferences, writePreferences } from './preferences.ts'

export type { TownChoice } from '#resources/shownPreferences.ts'

/** What the server has rendered the screen by, so that the browser's first render is the same. */
export const RenderedByContext = createContext<ShownPreferences>(usualPreferences)

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function useShown<K extends keyof ShownPreferences>(name: K): ShownPreferences[K] {
  const rendered = useContext(RenderedByContext)
  return useSyncExternalStore(
    subscribe,
    () => currentPreferences()[name],
    () => rendered[name],
  )
}

/** Whether the reader prefers large amounts in lakhs (သိန်း). */
export const useLakhs = () => useShown('lakhs')

/** Where lists look: the town that the person has chosen, everywhere, or null until they have said (docs/rules.md#remembered-township). */
export const useTown = (): TownChoice => useShown('town')

/** The same at this moment. Browser only. */
export const chosenTown = (): TownChoice => currentPreferences().town

/** Stores preferences and shows every screen by them. */
export function prefer(change: Partial<ShownPreferences>): void {
  writePreferences(change)
  listeners.forEach((listener) => listener())
}
