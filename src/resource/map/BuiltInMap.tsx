import { addLeafletStyles } from '#src/fields/map/leafletStyles.ts'
import { useQuery } from '@tanstack/react-query'
import { DivIcon, Map, Marker, TileLayer } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Town } from '#resources'
import { addBaseMap } from '#src/fields/map/baseMap.ts'
import type { Point } from '#src/fields/map/mapView.ts'
import { useZoomLabels } from '#src/fields/map/useZoomLabels.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { listParams } from '../queries.ts'
import { labelTowns } from './labelTowns.ts'
import { nearestTown } from './nearestTown.ts'
import styles from './PlaceMap.module.css'

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
    addBaseMap(created, { land: 'var(--surface)', border: 'var(--field-border)' }, tilesUrl)
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
  }, [latitude, longitude, tilesUrl])

  useZoomLabels(map)
  useEffect(() => {
    if (!map || hasTiles) return
    return labelTowns(map, towns, (town) => (language === 'my' && town.BurmeseName) || town.Name || '')
  }, [map, hasTiles, towns, language])

  return (
    <>
      <div className={styles.canvas} ref={container} />
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
    <p className={styles.caption}>
      {nearest.km < 2 ? t.page.inTown({ town }) : t.page.nearTown({ town, km: Math.round(nearest.km) })}
    </p>
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
