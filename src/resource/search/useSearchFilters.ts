import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { parseFilters, withFilters, withoutFilters, type SearchFilters } from '#src/providers/calls/search.ts'

/** The filters in the address: back takes the last one away again, and a link shows others the same. */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => parseFilters(search), [search])
  return {
    filters,
    change: (to: { [K in keyof SearchFilters]?: string | undefined }) => setSearch(withFilters(search, to)),
    clear: () => setSearch(withoutFilters(search)),
  }
}

/** ms; who stands still is not asked of the satellites again. */
const stillThere = 5 * 60_000
const patience = 15_000

/** Where the device is, when it is asked: 'lat,lng' to about a kilometre, since it will stand in an address people share. */
export function useDevicePlace() {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = (found: (place: string) => void) => {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        found(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      },
      () => setState('refused'),
      { maximumAge: stillThere, timeout: patience },
    )
  }
  return { state, ask }
}
