import { expect, test } from 'vitest'
import { dayAfter } from '#resources/pageStats.ts'
import { barsOf, daysOf, lengthOf, shortDay, spanOf, stepNames, totalOf, type Step } from './periods.ts'

const today = '2026-03-02'

test.each(stepNames)('%s: every day that is asked for counts in one bar, and once as before', (step: Step) => {
  const { from, to } = daysOf(step, today)
  const days = Array.from({ length: 2 * lengthOf(step) }, (_, at) => dayAfter(from, at))
  expect(days.at(-1)).toBe(to)
  const counts = new Map([...days, dayAfter(from, -1), dayAfter(to)].map((day) => [day, 1]))
  const bars = barsOf(counts, step, today)
  expect(totalOf(bars)).toEqual({ now: lengthOf(step), before: lengthOf(step), change: 0 })
  expect(bars.at(-1)?.to).toBe(today)
  bars.slice(1).forEach((bar, at) => expect(bar.from).toBe(dayAfter(bars[at]!.to)))
})

test('a bar stands beside the one that was as many periods ago', () => {
  const counts = new Map([
    ['2026-02-25', 4],
    ['2026-02-18', 9],
  ])
  const bars = barsOf(counts, 'day', today)
  expect(bars.find(({ from }) => from === '2026-02-25')).toMatchObject({ count: 4, before: 9 })
  expect(totalOf(bars)).toEqual({ now: 4, before: 9, change: -5 })
})

test.each(stepNames)('%s: what has come today so far is shown, and not compared with a whole day', (step) => {
  const { from } = daysOf(step, today)
  const days = Array.from({ length: 2 * lengthOf(step) - 1 }, (_, at) => dayAfter(from, at))
  const counts = new Map(days.map((day) => [day, 10]))
  counts.set(today, 1)
  expect(totalOf(barsOf(counts, step, today))).toMatchObject({ now: 10 * lengthOf(step) - 9, change: 0 })
})

test('days in both languages', () => {
  const [english, burmese] = [
    { language: 'en', digits: 'latin' },
    { language: 'my', digits: 'burmese' },
  ] as const
  expect(spanOf({ from: '2026-02-24', to: today }, english)).toBe('24 Feb – 02 Mar')
  expect(shortDay(today, burmese as never)).toBe('၀၂ မတ်')
})
