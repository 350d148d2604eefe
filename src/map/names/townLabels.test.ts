import { DomUtil, Map } from 'leaflet'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Town } from '#resources'
import type { NamedPlace } from '../base/cityNames.ts'
import { noEdges } from '../cameras.ts'
import { TownLabels, type Named } from './townLabels.ts'

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
const nameOf = ({ Name }: NamedPlace) => Name ?? ''
const show = async (towns: readonly NamedPlace[], keptFree?: Named['keptFree']) => {
  const labels = new TownLabels(map)
  await labels.show({ towns, nameOf, keptFree, edges: () => noEdges })
  return labels
}
const names = () => [...map.getPane('towns')!.querySelectorAll('span')].map(({ textContent }) => textContent)

test('names do not overlap, and towns without a place have none; they leave with the map’s labels', async () => {
  const labels = await show(towns)
  expect(names()).toEqual(['Bahan', 'Thanlyin', 'Airport'])
  labels.remove()
  expect(names()).toEqual([])
})

test('no name stands where a pin or a marker does', async () => {
  await show(towns, { places: [{ latitude: 16.8, longitude: 96.15 }], size: [60, 120], above: 20 })
  expect(names()).toEqual(['Thanlyin', 'Airport'])
})

test('the country’s map names its cities, which are no towns of the database, before towns, and numbers its trunk roads', async () => {
  map.setView([18.2, 96.5], 7)
  await show([town('Bahan', 16.81, 96.156), town('Phyu', 18.482, 96.438)])
  expect(names()).toEqual(expect.arrayContaining(['Yangon', 'Taungoo', 'AH1', 'Phyu']))
  expect(names()).not.toContain('Bahan')
})

test('a great city is named beside the marker that covers it', async () => {
  map.setView([16.8, 96.15], 6)
  await show([], { places: [{ latitude: 16.85, longitude: 96.15 }], size: [56, 56] })
  expect(names()).toContain('Yangon')
})

test('nearer, landmarks tell where in a city one is, and neither cities nor roads are named', async () => {
  map.setView([16.82, 96.15], 13)
  await show(towns)
  expect(names()).toEqual(expect.arrayContaining(['Shwedagon Pagoda', 'Inya Lake', 'Bahan']))
  expect(names()).not.toContain('Yangon')
})

test('in a city the townships around the view are named at its edges, each on the way to it, and clear of what lies over the map', async () => {
  map.setView([16.79, 96.15], 15)
  const labels = new TownLabels(map)
  const around = [town('Above', 16.81, 96.15), town('Beside', 16.79, 96.18), town('Far', 16.9, 96.15)]
  await labels.show({ towns: around, nameOf, edges: () => ({ ...noEdges, top: 100 }) })
  const beyond = [...map.getPane('towns')!.querySelectorAll<HTMLElement>('.beyond')].map((one) => ({
    name: one.textContent,
    turn: one.querySelector('span')!.style.getPropertyValue('--turn'),
    at: map.layerPointToContainerPoint(DomUtil.getPosition(one)),
  }))
  expect(beyond.map(({ name }) => name)).toEqual(['Above', 'Beside'])
  const [above, beside] = beyond
  expect([above!.turn, beside!.turn.length > 0]).toEqual(['-90deg', true])
  expect(above!.at.y).toBeGreaterThan(100)
  expect(beside!.at.x).toBeGreaterThan(300)
})

test('a name that stays is the same element when the map moves and when more is named', async () => {
  const elements = () => [...map.getPane('towns')!.querySelectorAll('span')]
  const labels = await show([towns[0]!])
  const [bahan] = elements()
  await labels.show({ towns, nameOf, edges: () => noEdges })
  map.panBy([20, 20], { animate: false })
  await vi.waitFor(() => expect(names()).toEqual(['Bahan', 'Airport', 'Thanlyin']))
  expect(elements()[0]).toBe(bahan)
  map.setView([18.2, 96.5], 7)
  expect(names()).not.toContain('Bahan')
})

test('whoever leaves while names are drawn meets no error', async () => {
  const labels = new TownLabels(map)
  const shown = labels.show({ towns, nameOf, edges: () => noEdges })
  map.remove()
  await shown
  await labels.show({ towns, nameOf, edges: () => noEdges })
  labels.remove()
  map = new Map(document.createElement('div')).setView([0, 0], 2)
})
