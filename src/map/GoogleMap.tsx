import { ControlPosition, Marker, useMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { lastZoom } from '#resources/mapView.ts'
import { GoogleFrame } from './GoogleFrame.tsx'
import type { BusinessMapProps, Camera } from './businessMapProps.ts'
import { googlePins } from './googlePins.ts'
import { toBox } from './mapBoxes.ts'
import { isTouch } from './mapView.ts'
import { MarkerLayer } from './markerLayer.ts'
import { useMarkers } from './useMarkers.ts'

/** Google's map (spec 2.112 to 2.116), with the pins that ours has. */
export function GoogleMap({
  start,
  camera,
  here,
  onView,
  fallback,
  ...pins
}: BusinessMapProps & { fallback: ReactNode }) {
  // The same function each time: the map would listen anew with every other one.
  const moved = useCallback(
    ({ detail: { bounds, center, zoom } }: MapCameraChangedEvent) =>
      onView({
        box: toBox(bounds.west, bounds.south, bounds.east, bounds.north),
        centre: { latitude: center.lat, longitude: center.lng },
        zoom: Math.round(zoom),
      }),
    [onView],
  )
  return (
    <GoogleFrame
      fallback={fallback}
      style={{ position: 'absolute', inset: 0 }}
      defaultCenter={{ lat: start.centre.latitude, lng: start.centre.longitude }}
      defaultZoom={start.zoom}
      maxZoom={lastZoom}
      // What lies over the map would cover Google's controls; fingers zoom by themselves.
      disableDefaultUI
      zoomControl={!isTouch()}
      zoomControlOptions={{ position: ControlPosition.RIGHT_CENTER }}
      // Signs of places that are not ours would open cards of their own.
      clickableIcons={false}
      onBoundsChanged={moved}
    >
      <CameraMover camera={camera} />
      <Pins {...pins} />
      {here && <Marker position={{ lat: here.latitude, lng: here.longitude }} clickable={false} icon={hereIcon} />}
    </GoogleFrame>
  )
}

function CameraMover({ camera }: { camera: Camera | null }) {
  const map = useMap()
  useEffect(() => {
    if (!map || !camera) return
    map.panTo({ lat: camera.centre.latitude, lng: camera.centre.longitude })
    map.setZoom(camera.zoom)
  }, [map, camera])
  return null
}

/** A separate component, rendered once the script is loaded. */
function Pins({ markers, lifted, onTap }: Pick<BusinessMapProps, 'markers' | 'lifted' | 'onTap'>) {
  const map = useMap()
  const [layer, setLayer] = useState<MarkerLayer | null>(null)
  const tapped = useEffectEvent(onTap)
  useEffect(() => {
    if (!map) return
    const board = googlePins(map)
    setLayer(new MarkerLayer(board, (marker) => tapped(marker)))
    return () => {
      setLayer(null)
      board.remove()
    }
  }, [map])
  useMarkers(layer, markers, lifted)
  return null
}

const circle = (size: number, radius: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${fill}" stroke="#FFFFFF" stroke-width="3"/></svg>`,
  )}`
const hereIcon = circle(24, 9, '#1A73E8')
