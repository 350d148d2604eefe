import { addLeafletStyles } from '#src/fields/map/leafletStyles.ts'
import { styled, useTheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { DivIcon, Map, Marker, TileLayer } from 'leaflet'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Town } from '#resources'
import { addBaseMap } from '#src/fields/map/baseMap.ts'
import { mapControlStyles } from '#src/fields/map/mapControlStyles.ts'
import type { Point } from '#src/fields/map/mapView.ts'
import { useZoomLabels } from '#src/fields/map/useZoomLabels.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { listParams } from '../queries.ts'
import { labelTowns } from './labelTowns.ts'
import { nearestTown } from './nearestTown.ts'

addLeafletStyles()

/** Zoom of the embedded map with tiles (spec 9.18). */
const zoomWithTiles = 15
/** Zoom without tiles, at which borders and town names give orientation (docs/rules.md#maps). */
const zoomWithoutTiles = 8

/**
 * The built-in Leaflet map: our borders, tiles over them when they load, and the place's marker. Leaflet loads with
 * this file.
 */
export function BuiltInMap({ point: { latitude, longitude } }: { point: Point }) {
  const { tilesUrl } = useConfig()
  const { language } = useLanguage()
  const { vars } = useTheme()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [hasTiles, setHasTiles] = useState(tilesUrl !== null)
  const towns = useTowns(!hasTiles)

  useEffect(() => {
    if (!container.current) return
    const created = new Map(container.current, {
      scrollWheelZoom: false,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    created.setView([latitude, longitude], tilesUrl ? zoomWithTiles : zoomWithoutTiles)
    created.attributionControl.setPrefix(false)
    addBaseMap(created, { land: vars.palette.background.paper, border: vars.palette.fieldBorder }, tilesUrl)
    new Marker([latitude, longitude], { icon: pin(), interactive: false, keyboard: false }).addTo(created)
    created.eachLayer((layer) => {
      if (!(layer instanceof TileLayer)) return
      let hasTile = false
      layer.once('tileload', () => (hasTile = true))
      layer.once('tileerror', () => {
        // Single missing tiles are normal; it switches to the map without tiles only when none has loaded.
        if (hasTile) return
        layer.remove()
        created.setZoom(zoomWithoutTiles)
        setHasTiles(false)
      })
    })
    setMap(created)
    return () => {
      setMap(null)
      created.remove()
    }
  }, [latitude, longitude, tilesUrl, vars])

  useZoomLabels(map)
  useEffect(() => {
    if (!map || hasTiles) return
    return labelTowns(map, towns, (town) => (language === 'my' && town.BurmeseName) || town.Name || '')
  }, [map, hasTiles, towns, language])

  return (
    <>
      <Canvas ref={container} />
      {!hasTiles && <TownDistance point={{ latitude, longitude }} towns={towns} />}
    </>
  )
}

function TownDistance({ point, towns }: { point: Point; towns: readonly Town[] }) {
  const t = useMessages()
  const { language } = useLanguage()
  const nearest = nearestTown(point, towns)
  if (!nearest) return null
  const town = (language === 'my' && nearest.town.BurmeseName) || nearest.town.Name || ''
  return (
    <Caption>
      {nearest.km < 2 ? t.page.inTown({ town }) : t.page.nearTown({ town, km: Math.round(nearest.km) })}
    </Caption>
  )
}

const townList = listParams({ name: 'town', meta: { full: true } })
const noTowns: readonly Town[] = []

/** The towns that label the map without tiles. */
function useTowns(isEnabled: boolean): readonly Town[] {
  const provider = useDataProvider()
  const { data } = useQuery({
    queryKey: queryKeys.list('town', townList),
    queryFn: () => provider.getList('town', townList),
    enabled: isEnabled,
  })
  return (data?.data as readonly Town[] | undefined) ?? noTowns
}

/** The logo's two dots as a pin; the lower dot marks the place. */
const pin = () =>
  new DivIcon({
    className: 'pin',
    iconSize: [28, 44],
    iconAnchor: [14, 32],
    html: '<svg viewBox="0 0 28 44" width="28" height="44" aria-hidden="true"><circle cx="14" cy="10" r="9" fill="#F3B229" stroke="#2B1B00" stroke-width="2"/><circle cx="14" cy="32" r="9" fill="#F3B229" stroke="#2B1B00" stroke-width="2"/></svg>',
  })

const Canvas = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  // Overrides Leaflet's own stylesheet.
  '&.leaflet-container': { font: 'inherit', background: theme.vars.palette.sunken },
  ...mapControlStyles(theme),
  '& .town': {
    display: 'grid',
    placeItems: 'center',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: 1.65,
    color: theme.vars.palette.text.primary,
    textShadow: `0 0 3px ${theme.vars.palette.background.paper}`,
  },
  '@media (prefers-color-scheme: dark)': { '& .leaflet-tile-pane': { filter: 'brightness(0.8) contrast(0.95)' } },
}))
const Caption = styled('p')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: 8,
  bottom: 8,
  margin: 0,
  padding: '4px 12px',
  borderRadius: theme.radius.chip,
  fontSize: '0.875rem',
  lineHeight: 1.65,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.hairline}`,
}))
