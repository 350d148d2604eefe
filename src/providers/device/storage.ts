import { useSyncExternalStore } from 'react'
import type { AnyRecord } from '#resources'

/** Who is signed in, exactly as the login answers it (docs/rules.md#local-storage). */
export interface StoredProfile {
  Name: string
  Email: string
  id: number
}
/** A found listing, with the source it was found in. */
export type StoredListing = AnyRecord & { readonly source?: string }

/** The keys and what each holds (spec 3.33 to 3.37). */
interface Stored {
  /** raw token */
  StoredJWT: string
  StoredProfile: StoredProfile
  /** the item last tapped, as the server sent it: a detail screen paints from it at once */
  StoredItem: AnyRecord
  /** the page the person posts as */
  StoredPage: AnyRecord
  /** the last search results */
  StoredListings: readonly StoredListing[]
  /** what was searched for in this browser, newest first: private like the rest */
  RecentSearches: readonly string[]
  /** the region last chosen to search in, and its town; of the device, not of a person */
  ChosenTown: ChosenTown
}
export interface ChosenTown {
  readonly region: number
  readonly town: number | null
}
export type StoredKey = keyof Stored

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
const parseRecord = (raw: string) => {
  const value = parseJson(raw)
  return isObject(value) ? (value as AnyRecord) : null
}

/** How each key is read; what does not parse reads as absent (docs/rules.md#local-storage). */
const readers: { [K in StoredKey]: (raw: string) => Stored[K] | null } = {
  StoredJWT: (raw) => raw.trim() || null,
  StoredProfile: (raw) => {
    const value = parseJson(raw)
    return isObject(value) ? (value as StoredProfile) : null
  },
  StoredItem: parseRecord,
  StoredPage: parseRecord,
  StoredListings: (raw) => {
    const value = parseJson(raw)
    return Array.isArray(value) ? value.filter(isObject).map((item) => item as StoredListing) : null
  },
  RecentSearches: (raw) => {
    const value = parseJson(raw)
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null
  },
  ChosenTown: (raw) => {
    const value = parseJson(raw)
    if (!isObject(value)) return null
    const { region, town } = value as { region?: unknown; town?: unknown }
    return typeof region === 'number' ? { region, town: typeof town === 'number' ? town : null } : null
  },
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
// A value keeps its identity while its text does, as useSyncExternalStore demands.
const parsed = new Map<StoredKey, { raw: string; value: unknown }>()

/** Undefined on the server and where the browser forbids storage. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** The value, or null when absent, unreadable or on the server. */
export function readStored<K extends StoredKey>(key: K): Stored[K] | null {
  const raw = storage()?.getItem(key) ?? null
  if (raw === null) return null
  const known = parsed.get(key)
  if (known?.raw === raw) return known.value as Stored[K] | null
  const value = readers[key](raw)
  parsed.set(key, { raw, value })
  return value
}

/** Stores a value (null: removes it) and tells every component of this tab that shows it; other tabs hear by themselves. */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K] | null): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, typeof value === 'string' ? value : JSON.stringify(asSent(key, value)))
  } catch {
    // A full or forbidden storage must not break the act that wanted to remember something.
  }
  tell()
}

/** Items and pages are kept as the server sent them (docs/rules.md#local-storage), without the `id` react-admin wants beside `Id`. */
function asSent(key: StoredKey, value: unknown): unknown {
  if ((key !== 'StoredItem' && key !== 'StoredPage') || !isObject(value) || !('Id' in value)) return value
  const { id: _, ...record } = value as { id?: unknown }
  return record
}

/** Logout and an ended session: profile, page, item, token and what was searched for go (spec 4.44). */
export function clearSessionStorage(): void {
  const keys = ['StoredProfile', 'StoredPage', 'StoredItem', 'StoredJWT', 'StoredListings', 'RecentSearches'] as const
  for (const key of keys) writeStored(key, null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
const absent = () => null

/** The stored value, kept current; null in the server's rendering and the first render of the browser. */
export const useStored = <K extends StoredKey>(key: K): Stored[K] | null =>
  useSyncExternalStore(subscribe, () => readStored(key), absent)

export const useStoredProfile = () => useStored('StoredProfile')
export const useStoredPage = () => useStored('StoredPage')
export const useStoredItem = () => useStored('StoredItem')
export const useStoredListings = () => useStored('StoredListings')

/** So many searches are worth finding again. */
const mostRecent = 8

/** Puts a search at the head of those remembered here; each stands there once. */
export function rememberSearch(text: string): void {
  const others = (readStored('RecentSearches') ?? []).filter((one) => one !== text)
  writeStored('RecentSearches', [text, ...others].slice(0, mostRecent))
}

export function forgetSearch(text: string): void {
  const others = (readStored('RecentSearches') ?? []).filter((one) => one !== text)
  writeStored('RecentSearches', others.length > 0 ? others : null)
}

export const forgetSearches = () => writeStored('RecentSearches', null)

const always = () => () => {}
/** False in the server's rendering and in the browser's first render, true right after: what depends on the person waits for it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    always,
    () => true,
    () => false,
  )

const noteKey = 'note'

/** A sentence to be shown after the reload that is about to happen. */
export function leaveNote(text: string): void {
  try {
    window.sessionStorage.setItem(noteKey, text)
  } catch {
    // Without storage the sentence is lost, the act is not.
  }
}

/** The sentence left before the reload, once; null where there is none. */
export function takeNote(): string | null {
  try {
    const note = window.sessionStorage.getItem(noteKey)
    window.sessionStorage.removeItem(noteKey)
    return note
  } catch {
    return null
  }
}
