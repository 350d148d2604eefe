import { addLeafletStyles } from './leafletStyles.ts'
import { CircleMarker, Control, Map } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { lastZoom } from '#resources/mapView.ts'
import { addBaseMap } from './base/baseMap.ts'
import { painted, pause } from '#src/providers/device/scheduling.ts'
import { useZoomLabels } from './useZoomLabels.ts'
import { useConfig } from '#src/providers/config.ts'
import { useTownNames } from './names/useTownNames.ts'
import type { BusinessMapProps } from './businessMapProps.ts'
import { toBox } from './mapBoxes.ts'
import { leafletPins } from './leafletPins.ts'
import { MarkerLayer } from './markerLayer.ts'
import { seenAt } from './markers.ts'
import { isTouch } from './mapView.ts'
import { useMarkers } from './useMarkers.ts'
import { Whereabouts } from './names/Whereabouts.tsx'

addLeafletStyles()

/** The built-in map with Leaflet (docs/rules.md#maps). */
export function LeafletMap({ start, camera, markers, lifted, here, edges, onView, onTap }: BusinessMapProps) {
  const { tilesUrl } = useConfig()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [isBare, setBare] = useState(tilesUrl === null)
  const [layer, setLayer] = useState<MarkerLayer | null>(null)
  const report = useEffectEvent((shown: Map) => {
    const [bounds, centre] = [shown.getBounds(), shown.getCenter().wrap()]
    onView({
      box: toBox(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()),
      centre: { latitude: centre.lat, longitude: centre.lng },
      zoom: shown.getZoom(),
    })
  })
  const tapped = useEffectEvent(onTap)
  const create = useEffectEvent((element: HTMLElement) => {
    const created = new Map(element, {
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      zoomControl: false,
      worldCopyJump: true,
      minZoom: 2,
      maxZoom: lastZoom,
    })
    created.attributionControl.setPrefix(false)
    return created
  })
  const open = useEffectEvent((created: Map, tiles: string | null) => {
    created.setView([start.centre.latitude, start.centre.longitude], start.zoom)
    // Fingers zoom by themselves.
    if (!isTouch()) new Control.Zoom({ position: 'topright' }).addTo(created)
    let hasTile = false
    addBaseMap(created, tiles)
      ?.once('tileload', () => (hasTile = true))
      .once('tileerror', () => hasTile || setBare(true))
    // The line that says where one is covers what is below it (Whereabouts.tsx).
    created.on('moveend resize covered', () => report(created))
  })

  useEffect(() => {
    let created: Map | undefined
    let isLeft = false
    // Each step takes a slow phone 20 ms. When the screen is painted its size is known, for which it would be laid out twice before.
    const begin = async (element: HTMLElement) => {
      await painted()
      if (isLeft) return
      const made = (created = create(element))
      const steps = [
        () => open(made, tilesUrl),
        () => report(made),
        () => {
          setMap(made)
          setLayer(new MarkerLayer(leafletPins(made), (marker) => tapped(marker)))
        },
      ]
      for (const step of steps) {
        await pause()
        if (isLeft) return
        step()
      }
    }
    if (container.current) void begin(container.current)
    return () => {
      isLeft = true
      setMap(null)
      setLayer(null)
      // A size or movement that is reported late has no map to be asked of.
      created?.off('moveend resize covered')
      created?.remove()
    }
  }, [tilesUrl])

  useZoomLabels(map)
  const keptFree = useMemo(() => ({ places: markers.map(seenAt), size: [56, 56] as const }), [markers])
  const towns = useTownNames(map, isBare, keptFree, edges)
  useMarkers(layer, markers, lifted)
  useEffect(() => {
    if (map && camera) map.setView([camera.centre.latitude, camera.centre.longitude], camera.zoom)
  }, [map, camera])
  useEffect(() => {
    if (!map || !here) return
    const dot = new CircleMarker([here.latitude, here.longitude], { className: 'here', radius: 9, interactive: false })
    dot.addTo(map)
    return () => void dot.remove()
  }, [map, here])

  return (
    <>
      <div className="mapCanvas" ref={container} />
      {map && isBare && <Whereabouts map={map} towns={towns} />}
    </>
  )
}
