import { expect, test } from 'vitest'
import { lastZoom } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { contains, isWithin, padded, toBox, toPixels, wholeTiles } from './mapBoxes.ts'
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

test('a box in whole tiles is the same wherever in a tile its middle is, has what was asked for, and ends on the Earth', () => {
  const around = (latitude: number, longitude: number) =>
    toBox(longitude - 0.009, latitude - 0.012, longitude + 0.009, latitude + 0.012)
  const [middle, besides] = [around(16.8409, 96.1735), around(16.8431, 96.1752)]
  const asked = wholeTiles(middle, 15)
  expect(wholeTiles(besides, 15)).toEqual(asked)
  expect(isWithin(middle, asked) && isWithin(besides, asked)).toBe(true)
  // Wherever it begins in a tile there are as many of them: an edge more or less would tell where.
  const tile = 360 / 2 ** 15
  const widths = Array.from({ length: 50 }, (_, step) => {
    const box = around(16.84, 96.17 + (step * tile) / 25)
    const { west, east } = wholeTiles(box, 15)
    expect(isWithin(box, wholeTiles(box, 15))).toBe(true)
    return Math.round((east - west) / tile)
  })
  expect(new Set(widths)).toEqual(new Set([3]))

  const whole = { west: -180, south: -90, east: 180, north: 90 }
  expect([wholeTiles(whole, 2), wholeTiles(toBox(90, 10, 100, 20), 0)]).toEqual([whole, whole])
  const antimeridian = toBox(179.9, -0.2, 180.1, 0.2)
  expect(isWithin(antimeridian, wholeTiles(antimeridian, 10))).toBe(true)
})
