import { Marker, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useState, type ReactNode } from 'react'
import { publicFiles } from '#src/paths.ts'
import { GoogleFrame } from '#src/map/GoogleFrame.tsx'
import { country, countryZoom, placeZoom, type PickCanvasProps } from '#src/map/mapView.ts'

/**
 * Google's map for picking a place. By keyboard, the arrow keys move the map (Google's own) and Enter picks its
 * centre.
 */
export function GooglePickCanvas({ point, onPick, fallback: otherwise }: PickCanvasProps & { fallback: ReactNode }) {
  const [start] = useState(point)
  const { latitude, longitude } = start ?? country
  return (
    <GoogleFrame
      fallback={otherwise}
      style={{ height: '60vh' }}
      defaultCenter={{ lat: latitude, lng: longitude }}
      defaultZoom={start ? placeZoom : countryZoom}
      clickableIcons={false}
      onClick={({ detail: { latLng } }) => latLng && onPick({ latitude: latLng.lat, longitude: latLng.lng })}
    >
      <PickCenterOnEnter onPick={onPick} />
      {point && <Marker position={{ lat: point.latitude, lng: point.longitude }} icon={publicFiles.mapPin} />}
    </GoogleFrame>
  )
}

function PickCenterOnEnter({ onPick }: Pick<PickCanvasProps, 'onPick'>) {
  const map = useMap()
  useEffect(() => {
    const container = map?.getDiv()
    const pickCenter = (event: KeyboardEvent) => {
      const center = map?.getCenter()
      // Enter on the map's buttons activates them.
      if (event.key !== 'Enter' || !center || (event.target as Element).closest('button')) return
      onPick({ latitude: center.lat(), longitude: center.lng() })
    }
    container?.addEventListener('keydown', pickCenter)
    return () => container?.removeEventListener('keydown', pickCenter)
  }, [map, onPick])
  return null
}
