import 'leaflet/dist/leaflet.css'
import { styled, useTheme } from '@mui/material/styles'
import { Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { addBaseMap } from '#src/fields/map/baseMap.ts'
import { mapControlStyles } from '#src/fields/map/mapControlStyles.ts'
import { country, countryZoom } from '#src/fields/map/mapView.ts'
import { useZoomLabels } from '#src/fields/map/useZoomLabels.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { clusterLayer } from './clusterLayer.ts'
import type { DrawnMapProps } from './clusters.ts'

/** Our own map, with Leaflet (docs/rules.md#maps). */
export function OwnMap({ pages, open }: DrawnMapProps) {
  const { tilesUrl } = useConfig()
  const { vars } = useTheme()
  const { digits } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)

  useEffect(() => {
    if (!box.current) return
    const made = new Map(box.current, { zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches })
    made.setView([country.latitude, country.longitude], countryZoom)
    made.attributionControl.setPrefix(false)
    addBaseMap(made, { land: vars.palette.background.paper, border: vars.palette.fieldBorder }, tilesUrl)
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [tilesUrl, vars])

  useZoomLabels(map)
  useEffect(() => (map ? clusterLayer(map, pages, open, digits) : undefined), [map, pages, open, digits])

  return <Canvas ref={box} />
}

const Canvas = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  // Leaflet's own sheet says otherwise for its container.
  '&.leaflet-container': { font: 'inherit', background: theme.vars.palette.sunken },
  ...mapControlStyles(theme),
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
