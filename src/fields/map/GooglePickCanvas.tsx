import { Marker, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useState, type ReactNode } from 'react'
import { publicFiles } from '#src/paths.ts'
import { GoogleFrame } from '#src/resource/map/GoogleFrame.tsx'
import { country, countryZoom, placeZoom, type PickCanvasProps } from './pickView.ts'

/** Google's map to tap a place on; by keyboard the arrows move it (Google's own) and Enter takes its middle. */
export function GooglePickCanvas({ point, onPick, otherwise }: PickCanvasProps & { otherwise: ReactNode }) {
  const [start] = useState(point)
  const { latitude, longitude } = start ?? country
  return (
    <GoogleFrame
      otherwise={otherwise}
      style={{ height: '60vh' }}
      defaultCenter={{ lat: latitude, lng: longitude }}
      defaultZoom={start ? placeZoom : countryZoom}
      clickableIcons={false}
      onClick={({ detail: { latLng } }) => latLng && onPick({ latitude: latLng.lat, longitude: latLng.lng })}
    >
      <Middle onPick={onPick} />
      {point && <Marker position={{ lat: point.latitude, lng: point.longitude }} icon={publicFiles.mapPin} />}
    </GoogleFrame>
  )
}

function Middle({ onPick }: Pick<PickCanvasProps, 'onPick'>) {
  const map = useMap()
  useEffect(() => {
    const box = map?.getDiv()
    const take = (event: KeyboardEvent) => {
      const middle = map?.getCenter()
      // Enter on the buttons of the map is theirs.
      if (event.key !== 'Enter' || !middle || (event.target as Element).closest('button')) return
      onPick({ latitude: middle.lat(), longitude: middle.lng() })
    }
    box?.addEventListener('keydown', take)
    return () => box?.removeEventListener('keydown', take)
  }, [map, onPick])
  return null
}
