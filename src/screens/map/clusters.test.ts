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
