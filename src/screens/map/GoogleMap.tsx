import { Marker, useMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useMemo, useState, type ReactNode } from 'react'
import { country, countryZoom } from '#src/fields/map/mapView.ts'
import { publicFiles } from '#src/paths.ts'
import { GoogleFrame } from '#src/resource/map/GoogleFrame.tsx'
import { createClusters, iconSize, type Box, type Cluster, type DrawnMapProps } from './clusters.ts'
import { useDigits } from '#src/messages/index.ts'

interface View {
  box: Box
  zoom: number
}

/** Google's map (spec 2.112 to 2.116). With plain markers: the newer ones need a map id besides the key. */
export function GoogleMap({ pages, open, otherwise }: DrawnMapProps & { otherwise: ReactNode }) {
  const [view, setView] = useState<View | null>(null)
  const clusters = useMemo(() => createClusters(pages), [pages])
  const drawn = useMemo(() => (view ? clusters(view.box, view.zoom) : []), [clusters, view])
  return (
    <GoogleFrame
      fallback={otherwise}
      style={{ position: 'absolute', inset: 0 }}
      defaultCenter={{ lat: country.latitude, lng: country.longitude }}
      defaultZoom={countryZoom}
      onBoundsChanged={({ detail: { bounds, zoom } }: MapCameraChangedEvent) =>
        setView({ box: [bounds.west, bounds.south, bounds.east, bounds.north], zoom })
      }
    >
      {drawn.map((one) => (
        <Place key={one.key} cluster={one} open={open} />
      ))}
    </GoogleFrame>
  )
}

/** Drawn once the script is there, since its sizes and points are objects of its own. */
function Place({ cluster, open }: { cluster: Cluster; open: DrawnMapProps['open'] }) {
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
      icon={{ url: disc, anchor: new google.maps.Point(24, 24), labelOrigin: new google.maps.Point(24, 24) }}
      onClick={() => {
        map?.panTo(position)
        map?.setZoom(zoomToSplit())
      }}
    />
  )
}

const disc = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="22" fill="#6A1B4D" stroke="#FFFFFF" stroke-width="3"/></svg>',
)}`
