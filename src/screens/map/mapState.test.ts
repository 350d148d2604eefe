import { expect, test } from 'vitest'
import type { MapView } from '#src/map/mapBoxes.ts'
import { listedPart, nextState, type MapEvent, type MapState } from './mapState.ts'

const around = (latitude: number, longitude: number, zoom: number, reach: number): MapView => ({
  box: { west: longitude - reach, south: latitude - reach, east: longitude + reach, north: latitude + reach },
  centre: { latitude, longitude },
  zoom,
})
const country = around(19, 96, 5, 9)
const here = around(16.8, 96.15, 15, 0.01)
const toHere = { type: 'jumped', to: { centre: here.centre, zoom: here.zoom } } as const

const begin: MapState = { view: null, height: 'half', area: null, awaited: null }
const listedAfter = (...events: readonly MapEvent[]) => listedPart(events.reduce(nextState, begin))?.box

test('the list comes along to where somebody is, also where the map first reports once more where it was', () => {
  expect(listedAfter({ type: 'moved', view: country }, toHere, { type: 'moved', view: here })).toEqual(here.box)
  expect(listedAfter(toHere, { type: 'moved', view: country }, { type: 'moved', view: here })).toEqual(here.box)
})

test('once there it stays while the map is moved by hand, and so it does after a search of another area', () => {
  const elsewhere = around(22, 96.1, 15, 0.01)
  const moved = { type: 'moved', view: here } as const
  expect(listedAfter(toHere, moved, { type: 'moved', view: elsewhere })).toEqual(here.box)
  expect(
    listedAfter({ type: 'moved', view: country }, toHere, { type: 'searched', box: elsewhere.box }, moved),
  ).toEqual(elsewhere.box)
})

test('where a line covers a part of the map the list goes on with what is seen, unless it is of elsewhere', () => {
  const less = { ...here, box: { ...here.box, south: here.box.south + 0.002 } }
  const covered = { type: 'covered', view: less } as const
  expect(listedAfter({ type: 'moved', view: here }, covered)).toEqual(less.box)
  expect(listedAfter({ type: 'moved', view: country }, { type: 'moved', view: here }, covered)).toEqual(country.box)
})
