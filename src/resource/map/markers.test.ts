import { expect, test } from 'vitest'
import { lastZoom } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { contains, isWithin, padded, toBox, toPixels } from './mapBoxes.ts'
import { iconSize, toMarkers } from './markers.ts'

const at = (Id: number, Latitude: number, Longitude: number) => ({ Id, Latitude, Longitude, Name: `${Id}` }) as MapPlace

test('at the last zoom none of a hundred markers at one spot covers another, and each says where it belongs', () => {
  const places = Array.from({ length: 100 }, (_, index) => at(index + 1, 16.8, 96.15))
  const markers = toMarkers({ clusters: [], places: [...places, at(200, 16.9, 96.15)] }, lastZoom)
  const drawn = markers.map((marker) => toPixels(marker, lastZoom))
  const near = drawn.filter(({ x, y }, i) =>
    drawn.some((other, j) => j < i && Math.hypot(x - other.x, y - other.y) < iconSize),
  )
  expect(near).toEqual([])
  expect(markers.filter(({ spot }) => spot?.latitude === 16.8 && spot.longitude === 96.15)).toHaveLength(99)
  expect(markers.find(({ key }) => key === 'page 200')).toMatchObject({ latitude: 16.9, longitude: 96.15 })
  // Before the last zoom the server's markers stand where they are.
  expect(toMarkers({ clusters: [], places: places.slice(0, 2) }, lastZoom - 1).every(({ spot }) => !spot)).toBe(true)
})

test('boxes over the antimeridian and around the Earth', () => {
  const box = toBox(170, -10, 190, 10)
  expect(box).toEqual({ west: 170, south: -10, east: -170, north: 10 })
  expect(contains(box, { latitude: 0, longitude: -175 })).toBe(true)
  expect(contains(box, { latitude: 0, longitude: 160 })).toBe(false)
  expect(isWithin(box, padded(box, 0.25))).toBe(true)
  expect(isWithin(padded(box, 0.25), box)).toBe(false)
  expect(toBox(-300, -95, 300, 95)).toEqual({ west: -180, south: -90, east: 180, north: 90 })
})
