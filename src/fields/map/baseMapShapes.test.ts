import { expect, test } from 'vitest'
import { shapes } from './baseMapShapes.ts'

/** Whether the last part, which is drawn over the others, has land there. */
function isLand(longitude: number, latitude: number): boolean {
  const { land, units } = shapes.at(-1)!
  const crossings = land.flatMap((steps) => {
    const points: [number, number][] = []
    let [x, y] = [0, 0]
    for (let at = 0; at < steps.length; at += 2) points.push([(x += steps[at]!) / units, (y += steps[at + 1]!) / units])
    return points.filter(([x1, y1], index) => {
      const [x2, y2] = points.at(index - 1)!
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
