import { useEffect, useSyncExternalStore } from 'react'

/**
 * Where the person is, once they have asked for it: `lat,lng` rounded to 0.001°, about 100 m. It stays in this tab for half an hour and
 * goes to the server in a header, so that it stands in no address and no log (docs/rules.md#search-filters).
 */
export interface Here {
  /** `refused`: the device does not say, or must not */
  readonly state: 'unknown' | 'asking' | 'refused' | 'known'
  readonly place: string | null
  /** As the device says it, for what the phone itself shows. It is in memory only. */
  readonly exact?: string
}

const key = 'Here'
/** How long a place counts as the present one; then the device is asked again. */
const lifetimeMs = 30 * 60_000
/** A position that the device knows already is used if it is no older. */
const maxAgeMs = 5 * 60_000
const timeoutMs = 15_000

const unknown: Here = { state: 'unknown', place: null }
let here: Here | undefined
const listeners = new Set<() => void>()

function change(next: Here): void {
  here = next
  listeners.forEach((listener) => listener())
}

/** When the place was known, in ms. */
let knownAt = 0

function current(): Here {
  here ??= stored() ?? unknown
  return here.state === 'known' && Date.now() - knownAt > lifetimeMs ? unknown : here
}

function stored(): Here | null {
  try {
    const { place, at } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { place?: unknown; at?: unknown }
    if (typeof place !== 'string' || typeof at !== 'number' || Date.now() - at > lifetimeMs) return null
    knownAt = at
    return { state: 'known', place }
  } catch {
    return null
  }
}

function store(place: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ place, at: Date.now() }))
  } catch {
    // Without storage it is asked for again after a reload.
  }
}

/**
 * Asks the device, which may ask the person. A place that is known stays until there is another: what is shown near it does not go.
 * @param isPrecise where they are now, to the metre
 * @param then what the device has said to this question
 */
export function askHere(isPrecise = false, then: (answer: Here) => void = () => {}): void {
  const answer = (next: Here) => {
    if (next.state === 'known' || current().state !== 'known') change(next)
    then(next)
  }
  if (!('geolocation' in navigator)) return answer({ state: 'refused', place: null })
  if (current().state !== 'known') change({ state: 'asking', place: null })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const place = `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`
      store(place)
      knownAt = Date.now()
      answer({ state: 'known', place, exact: `${coords.latitude},${coords.longitude}` })
    },
    () => answer({ state: 'refused', place: null }),
    { enableHighAccuracy: isPrecise, maximumAge: isPrecise ? 0 : maxAgeMs, timeout: timeoutMs },
  )
}

/** Forgets the place. */
export function forgetHere(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
  change(unknown)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Where the person is. Unknown in the server's rendering and in the browser's first render.
 * @param isWanted something near the person is to be shown: the device is asked where it says so without asking the person again
 */
export function useHere(isWanted: boolean): Here {
  const now = useSyncExternalStore(subscribe, current, () => unknown)
  const isUnknown = now.state === 'unknown'
  useEffect(() => {
    if (!isWanted || !isUnknown) return
    const asked = navigator.permissions?.query({ name: 'geolocation' })
    // What some browsers do not know they refuse.
    void asked?.then(({ state }) => state === 'granted' && current().state === 'unknown' && askHere()).catch(() => null)
  }, [isWanted, isUnknown])
  return now
}
