import { expect, test } from 'vitest'
import { lastZoom } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { cameraBetween, cameraInAddress, viewBetween } from './cameras.ts'
import { contains, fromPixels, isWithin, padded, toBox, toPixels, wholeTiles } from './mapBoxes.ts'
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

test('up to zoom 9 a number stands at the city near it, where no other marker is', () => {
  const cluster = (Latitude: number, Longitude: number, Count: number) => ({ Latitude, Longitude, Count })
  const cities = (zoom: number, one: ReturnType<typeof cluster>, alone = at(1, 12.5, 95)) =>
    toMarkers({ clusters: [one], places: [alone] }, zoom).map(({ town }) => town)
  const yangon = { latitude: 16.78, longitude: 96.16 }
  // At sea off the delta; far from every city; where a business stands at the city.
  expect(cities(5, cluster(15.9, 95.6, 71))).toEqual([yangon, undefined])
  expect(cities(5, cluster(12, 90, 4))).toEqual([undefined, undefined])
  expect(cities(5, cluster(15.25, 96.16, 71), at(2, 16.9, 96.2))).toEqual([undefined, undefined])
  expect(cities(10, cluster(16.79, 96.15, 71))).toEqual([undefined, undefined])
})

test('between what lies over its edges a map shows what it was to show, and an address says where it looks', () => {
  const edges = { top: 116, right: 0, bottom: 160, left: 0 }
  const asked = { centre: { latitude: 16.8, longitude: 96.15 }, zoom: 13 }
  const { centre, zoom } = cameraBetween(asked, edges)
  const { x, y } = toPixels(centre, zoom)
  const [from, to] = [fromPixels({ x: x - 195, y: y - 362 }, zoom), fromPixels({ x: x + 195, y: y + 362 }, zoom)]
  const seen = { centre, zoom, box: toBox(from.longitude, to.latitude, to.longitude, from.latitude) }
  const free = viewBetween(seen, edges)
  expect(free.centre.latitude).toBeCloseTo(16.8, 6)
  expect(free.centre.longitude).toBeCloseTo(96.15, 6)
  expect(contains(seen.box, from) && !contains(free.box, from)).toBe(true)
  // Where the edges take all of it, they take nothing.
  expect(viewBetween(seen, { ...edges, bottom: 700 })).toEqual(seen)

  expect(cameraInAddress('#13/16.8000/96.1500')).toEqual(asked)
  expect(['', '#content', '#99/1.0/1.0', '#5/16/96'].map(cameraInAddress)).toEqual([null, null, null, null])
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
