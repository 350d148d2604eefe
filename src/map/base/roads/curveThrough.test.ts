import { expect, test } from 'vitest'
import { curveThrough } from './curveThrough.ts'
import { stopAt } from './roadStops.ts'

test('a curve passes through all its points, near to each other or far apart, without going back', () => {
  const points: [number, number][] = [
    [0, 0],
    [0.1, 1],
    [0.3, 1.2],
    [3, 4],
    [3.2, 9],
  ]
  const curve = curveThrough(points)
  const distance = (one: [number, number], other: [number, number]) => Math.hypot(one[0] - other[0], one[1] - other[1])
  for (const point of points) expect(Math.min(...curve.map((other) => distance(point, other)))).toBeLessThan(1e-9)
  for (const [at, [, x]] of curve.entries()) expect(x).toBeGreaterThanOrEqual(curve[at - 1]?.[1] ?? 0)
})

test('two points are a straight line', () => {
  const line: [number, number][] = [
    [1, 1],
    [2, 3],
  ]
  expect(curveThrough(line)).toEqual(line)
})

test('a stop is known by its name, a point by its place; a misspelt one is told', () => {
  expect(stopAt('mandalay')[0]).toBeCloseTo(21.975)
  expect(stopAt('17.5:96.25')).toEqual([17.5, 96.25])
  expect(() => stopAt('mandaly')).toThrow('mandaly')
})
