import { addLeafletStyles } from '#src/fields/map/leafletStyles.ts'
import { styled, useTheme } from '@mui/material/styles'
import { Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { addBaseMap } from '#src/fields/map/baseMap.ts'
import { country, countryZoom } from '#src/fields/map/mapView.ts'
import { useZoomLabels } from '#src/fields/map/useZoomLabels.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { clusterLayer } from './clusterLayer.ts'
import type { BusinessMapProps } from './clusters.ts'

addLeafletStyles()

/** The built-in map with Leaflet (docs/rules.md#maps). */
export function LeafletMap({ pages, open }: BusinessMapProps) {
  const { tilesUrl } = useConfig()
  const { vars } = useTheme()
  const { digits } = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)

  useEffect(() => {
    if (!container.current) return
    const created = new Map(container.current, {
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    created.setView([country.latitude, country.longitude], countryZoom)
    created.attributionControl.setPrefix(false)
    addBaseMap(created, { land: vars.palette.background.paper, border: vars.palette.fieldBorder }, tilesUrl)
    setMap(created)
    return () => {
      setMap(null)
      created.remove()
    }
  }, [tilesUrl, vars])

  useZoomLabels(map)
  useEffect(() => (map ? clusterLayer(map, pages, open, digits) : undefined), [map, pages, open, digits])

  return <Canvas ref={container} />
}

const Canvas = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '& .cluster': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    fontWeight: 700,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    border: `3px solid ${theme.vars.palette.background.paper}`,
  },
  // 50 × 50 px (spec 9.17)
  '& .business': {
    borderRadius: '50%',
    overflow: 'hidden',
    background: theme.vars.palette.accent.main,
    border: `3px solid ${theme.vars.palette.accent.main}`,
  },
  '& .business img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' },
  '@media (prefers-color-scheme: dark)': { '& .leaflet-tile-pane': { filter: 'brightness(0.8) contrast(0.95)' } },
}))
