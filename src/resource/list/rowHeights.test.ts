import { expect, test } from 'vitest'
import { RowHeights } from './rowHeights.ts'

test('rows that were measured have their height, others that of the first ones', () => {
  const rows = new RowHeights()
  rows.set(0, [100, 300])
  expect(rows.offset(2)).toBe(400)
  expect(rows.offset(5)).toBe(1000)
  // Rows 3 and 4 were passed by a jump: they keep the estimate.
  rows.set(5, [50])
  expect(rows.offset(6)).toBe(1050)
  expect([-800, 0, 99, 100, 399, 400, 1000, 1049, 1050, 1250].map((px) => rows.rowAt(px))).toEqual([
    0, 0, 0, 1, 1, 2, 5, 5, 6, 7,
  ])
})

test('a row that becomes higher moves those below it, and another width makes all unknown', () => {
  const rows = new RowHeights()
  rows.layOut(2, 390)
  rows.set(0, [100, 100, 100])
  expect(rows.offset(3)).toBe(300)
  rows.set(1, [160])
  expect([1, 2, 3, 4].map((row) => rows.offset(row))).toEqual([100, 260, 360, 460])
  rows.layOut(2, 390)
  expect(rows.areKnown).toBe(true)
  rows.layOut(1, 390)
  expect(rows.areKnown).toBe(false)
})

test('the end of a very long list moves by what its last row has grown', () => {
  const rows = new RowHeights()
  rows.set(
    0,
    Array.from({ length: 30_000 }, () => 480),
  )
  expect(rows.offset(30_000)).toBe(30_000 * 480)
  expect(rows.rowAt(29_999 * 480)).toBe(29_999)
  rows.set(29_999, [500])
  expect(rows.offset(30_000)).toBe(30_000 * 480 + 20)
})
