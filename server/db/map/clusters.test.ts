import { expect, test } from 'vitest'
import { lastZoom } from '#resources/mapView.ts'
import { draw, leastDistance } from './clusters.ts'
import { toX, toY, world } from './mercator.ts'
import { Points } from './points.ts'
import { screenOf } from './screen.ts'

// Places as in a city: many, most of them close to a few centres. The generator is the same in every run.
let seed = 7
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
const city = { west: 95.5, south: 16.2, east: 96.8, north: 17.4 }
const points = new Points()
for (let Id = 1; Id <= 3000; Id++) {
  const spread = 10 ** (-3 * random())
  points.set({ Id, Latitude: 16.8 + (random() - 0.5) * spread, Longitude: 96.15 + (random() - 0.5) * spread })
}

const inPixels = (Latitude: number, Longitude: number, zoom: number) => {
  const perUnit = (256 * 2 ** zoom) / world
  return { x: toX(Longitude) * perUnit, y: toY(Latitude) * perUnit }
}
const markersOf = (zoom: number) => {
  const { ids, clusters } = draw(points, screenOf(city, zoom), undefined)
  const places = ids.map((id) => {
    const at = points.indexOf(id)
    const perUnit = (256 * 2 ** zoom) / world
    return { x: points.xs[at]! * perUnit, y: points.ys[at]! * perUnit }
  })
  const middles = clusters.map(({ Latitude, Longitude }) => inPixels(Latitude, Longitude, zoom))
  return { all: [...places, ...middles], total: ids.length + clusters.reduce((sum, { Count }) => sum + Count, 0) }
}

test('no two markers overlap at any zoom before the last, and every place is in one', () => {
  for (let zoom = 0; zoom <= 11; zoom++) {
    const { all, total } = markersOf(zoom)
    expect(total, `zoom ${zoom}`).toBe(3000)
    const near = all.filter(({ x, y }, i) =>
      all.some((other, j) => j < i && Math.hypot(x - other.x, y - other.y) < leastDistance - 1),
    )
    expect(near, `zoom ${zoom}`).toEqual([])
  }
})

test('markers stay when the map is moved a little', () => {
  const seen = (west: number) =>
    draw(points, screenOf({ west, south: 16.7, east: west + 0.15, north: 16.9 }, 13), undefined).clusters
  const [before, after] = [seen(96.08), seen(96.1)]
  const stayed = before.filter((one) =>
    after.some((other) => other.Latitude === one.Latitude && other.Count === one.Count),
  )
  expect(before.length).toBeGreaterThan(10)
  expect(stayed.length).toBeGreaterThan(before.length * 0.6)
})

test('boxes that touch the same tiles are the same screen; one beyond all monitors is answered at a lower zoom', () => {
  const box = { west: 96.1, south: 16.7, east: 96.2, north: 16.9 }
  expect(screenOf({ ...box, west: 96.1001 }, 12)).toEqual(screenOf(box, 12))
  const all = screenOf({ west: -180, south: -90, east: 180, north: 90 }, lastZoom)
  expect(all).toEqual({ zoom: 4, column: 0, row: 0, columns: 16, rows: 16 })
})
