import { expect, test } from 'vitest'
import { widestOf } from './tierConditions.ts'
import type { Tier } from './tieredQuery.ts'

const tier = (query: string, covers?: number): Tier => ({
  column: 'SearchName',
  query,
  ...(covers === undefined ? {} : { covers }),
})
const inNames = tier('in names')
const tiers = [tier('exact'), tier('start', 1), tier('within', 2), tier('facet'), tier('text')]
const widest = (byName: number, some: readonly Tier[]) =>
  widestOf({ tiers, byName, inNames, broadest: tiers[4]!, asWritten: tiers[2]! }, some).map(({ query }) => query)

test('the index is asked for what has all that better tiers have', () => {
  expect(widest(3, tiers.slice(0, 2))).toEqual(['start'])
  expect(widest(3, tiers.slice(0, 4))).toEqual(['in names', 'facet'])
})

test('of a query without tiers of names it is asked for no names', () => {
  expect(widest(0, tiers.slice(3))).toEqual(['facet', 'text'])
})
