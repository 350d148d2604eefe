import { Map } from 'leaflet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Town } from '#resources'
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
const nameOf = ({ Name }: Town) => Name ?? ''

test('names do not overlap, and towns without a place have none; they leave with the map’s labels', () => {
  const remove = labelTowns(map, towns, nameOf)
  expect(names()).toEqual(['Bahan', 'Thanlyin'])
  remove()
  expect(names()).toEqual([])
})

test('no name stands where a pin or a marker does', () => {
  labelTowns(map, towns, nameOf, { places: [{ latitude: 16.8, longitude: 96.15 }], size: [60, 120], above: 20 })
  expect(names()).toEqual(['Thanlyin'])
})
