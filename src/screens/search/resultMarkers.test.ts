import { expect, test } from 'vitest'
import { lastZoom } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { toPixels } from '#src/map/mapBoxes.ts'
import { cameraOver } from '#src/map/cameras.ts'
import { pointOf } from '#src/map/mapView.ts'
import { cameraInto, drawnAt, placesOf } from './resultMarkers.ts'

const at = (Id: number, Latitude: number, Longitude: number) => ({ Id, Latitude, Longitude }) as MapPlace
const yangon = [at(1, 16.8, 96.15), at(2, 16.801, 96.151), at(3, 16.83, 96.13)]
const mandalay = at(4, 21.97, 96.08)
const all = [...yangon, mandalay]
const room = { width: 280, height: 300 }

test('all results are in view; a single one is shown with its streets', () => {
  const { centre, zoom } = cameraOver(all.map(pointOf), room)
  const middle = toPixels(centre, zoom)
  for (const { Latitude, Longitude } of all) {
    const { x, y } = toPixels({ latitude: Latitude, longitude: Longitude }, zoom)
    expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(room.width / 2)
    expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(room.height / 2)
  }
  expect(cameraOver([pointOf(mandalay)], room)).toMatchObject({ zoom: 16 })
  expect(cameraOver([pointOf(mandalay)], room).centre.latitude).toBeCloseTo(21.97, 6)
})

test('what a finger could not tell apart is one cluster, and no place is lost', () => {
  expect(drawnAt(all, 6)).toEqual({ places: [mandalay], clusters: [{ Latitude: 16.8, Longitude: 96.15, Count: 3 }] })
  expect(drawnAt(all, 14).clusters).toEqual([{ Latitude: 16.8, Longitude: 96.15, Count: 2 }])
  expect(drawnAt([at(1, 16.8, 96.15), at(2, 16.8, 96.15)], lastZoom)).toMatchObject({ clusters: [], places: [{}, {}] })
})

test('a tap on a cluster leads to where it parts', () => {
  const places = placesOf(all, 6, { latitude: 16.8, longitude: 96.15 })
  expect(places.map(({ Id }) => Id)).toEqual([1, 2, 3])
  const { zoom } = cameraInto(places, 6)
  expect(drawnAt(places, zoom - 1)).toMatchObject({ places: [], clusters: [{ Count: 3 }] })
  expect(drawnAt(places, zoom).places).toHaveLength(1)
  expect(cameraInto([at(1, 16.8, 96.15), at(2, 16.8, 96.15)], 6).zoom).toBe(lastZoom)
})
