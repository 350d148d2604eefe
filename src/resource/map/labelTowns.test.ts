import { Map } from 'leaflet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Town } from '#resources'
import type { NamedPlace } from '#src/fields/map/cityNames.ts'
import { labelTowns } from './labelTowns.ts'

let map: Map
beforeEach(() => {
  const container = document.createElement('div')
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  map = new Map(container, { zoomAnimation: false, fadeAnimation: false }).setView([16.8, 96.15], 11)
})
afterEach(() => map.remove())

const town = (Name: string, Latitude: number, Longitude: number) => ({ Name, Latitude, Longitude }) as Town
const towns = [
  town('Bahan', 16.8, 96.15),
  town('Beside it', 16.801, 96.151),
  town('Thanlyin', 16.75, 96.22),
  town('Nowhere', 0, 0),
]
const names = () => [...map.getPane('towns')!.querySelectorAll('span')].map(({ textContent }) => textContent)
const nameOf = ({ Name }: NamedPlace) => Name ?? ''

test('names do not overlap, and towns without a place have none; they leave with the map’s labels', () => {
  const remove = labelTowns(map, towns, nameOf)
  expect(names()).toEqual(['Bahan', 'Thanlyin', 'Airport'])
  remove()
  expect(names()).toEqual([])
})

test('no name stands where a pin or a marker does', () => {
  labelTowns(map, towns, nameOf, { places: [{ latitude: 16.8, longitude: 96.15 }], size: [60, 120], above: 20 })
  expect(names()).toEqual(['Thanlyin', 'Airport'])
})

test('the country’s map names its cities, which are no towns of the database, before towns, and numbers its trunk roads', () => {
  map.setView([18.2, 96.5], 7)
  labelTowns(map, [town('Bahan', 16.81, 96.156), town('Phyu', 18.482, 96.438)], nameOf)
  expect(names()).toEqual(expect.arrayContaining(['Yangon', 'Taungoo', 'AH1', 'Phyu']))
  expect(names()).not.toContain('Bahan')
})

test('a great city is named beside the marker that covers it', () => {
  map.setView([16.8, 96.15], 6)
  labelTowns(map, [], nameOf, { places: [{ latitude: 16.85, longitude: 96.15 }], size: [56, 56] })
  expect(names()).toContain('Yangon')
})

test('nearer, landmarks tell where in a city one is, and neither cities nor roads are named', () => {
  map.setView([16.82, 96.15], 13)
  labelTowns(map, towns, nameOf)
  expect(names()).toEqual(expect.arrayContaining(['Shwedagon Pagoda', 'Inya Lake', 'Bahan']))
  expect(names()).not.toContain('Yangon')
})
