import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'

/**
 * What people look for every day, typed in Latin letters as it sounds, each in several spellings, with the Burmese word that is meant.
 * Of each word there is a page of that name; the spellings are read by rules, and stand in no list of the product.
 */

const [, ...lines] = readFileSync(join(import.meta.dirname, 'everyday.tsv'), 'utf8')
  .trim()
  .split('\n')
const searches = lines.map((line) => line.split('\t') as [typed: string, meant: string])

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
  for (const name of new Set(searches.map(([, meant]) => meant))) await world.owner.makes('page', { name })
})
afterAll(() => app.stop())

test('the page that is meant is among the first ten, and nearly always the first', async () => {
  expect(searches.length).toBeGreaterThan(200)
  const places: { typed: string; meant: string; place: number }[] = []
  // One after another: all at once they would be refused in part where the machine is slow.
  for (const [typed, meant] of searches) {
    const { list } = await world.visitor.gets(`/page/api/bySearch/${encodeURIComponent(typed)}`)
    places.push({ typed, meant, place: list.slice(0, 10).findIndex((one) => one['Name'] === meant) })
  }
  const missed = places.filter(({ place }) => place < 0)
  expect(missed.map(({ typed, meant }) => `${typed} → ${meant}`)).toEqual([])
  expect(places.filter(({ place }) => place === 0).length / places.length).toBeGreaterThan(0.9)
})
