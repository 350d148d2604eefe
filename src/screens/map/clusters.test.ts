import { expect, it } from 'vitest'
import type { Page } from '#resources'
import { createClusters, type Bounds } from './clusters.ts'

const at = (Id: number, Latitude: number, Longitude: number) => ({ Id, Latitude, Longitude }) as Page
const pages = [at(1, 16.8, 96.16), at(2, 16.8001, 96.1601), at(3, 21.97, 96.08), at(4, 0, 0)]
const country: Bounds = [90, 5, 105, 30]

it('every business with a place has a marker; markers that are too close are a cluster with a count [2.113]', () => {
  const draw = createClusters(pages)
  const from = (zoom: number) =>
    draw(country, zoom)
      .map(({ page, count }) => (page ? `page ${page.Id}` : count))
      .sort()
  expect(from(17)).toEqual(['page 1', 'page 2', 'page 3'])
  expect(from(5)).toEqual([2, 'page 3'])
  const together = draw(country, 5).find(({ page }) => !page)!
  expect(draw(country, together.zoomToSplit() + 1).filter(({ page }) => page)).toHaveLength(3)
})

it('markers never stand so close that a finger meets two, at any zoom before the last', () => {
  // Places as in a city: many, most of them close to a few centres. The generator is the same in every run.
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const places = Array.from({ length: 3000 }, (_, i) => {
    const spread = 10 ** (-3 * random())
    return at(i + 1, 16.8 + (random() - 0.5) * spread, 96.15 + (random() - 0.5) * spread)
  })
  const draw = createClusters(places)
  for (let zoom = 3; zoom <= 16; zoom++) {
    const markers = draw([95, 15, 97, 18], zoom).map(({ latitude, longitude }) => inPixels(latitude, longitude, zoom))
    const near = markers.filter(([x, y], i) =>
      markers.some(([otherX, otherY], j) => j < i && Math.hypot(x - otherX, y - otherY) < 24),
    )
    expect(near, `zoom ${zoom}`).toEqual([])
  }
})

/** Where a place stands on the web's Mercator map, in px from its upper left corner. */
function inPixels(latitude: number, longitude: number, zoom: number): [number, number] {
  const world = 256 * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [(longitude / 360 + 0.5) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world]
}
