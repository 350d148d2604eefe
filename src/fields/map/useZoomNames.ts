import type { Map } from 'leaflet'
import { useEffect } from 'react'
import { useMessages } from '#src/messages/index.ts'

/** Leaflet's two buttons in the language that is spoken: its own names for them are English. */
export function useZoomNames(map: Map | null): void {
  const { zoomIn, zoomOut } = useMessages().page
  useEffect(() => {
    if (!map) return
    name(map, 'in', zoomIn)
    name(map, 'out', zoomOut)
  }, [map, zoomIn, zoomOut])
}

function name(map: Map, way: 'in' | 'out', text: string) {
  const button = map.getContainer().querySelector(`.leaflet-control-zoom-${way}`)
  button?.setAttribute('title', text)
  button?.setAttribute('aria-label', text)
}
