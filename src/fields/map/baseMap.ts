import { LayerGroup, TileLayer, type LatLngBounds, type Map } from 'leaflet'
import { drawCityWaters, drawPart, drawRoads, type DrawnPart } from './drawBase.ts'

// Required of everybody who shows OpenStreetMap's tiles: openstreetmap.org/copyright.
const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

const creditOf = (tiles: string) => (/openstreetmap\.org/.test(tiles) ? openStreetMap : '')

/** Rivers are known to two kilometres, roads to three: nearer they would lead through the wrong streets. */
const linesUntil = 10
/** Zoom from which on all trunk roads are drawn, before only the main ones. */
const allRoadsFrom = 7
const roadsFrom = 5

/** Zoom from which on a sharp shore would pretend: it may be 700 m off, which is 20 px there. */
const blurredFrom = 12

/**
 * Adds the base map: coasts, rivers, borders and trunk roads drawn by us, which remain when tiles fail to load
 * (docs/rules.md#maps), and the tiles over them. Its colours are in map.css. `tiles`: their address with {z}, {x}, {y}; null
 * for none. Returns the tile layer.
 */
export function addBaseMap(map: Map, tiles: string | null): TileLayer | null {
  const pane = map.createPane('base')
  pane.style.zIndex = '100'
  const layer = tiles ? new TileLayer(tiles, { attribution: creditOf(tiles), maxZoom: 19 }).addTo(map) : null
  // What tiles cover need not be blurred.
  layer?.once('tileload', () => pane.classList.add('covered'))
  void import('./baseMapShapes.ts').then(({ shapes, roads: packed }) => {
    // The map may have been removed before the shapes load.
    if (!pane.isConnected) return
    const parts = shapes.map(drawPart)
    const roads = drawRoads(packed)
    const waters = drawCityWaters()
    const rivers = new LayerGroup(parts.flatMap((part) => part.rivers))
    const update = () => {
      const zoom = map.getZoom()
      showParts(map, parts)
      show(map, rivers, zoom <= linesUntil)
      show(map, roads.other, zoom >= allRoadsFrom && zoom <= linesUntil)
      show(map, roads.main, zoom >= roadsFrom && zoom <= linesUntil)
      const metres = metresPerPixel(map)
      waters.setScale(metres)
      show(map, waters.layers, zoom > linesUntil)
      pane.dataset.zoom = `${zoom}`
      pane.classList.toggle('blurred', zoom >= blurredFrom)
      pane.style.setProperty('--metre', `${1 / metres}px`)
    }
    update()
    map.on('moveend', update)
  })
  return layer
}

/** A part covers what is below it; what is covered wholly is not drawn. */
function showParts(map: Map, parts: readonly DrawnPart[]) {
  const view = map.getBounds().pad(0.5)
  const isCovered = (at: number) =>
    parts.slice(at + 1).some(({ bounds }: { bounds: LatLngBounds }) => bounds.contains(view))
  for (const [at, { shapes }] of [...parts.entries()].reverse()) {
    if (isCovered(at)) shapes.forEach((shape) => shape.remove())
    else if (!map.hasLayer(shapes[0]!)) [...shapes].reverse().forEach((shape) => shape.addTo(map).bringToBack())
  }
}

function show(map: Map, layers: LayerGroup, isShown: boolean) {
  layers.eachLayer((layer) => void (isShown ? layer.addTo(map) : layer.remove()))
}

const metresPerPixel = (map: Map) =>
  (40_075_016.7 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 256 / 2 ** map.getZoom()
