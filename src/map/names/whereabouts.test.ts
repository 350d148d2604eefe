import { expect, it } from 'vitest'
import type { Town } from '#resources'
import { directionTo, directions, scaleBarOf, whereaboutsOf } from './whereabouts.ts'

const town = (Name: string, Latitude: number, Longitude: number) => ({ Name, Latitude, Longitude }) as Town
const hlaing = town('Hlaing', 16.84, 96.12)
const towns = [town('Nowhere', 0, 0), hlaing, town('Kamayut', 16.82, 96.13)]

it('tells the nearest town, how far from it and to which side', () => {
  expect(whereaboutsOf({ latitude: 16.851, longitude: 96.12 }, towns)).toEqual({
    town: hlaing,
    km: 1.2,
    direction: 'north',
  })
  expect(whereaboutsOf({ latitude: 16.842, longitude: 96.121 }, towns)).toMatchObject({ town: hlaing, direction: null })
  expect(whereaboutsOf({ latitude: 17.1, longitude: 96.12 }, towns)).toMatchObject({ km: 29 })
})

it('tells nothing far from every town, nor where none is known', () => {
  expect(whereaboutsOf({ latitude: 10, longitude: 90 }, towns)).toBeNull()
  expect(whereaboutsOf({ latitude: 0.1, longitude: 0.1 }, [towns[0]!])).toBeNull()
})

it('knows all eight directions, where a degree of longitude is shorter too', () => {
  const from = { latitude: 60, longitude: 20 }
  for (const [at, direction] of directions.entries()) {
    const angle = (at / 8) * 2 * Math.PI
    const to = { latitude: 60 + Math.cos(angle) / 100, longitude: 20 + (2 * Math.sin(angle)) / 100 }
    expect(directionTo(from, to)).toBe(direction)
  }
})

it('the scale bar is a round distance and never longer than its room', () => {
  const yangon = { latitude: 16.8, longitude: 96.15 }
  expect(scaleBarOf(yangon, 15, 90)).toEqual({ metres: 200, width: 44 })
  expect(scaleBarOf(yangon, 12, 90)).toEqual({ metres: 2000, width: 55 })
  for (let zoom = 2; zoom <= 19; zoom++) {
    const { metres, width } = scaleBarOf(yangon, zoom, 90)
    expect(width).toBeLessThanOrEqual(90)
    expect(width).toBeGreaterThan(34)
    expect(String(metres)).toMatch(/^[125]0*$/)
  }
})
