import 'leaflet/dist/leaflet.css'
import { styled, useTheme } from '@mui/material/styles'
import type { Map } from 'leaflet'
import { useGetList, type RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Town } from '#resources'
import { useLanguage } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { nameTowns } from '#src/resource/map/nameTowns.ts'
import { listParams } from '#src/resource/queries.ts'
import { mapControls } from './mapControls.ts'
import { createPickMap } from './pickMap.ts'
import type { PickCanvasProps } from './pickView.ts'
import { useZoomNames } from './useZoomNames.ts'

/** Our own map to tap a place on (docs/rules.md#maps). */
export function OwnPickCanvas({ point, onPick }: PickCanvasProps) {
  const { vars } = useTheme()
  const { tilesUrl } = useConfig()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [isBare, setBare] = useState(tilesUrl === null)

  // The map is made once, with what is known when the dialog opens.
  const make = useEffectEvent((where: HTMLElement) =>
    createPickMap(where, {
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
    if (!box) return
    const made = make(box)
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [box])
  useTownNames(map, isBare)
  useZoomNames(map)

  return <Canvas ref={setBox} />
}

/** Without tiles the names of towns say where one is (docs/rules.md#maps). */
function useTownNames(map: Map | null, wanted: boolean) {
  const { language } = useLanguage()
  const { data: towns } = useGetList<Town & RaRecord>('town', listParams({ name: 'town', meta: { full: true } }), {
    enabled: wanted,
  })
  useEffect(() => {
    if (!map || !towns || !wanted) return
    return nameTowns(map, towns, (town) => (language === 'my' && town.BurmeseName) || town.Name || '')
  }, [map, towns, wanted, language])
}

const Canvas = styled('div')(({ theme }) => ({
  height: '60vh',
  '&.leaflet-container': { font: 'inherit', background: theme.vars.palette.sunken },
  ...mapControls(theme),
  '& .town': {
    display: 'grid',
    placeItems: 'center',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: 1.65,
    color: theme.vars.palette.text.primary,
  },
}))
