import { useSyncExternalStore } from 'react'
import type { AnyRecord, PartialRecord } from '#resources'

/** The signed-in person, exactly as the login answers (docs/rules.md#local-storage). */
export interface StoredProfile {
  Name: string
  Email: string
  id: number
}
/** A search result, with the source it was found in. */
export type StoredListing = PartialRecord & { readonly source?: string }

/** The storage keys and their values (spec 3.33 to 3.37). */
interface Stored {
  /** raw token */
  StoredJWT: string
  StoredProfile: StoredProfile
  /** the item last tapped, as the server sent it, which may be no more than its card shows */
  StoredItem: PartialRecord
  /** the page the person posts as */
  StoredPage: AnyRecord
  /** the last search results */
  StoredListings: readonly StoredListing[]
  /** searches made in this browser, newest first; private, so cleared at logout */
  RecentSearches: readonly string[]
  /** pages and products kept for later, newest first; they belong to the device, so logout keeps them */
  Saved: readonly SavedRecord[]
  /** the region last chosen for search, and its town; belongs to the device, so logout keeps it */
  ChosenTown: ChosenTown
  /** the language has been offered on this device; logout keeps it */
  LanguageOffered: string
  /** the device as it is registered for push: its token is sent once a month, and again when another person signs in */
  pushDevice: { token: string; profileId: number; sentAt?: number }
}
/** A record without its long texts, with its resource, since it may be looked at without a connection. */
export type SavedRecord = AnyRecord & { readonly source: string }
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

/** The parser of each key; a value that does not parse counts as absent (docs/rules.md#local-storage). */
const readers: { [K in StoredKey]: (raw: string) => Stored[K] | null } = {
  StoredJWT: (raw) => raw.trim() || null,
  StoredProfile: (raw) => {
    const value = parseJson(raw)
    return isObject(value) ? (value as StoredProfile) : null
  },
  LanguageOffered: (raw) => raw || null,
  StoredItem: parseRecord,
  StoredPage: parseRecord,
  StoredListings: (raw) => {
    const value = parseJson(raw)
    return Array.isArray(value) ? value.filter(isObject).map((item) => item as StoredListing) : null
  },
  Saved: (raw) => {
    const value = parseJson(raw)
    if (!Array.isArray(value)) return null
    return value.filter((one): one is SavedRecord => {
      const { source, Id } = isObject(one) ? (one as Partial<SavedRecord>) : {}
      return typeof source === 'string' && typeof Id === 'number'
    })
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
  pushDevice: (raw) => {
    const value = parseJson(raw)
    return isObject(value) ? (value as Stored['pushDevice']) : null
  },
}

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
// Caches the parsed value as long as the stored text is unchanged: useSyncExternalStore requires a stable identity.
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
  const cached = parsed.get(key)
  if (cached?.raw === raw) return cached.value as Stored[K] | null
  const value = readers[key](raw)
  parsed.set(key, { raw, value })
  return value
}

/**
 * Stores a value (null removes it) and notifies this tab's components; other tabs get the browser's `storage` event.
 */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K] | null): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, typeof value === 'string' ? value : JSON.stringify(withoutClientId(key, value)))
  } catch {
    // A full or forbidden storage must not fail the action that wanted to store something.
  }
  notify()
}

/**
 * Items and pages are stored as the server sent them (docs/rules.md#local-storage), without react-admin's extra `id`.
 */
function withoutClientId(key: StoredKey, value: unknown): unknown {
  if ((key !== 'StoredItem' && key !== 'StoredPage') || !isObject(value) || !('Id' in value)) return value
  const { id: _, ...record } = value as { id?: unknown }
  return record
}

/** At logout or session end: removes profile, page, item, token and searches (spec 4.44). */
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

/** The stored value, updated on change; null in the server's rendering and in the browser's first render. */
export const useStored = <K extends StoredKey>(key: K): Stored[K] | null =>
  useSyncExternalStore(subscribe, () => readStored(key), absent)

export const useStoredProfile = () => useStored('StoredProfile')
export const useStoredPage = () => useStored('StoredPage')
export const useStoredItem = () => useStored('StoredItem')

/** Number of recent searches kept. */
const maxRecentSearches = 8

/** Puts a search first in the recent searches, without duplicates. */
export function rememberSearch(text: string): void {
  const others = (readStored('RecentSearches') ?? []).filter((one) => one !== text)
  writeStored('RecentSearches', [text, ...others].slice(0, maxRecentSearches))
}

export function forgetSearch(text: string): void {
  const others = (readStored('RecentSearches') ?? []).filter((one) => one !== text)
  writeStored('RecentSearches', others.length > 0 ? others : null)
}

export const forgetSearches = () => writeStored('RecentSearches', null)

const neverChanges = () => () => {}
/**
 * False in the server's rendering and in the browser's first render, true right after. Content that depends on the
 * person waits for it.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** In sessionStorage: who shared the link of this visit (providers/calls/rewards.ts). */
export const invitationKey = 'invitation'

export function isInvited(): boolean {
  try {
    return window.sessionStorage.getItem(invitationKey) !== null
  } catch {
    return false
  }
}

const noticeKey = 'note'

/** Stores a message to show after the reload that follows. */
export function storeNotice(text: string): void {
  try {
    window.sessionStorage.setItem(noticeKey, text)
  } catch {
    // Without storage the message is lost, but not the action.
  }
}

/** The message stored before the reload, returned once; null when there is none. */
export function takeNotice(): string | null {
  try {
    const notice = window.sessionStorage.getItem(noticeKey)
    window.sessionStorage.removeItem(noticeKey)
    return notice
  } catch {
    return null
  }
}
