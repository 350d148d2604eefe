import { addLeafletStyles } from './leafletStyles.ts'
import { styled, useTheme } from '@mui/material/styles'
import type { Map } from 'leaflet'
import type { RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Town } from '#resources'
import { useLanguage } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { labelTowns } from '#src/resource/map/labelTowns.ts'
import { listParams } from '#src/resource/queries.ts'
import { useGetList } from '#src/providers/reading.ts'
import { createPickMap } from './pickMap.ts'
import type { PickCanvasProps } from './mapView.ts'
import { useZoomLabels } from './useZoomLabels.ts'

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
      colours: {
        land: vars.palette.background.paper,
        border: vars.palette.fieldBorder,
        mark: vars.palette.primary.main,
      },
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

/** Without tiles, town names provide orientation (docs/rules.md#maps). */
function useTownNames(map: Map | null, isEnabled: boolean) {
  const { language } = useLanguage()
  const { data: towns } = useGetList<Town & RaRecord>('town', listParams({ name: 'town', meta: { full: true } }), {
    enabled: isEnabled,
  })
  useEffect(() => {
    if (!map || !towns || !isEnabled) return
    return labelTowns(map, towns, (town) => (language === 'my' && town.BurmeseName) || town.Name || '')
  }, [map, towns, isEnabled, language])
}

const Canvas = styled('div')({ height: '60vh' })
