import { LayerGroup, TileLayer, type LatLngBounds, type Map } from 'leaflet'
import { pause } from '#src/later.ts'
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
  void drawBaseMap(map, pane)
  return layer
}

/** Piece by piece: a slow phone takes a second for all of it, and answers taps in between. */
async function drawBaseMap(map: Map, pane: HTMLElement): Promise<void> {
  const { shapes, roads: packed } = await import('./baseMapShapes.ts')
  const parts: DrawnPart[] = []
  for (const one of shapes) parts.push(await drawPart(one))
  await pause()
  const roads = drawRoads(packed)
  const waters = drawCityWaters()
  const rivers = new LayerGroup(parts.flatMap((part) => part.rivers))
  const update = () => {
    const zoom = map.getZoom()
    showParts(map, parts).forEach((add) => add())
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
  // The map may have been removed meanwhile.
  if (!pane.isConnected) return
  for (const add of showParts(map, parts)) {
    add()
    await pause()
    if (!pane.isConnected) return
  }
  update()
  map.on('moveend', update)
}

/** A part covers what is below it; what is covered wholly is not drawn. Returns what adds those that are missing, one each. */
function showParts(map: Map, parts: readonly DrawnPart[]): (() => void)[] {
  const view = map.getBounds().pad(0.5)
  const isCovered = (at: number) =>
    parts.slice(at + 1).some(({ bounds }: { bounds: LatLngBounds }) => bounds.contains(view))
  return [...parts.entries()].reverse().flatMap(([at, { shapes }]) => {
    if (isCovered(at)) shapes.forEach((shape) => shape.remove())
    const missing = isCovered(at) ? [] : [...shapes].reverse().filter((shape) => !map.hasLayer(shape))
    return missing.map((shape) => () => void shape.addTo(map).bringToBack())
  })
}

function show(map: Map, layers: LayerGroup, isShown: boolean) {
  layers.eachLayer((layer) => void (isShown ? layer.addTo(map) : layer.remove()))
}

const metresPerPixel = (map: Map) =>
  (40_075_016.7 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 256 / 2 ** map.getZoom()
