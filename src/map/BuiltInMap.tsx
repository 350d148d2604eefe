import { addLeafletStyles } from './leafletStyles.ts'
import { DivIcon, Map, Marker, TileLayer } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Town } from '#resources'
import { addBaseMap } from './base/baseMap.ts'
import { isTouch, pointOf, type Point } from './mapView.ts'
import { useZoomLabels } from './useZoomLabels.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { distanceKm, nearestTown } from './names/nearestTown.ts'
import { useTownNames } from './names/useTownNames.ts'
import styles from './PlaceMap.module.css'

addLeafletStyles()

/** Zoom of the embedded map with tiles (spec 9.18). */
const zoomWithTiles = 15
/** Zoom without tiles, at which the names of townships around tell where in a city it is (docs/rules.md#maps). */
const zoomWithoutTiles = 11
/** Where few townships are that near, the map is drawn further out: roads and rivers and the towns along them tell where it is. */
const [zoomOutside, nearKm, fewTowns] = [9, 12, 3]

/**
 * The built-in Leaflet map: our borders, tiles over them when they load, and the place's marker. Leaflet loads with
 * this file.
 */
export function BuiltInMap({ point: { latitude, longitude } }: { point: Point }) {
  const { tilesUrl } = useConfig()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  // No name so near that it might be taken for the pin's.
  const pinRoom = useMemo(
    () => ({ places: [{ latitude, longitude }], size: [60, 120] as const, above: 20 }),
    [latitude, longitude],
  )
  const [hasTiles, setHasTiles] = useState(tilesUrl !== null)

  useEffect(() => {
    if (!container.current) return
    const created = new Map(container.current, {
      scrollWheelZoom: false,
      // One finger scrolls the page, two move and zoom the map.
      dragging: !isTouch(),
      zoomControl: !isTouch(),
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    created.setView([latitude, longitude], tilesUrl ? zoomWithTiles : zoomWithoutTiles)
    created.attributionControl.setPrefix(false)
    addBaseMap(created, tilesUrl)
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
  const towns = useTownNames(map, !hasTiles, pinRoom)
  const isOutside =
    towns.length > 0 &&
    towns.filter((town) => distanceKm({ latitude, longitude }, pointOf(town)) < nearKm).length < fewTowns
  useEffect(() => {
    if (!hasTiles && isOutside) map?.setZoom(zoomOutside)
  }, [map, hasTiles, isOutside])

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

/** One drop with its tip at the place. */
const pin = () =>
  new DivIcon({
    className: 'pin',
    iconSize: [34, 46],
    iconAnchor: [17, 45],
    html: '<svg viewBox="0 0 34 46" width="34" height="46" aria-hidden="true"><path d="M17 45C11 35 2 28 2 17a15 15 0 0 1 30 0c0 11-9 18-15 28z" fill="#6A1B4D" stroke="#FFFFFF" stroke-width="2.4"/><circle cx="17" cy="17" r="5.5" fill="#F3B229"/></svg>',
  })
