import { Polygon, Polyline, Rectangle, TileLayer, type Layer, type Map, type PathOptions } from 'leaflet'
import type { Shapes } from './shapesOf.ts'

// Required of everybody who shows OpenStreetMap's tiles: openstreetmap.org/copyright.
const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

const creditOf = (tiles: string) => (/openstreetmap\.org/.test(tiles) ? openStreetMap : '')

/** Rivers are known to two kilometres: nearer they would flow through the wrong streets. */
const riversUntil = 10

/**
 * Adds the base map: coasts, rivers and borders drawn by us, which remain when tiles fail to load (docs/rules.md#maps), and
 * the tiles over them. Its colours are in map.css. `tiles`: their address with {z}, {x}, {y}; null for none. Returns the tile
 * layer.
 */
export function addBaseMap(map: Map, tiles: string | null): TileLayer | null {
  const pane = map.createPane('base')
  pane.style.zIndex = '100'
  const layer = tiles ? new TileLayer(tiles, { attribution: creditOf(tiles), maxZoom: 19 }).addTo(map) : null
  void import('./baseMapShapes.ts').then(({ shapes }) => {
    // The map may have been removed before the shapes load.
    if (!pane.isConnected) return
    const rivers = shapes.flatMap((part) => drawPart(map, part))
    const showRivers = () => {
      const areShown = map.getZoom() <= riversUntil
      for (const river of rivers) {
        if (areShown) river.addTo(map)
        else river.remove()
      }
    }
    showRivers()
    map.on('zoomend', showRivers)
  })
  return layer
}

/** A part covers what is below it, the sea first. Returns its rivers. */
function drawPart(map: Map, { box: [west, south, east, north], units, ...shapes }: Shapes): Layer[] {
  const look = (className: string, more: PathOptions = {}): PathOptions => ({
    className,
    pane: 'base',
    interactive: false,
    ...more,
  })
  const lines = (all: Shapes['land']) => all.map((steps) => toPoints(steps, units))
  const sea = { ...look('sea'), stroke: false, fillOpacity: 1 }
  new Rectangle(
    [
      [south, west],
      [north, east],
    ],
    sea,
  ).addTo(map)
  // One path each: hundreds of them would be moved one by one.
  const filled = { stroke: false, fillOpacity: 1 }
  new Polygon(
    lines(shapes.land).map((ring) => [ring]),
    look('land', filled),
  ).addTo(map)
  new Polyline(lines(shapes.coasts), look('coast', { weight: 1 })).addTo(map)
  new Polygon(
    lines(shapes.lakes).map((ring) => [ring]),
    look('lake', filled),
  ).addTo(map)
  const rivers = new Polyline(lines(shapes.rivers), look('river', { weight: 1.5 }))
  new Polyline(lines(shapes.borders), look('border', { weight: 1 })).addTo(map)
  return shapes.rivers.length > 0 ? [rivers] : []
}

function toPoints(steps: readonly number[], units: number): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    points.push([y / units, x / units])
  }
  return points
}
