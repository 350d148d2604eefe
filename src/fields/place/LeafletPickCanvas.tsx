import { addLeafletStyles } from '#src/map/leafletStyles.ts'
import { styled, useTheme } from '@mui/material/styles'
import type { Map } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConfig } from '#src/providers/config.ts'
import { useTownNames } from '#src/map/names/useTownNames.ts'
import { createPickMap } from './pickMap.ts'
import type { PickCanvasProps } from '#src/map/mapView.ts'
import { useZoomLabels } from '#src/map/useZoomLabels.ts'

addLeafletStyles()

/** Leaflet map for picking a place (docs/rules.md#maps). */
export function LeafletPickCanvas({ point, onPick }: PickCanvasProps) {
  const { vars } = useTheme()
  const { tilesUrl } = useConfig()
  const [container, setBox] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [hasNoTiles, setBare] = useState(tilesUrl === null)

  // The map is created once, with the values known when the dialog opens.
  const createMap = useEffectEvent((container: HTMLElement) =>
    createPickMap(container, {
      point,
      tiles: tilesUrl,
      colour: vars.palette.primary.main,
      onPick,
      onNoTiles: () => setBare(true),
    }),
  )
  useEffect(() => {
    if (!container) return
    const created = createMap(container)
    setMap(created)
    return () => {
      setMap(null)
      created.remove()
    }
  }, [container])
  useTownNames(map, hasNoTiles)
  useZoomLabels(map)

  return <Canvas ref={setBox} />
}

const Canvas = styled('div')({ height: '60vh' })
