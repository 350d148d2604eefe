import { GeoJSON, TileLayer, type Map } from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export interface BaseColours {
  readonly land: string
  readonly border: string
}

// Required of everybody who shows OpenStreetMap's tiles: openstreetmap.org/copyright.
const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

const creditOf = (tiles: string) => (/openstreetmap\.org/.test(tiles) ? openStreetMap : '')

/**
 * Adds the base map: country borders drawn by us, which remain when tiles fail to load (docs/rules.md#maps), and the
 * tiles over them. `tiles`: their address with {z}, {x}, {y}; null for none. Returns the tile layer.
 */
export function addBaseMap(map: Map, colours: BaseColours, tiles: string | null): TileLayer | null {
  const pane = map.createPane('base')
  pane.style.zIndex = '100'
  const layer = tiles ? new TileLayer(tiles, { attribution: creditOf(tiles), maxZoom: 19 }).addTo(map) : null
  void import('world-atlas/countries-50m.json').then(({ default: atlas }) => {
    // The map may have been removed before the atlas loads.
    if (!pane.isConnected) return
    const world = atlas as unknown as Topology<{ countries: GeometryCollection }>
    new GeoJSON(feature(world, world.objects.countries), {
      interactive: false,
      pane: 'base',
      style: { color: colours.border, weight: 1, fillColor: colours.land, fillOpacity: 1 },
    }).addTo(map)
  })
  return layer
}
