import { useState } from 'react'

/** Milliseconds. A position this recent is used again, without asking the device. */
const maxAge = 5 * 60_000
/** Milliseconds. */
const timeout = 15_000

/** The device's location as 'lat,lng', once asked for. Two decimals, about 1 km, because it will be in an address that people share. */
export function useDeviceLocation() {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = (onLocated: (location: string) => void) => {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onLocated(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      },
      () => setState('refused'),
      { maximumAge: maxAge, timeout },
    )
  }
  return { state, ask }
}
