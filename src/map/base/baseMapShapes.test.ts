import { expect, test } from 'vitest'
import { roads, shapes } from './baseMapShapes.ts'
import { cities } from './cityNames.ts'
import { curveThrough } from './roads/curveThrough.ts'

/** Latitudes and longitudes. */
function pointsOf(steps: readonly number[], units: number): [number, number][] {
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at]!
    y += steps[2 * at + 1]!
    return [y / units, x / units]
  })
}

/** Whether the last part, which is drawn over the others, has land there. */
function isLand(longitude: number, latitude: number): boolean {
  const { land, units } = shapes.at(-1)!
  const crossings = land.flatMap((steps) => {
    const points = pointsOf(steps, units)
    return points.filter(([y1, x1], index) => {
      const [y2, x2] = points.at(index - 1)!
      return y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)
    })
  })
  return crossings.length % 2 === 1
}

test.each([
  ['Yangon', 96.15, 16.83, true],
  ['Mandalay', 96.08, 21.97, true],
  ['Naypyidaw, at the middle', 96.1, 19.75, true],
  ['Ramree Island', 93.75, 19.1, true],
  ['the Bay of Bengal', 91.5, 16, false],
  ['the Gulf of Mottama', 97, 15.5, false],
  ['the Andaman Sea', 96, 11, false],
])('%s is where it should be', (_, longitude, latitude, expected) => expect(isLand(longitude, latitude)).toBe(expected))

test('the country has rivers and borders, and all of it stays small enough for a phone', () => {
  const country = shapes.at(-1)!
  expect(country.rivers.length).toBeGreaterThan(5)
  expect(country.borders.length).toBeGreaterThan(0)
  expect(JSON.stringify(shapes).length).toBeLessThan(400_000)
})

test('trunk roads lead over land, bridges and what the coarse shore leaves out excepted, and through every city', () => {
  const points = [...roads.main, ...roads.other].flatMap((steps) => curveThrough(pointsOf(steps, roads.units)))
  const atSea = points.filter(([latitude, longitude]) => !isLand(longitude, latitude))
  expect(points.length).toBeGreaterThan(1000)
  expect(atSea.length / points.length).toBeLessThan(0.02)
  const isOnRoad = ({ Latitude, Longitude }: (typeof cities)[number]) =>
    points.some(([latitude, longitude]) => Math.hypot(latitude - Latitude, longitude - Longitude) < 0.001)
  expect(cities.filter((city) => !isOnRoad(city)).map(({ Name }) => Name)).toEqual([])
})
