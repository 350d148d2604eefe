import type { Map } from 'leaflet'
import { useEffect } from 'react'
import { useMessages } from '#src/messages/index.ts'

/** Labels Leaflet's zoom buttons in the current language: its own labels are English. */
export function useZoomLabels(map: Map | null): void {
  const { zoomIn, zoomOut } = useMessages().page
  useEffect(() => {
    if (!map) return
    labelButton(map, 'in', zoomIn)
    labelButton(map, 'out', zoomOut)
  }, [map, zoomIn, zoomOut])
}

function labelButton(map: Map, direction: 'in' | 'out', text: string) {
  const button = map.getContainer().querySelector(`.leaflet-control-zoom-${direction}`)
  button?.setAttribute('title', text)
  button?.setAttribute('aria-label', text)
}
