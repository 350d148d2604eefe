import { Marker, useMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useCallback, useEffect, type ReactNode } from 'react'
import { lastZoom } from '#resources/mapView.ts'
import { useDigits } from '#src/messages/index.ts'
import { publicFiles } from '#src/paths.ts'
import { GoogleFrame } from './GoogleFrame.tsx'
import type { BusinessMapProps, Camera } from './businessMapProps.ts'
import { toBox } from './mapBoxes.ts'
import { iconSize, seenAt, type MapMarker } from './markers.ts'

/**
 * Google's map (spec 2.112 to 2.116). It uses classic markers, because advanced ones need a map id besides the API
 * key.
 */
export function GoogleMap({
  start,
  camera,
  markers,
  here,
  lifted,
  onView,
  onTap,
  fallback,
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
      onBoundsChanged={moved}
    >
      <CameraMover camera={camera} />
      {markers.map((one) => (
        <ClusterMarker key={one.key} marker={one} isLifted={one.key === lifted} onTap={onTap} />
      ))}
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

interface ClusterMarkerProps extends Pick<BusinessMapProps, 'onTap'> {
  marker: MapMarker
  isLifted: boolean
}

/** A separate component, rendered once the script is loaded: marker sizes and points are objects of Google's script. */
function ClusterMarker({ marker, isLifted, onTap }: ClusterMarkerProps) {
  const { count, place } = marker
  const { latitude, longitude } = seenAt(marker)
  const shown = useDigits()(count)
  const position = { lat: latitude, lng: longitude }
  if (place) {
    return (
      <Marker
        position={position}
        title={place.Name ?? ''}
        icon={{ url: publicFiles.mapPin, scaledSize: new google.maps.Size(iconSize, iconSize) }}
        zIndex={isLifted ? 1000 : 1}
        onClick={() => onTap(marker)}
      />
    )
  }
  return (
    <Marker
      position={position}
      title={shown}
      label={{ text: shown, color: '#FFFFFF', fontWeight: '700' }}
      icon={{ url: clusterIcon, anchor: new google.maps.Point(24, 24), labelOrigin: new google.maps.Point(24, 24) }}
      onClick={() => onTap(marker)}
    />
  )
}

const circle = (size: number, radius: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${fill}" stroke="#FFFFFF" stroke-width="3"/></svg>`,
  )}`
const clusterIcon = circle(48, 22, '#6A1B4D')
const hereIcon = circle(24, 9, '#1A73E8')
