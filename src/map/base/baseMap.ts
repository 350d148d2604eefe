import { LayerGroup, TileLayer, type LatLngBounds, type Map } from 'leaflet'
import { pause } from '#src/providers/device/scheduling.ts'
import { boundsOf, drawCityWaters, drawPart, drawRoads, type DrawnPart } from './drawBase.ts'
import type { Shapes } from './shapesOf.ts'

// Required of everybody who shows OpenStreetMap's tiles: openstreetmap.org/copyright.
const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

const creditOf = (tiles: string) => (/openstreetmap\.org/.test(tiles) ? openStreetMap : '')

/** Rivers are accurate to 2 km, roads to 3 km: at higher zooms they would run through the wrong streets. */
const lastZoomOfLines = 10
/** Zoom from which on all trunk roads are drawn, before only the main ones. */
const allRoadsFrom = 7
const roadsFrom = 5

/** From this zoom on the shore is blurred: it may be 700 m off, which is 20 px there. */
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

interface Part {
  readonly shapes: Shapes
  readonly bounds: LatLngBounds
  /** once it was needed */
  drawn?: DrawnPart
}

/** Piece by piece, and only parts that are in view: a slow phone takes a second for all of it, and answers taps in between. */
async function drawBaseMap(map: Map, pane: HTMLElement): Promise<void> {
  const { shapes, roads: packed } = await import('./baseMapShapes.ts')
  const parts = shapes.map((one): Part => ({ shapes: one, bounds: boundsOf(one) }))
  const rivers = new LayerGroup()
  await pause()
  const roads = await drawRoads(packed)
  await pause()
  const waters = drawCityWaters()
  const update = () => {
    const zoom = map.getZoom()
    show(map, rivers, zoom <= lastZoomOfLines)
    show(map, roads.other, zoom >= allRoadsFrom && zoom <= lastZoomOfLines)
    show(map, roads.main, zoom >= roadsFrom && zoom <= lastZoomOfLines)
    const metres = metresPerPixel(map)
    waters.setScale(metres)
    show(map, waters.layers, zoom > lastZoomOfLines)
    pane.dataset.zoom = `${zoom}`
    pane.classList.toggle('blurred', zoom >= blurredFrom)
    pane.style.setProperty('--metre', `${1 / metres}px`)
  }
  let [isDrawing, isOutdated] = [false, false]
  const draw = async () => {
    isOutdated = isDrawing
    if (isDrawing) return
    isDrawing = true
    do {
      isOutdated = false
      await drawParts(map, pane, parts, rivers)
      // The map may have been removed meanwhile.
      if (!pane.isConnected) return
    } while (isOutdated)
    isDrawing = false
    update()
  }
  // Somebody may have left while the shapes were on their way.
  if (!pane.isConnected) return
  // From the beginning: whoever moves the map while it is drawn sees what is there.
  map.on('moveend', () => {
    // A zoom may end after the map was removed.
    if (!pane.isConnected) return
    update()
    void draw()
  })
  await draw()
}

/** A part covers what is below it; what is covered wholly is not drawn. Each shape is a task. */
async function drawParts(map: Map, pane: HTMLElement, parts: readonly Part[], rivers: LayerGroup): Promise<void> {
  const view = map.getBounds().pad(0.5)
  for (const [at, part] of [...parts.entries()].reverse()) {
    if (parts.slice(at + 1).some(({ bounds }) => bounds.contains(view))) {
      part.drawn?.shapes.forEach((shape) => shape.remove())
      continue
    }
    if (!part.drawn) {
      part.drawn = await drawPart(part.shapes, part.bounds)
      part.drawn.rivers.forEach((river) => rivers.addLayer(river))
    }
    for (const shape of [...part.drawn.shapes].reverse()) {
      if (!pane.isConnected) return
      if (map.hasLayer(shape)) continue
      shape.addTo(map).bringToBack()
      await pause()
    }
  }
}

function show(map: Map, layers: LayerGroup, isShown: boolean) {
  layers.eachLayer((layer) => void (isShown ? layer.addTo(map) : layer.remove()))
}

const metresPerPixel = (map: Map) =>
  (40_075_016.7 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 256 / 2 ** map.getZoom()
