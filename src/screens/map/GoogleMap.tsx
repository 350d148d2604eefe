import { Marker, useMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useMemo, useState, type ReactNode } from 'react'
import { country, countryZoom } from '#src/fields/map/mapView.ts'
import { publicFiles } from '#src/paths.ts'
import { GoogleFrame } from '#src/resource/map/GoogleFrame.tsx'
import { createClusters, iconSize, type Bounds, type Cluster, type BusinessMapProps } from './clusters.ts'
import { useDigits } from '#src/messages/index.ts'

interface View {
  bounds: Bounds
  zoom: number
}

/**
 * Google's map (spec 2.112 to 2.116). It uses classic markers, because advanced ones need a map id besides the API
 * key.
 */
export function GoogleMap({ pages, open, fallback }: BusinessMapProps & { fallback: ReactNode }) {
  const [view, setView] = useState<View | null>(null)
  const clusters = useMemo(() => createClusters(pages), [pages])
  const visible = useMemo(() => (view ? clusters(view.bounds, view.zoom) : []), [clusters, view])
  return (
    <GoogleFrame
      fallback={fallback}
      style={{ position: 'absolute', inset: 0 }}
      defaultCenter={{ lat: country.latitude, lng: country.longitude }}
      defaultZoom={countryZoom}
      onBoundsChanged={({ detail: { bounds, zoom } }: MapCameraChangedEvent) =>
        setView({ bounds: [bounds.west, bounds.south, bounds.east, bounds.north], zoom })
      }
    >
      {visible.map((one) => (
        <ClusterMarker key={one.key} cluster={one} open={open} />
      ))}
    </GoogleFrame>
  )
}

/** A separate component, rendered once the script is loaded: marker sizes and points are objects of Google's script. */
function ClusterMarker({ cluster, open }: { cluster: Cluster; open: BusinessMapProps['open'] }) {
  const map = useMap()
  const { latitude, longitude, count, page, zoomToSplit } = cluster
  const shown = useDigits()(count)
  const position = { lat: latitude, lng: longitude }
  if (page) {
    return (
      <Marker
        position={position}
        title={page.Name ?? ''}
        icon={{ url: publicFiles.mapPin, scaledSize: new google.maps.Size(iconSize, iconSize) }}
        onClick={() => open(page)}
      />
    )
  }
  return (
    <Marker
      position={position}
      title={shown}
      label={{ text: shown, color: '#FFFFFF', fontWeight: '700' }}
      icon={{ url: clusterIcon, anchor: new google.maps.Point(24, 24), labelOrigin: new google.maps.Point(24, 24) }}
      onClick={() => {
        map?.panTo(position)
        map?.setZoom(zoomToSplit())
      }}
    />
  )
}

const clusterIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="22" fill="#6A1B4D" stroke="#FFFFFF" stroke-width="3"/></svg>',
)}`
