import { describe, expect, test } from 'vitest'
import { statusActions, statusName, toggleActive, toggleAvailable, toggleSoldHiding } from './status.ts'

/** Status numbers and the toggles that change them (spec 4.26 to 4.34, docs/rules.md#status, #toggles). */

test.each([
  [0, 'Inactive', '[4.26]'],
  [1, 'Active', '[4.27]'],
  [2, 'Sold', '[4.28]'],
  [9, 'Verified', '[4.29]'],
  [3, 'Unknown', '[4.30]'],
  [-1, 'Unknown', '[4.30]'],
  [null, 'Unknown', '[4.30]'],
])('%s reads as %s %s', (status, word, _row) => {
  expect(statusName(status)).toBe(word)
})

describe.each([1, 0, 2, 9, 7])('from %i', (status) => {
  const isOn = status === 1 || status === 9

  test('Active/Inactive: 1 becomes 0, otherwise 1 [4.31]', () => {
    expect(toggleActive(status)).toBe(isOn ? 0 : 1)
    expect(statusActions.toggleActive.next(status)).toBe(isOn ? 0 : 1)
    expect(statusActions.toggleActive.label(status)).toBe(isOn ? 'Set Inactive' : 'Set Active')
  })

  test('Block: 1 becomes 0 (Block), otherwise 1 (Unblock) [4.32]', () => {
    expect(statusActions.toggleBlock.next(status)).toBe(isOn ? 0 : 1)
    expect(statusActions.toggleBlock.label(status)).toBe(isOn ? 'Block' : 'Unblock')
  })

  test('the sold toggle for lists so configured: 1 becomes 0, otherwise 1 [4.33]', () => {
    expect(toggleSoldHiding(status)).toBe(isOn ? 0 : 1)
  })

  test('available/sold flips between 1 and 2 [4.34]', () => {
    expect(toggleAvailable(status)).toBe(status === 2 ? 1 : 2)
    expect(statusActions.toggleSold.next(status)).toBe(status === 2 ? 1 : 2)
    expect(statusActions.toggleSold.label(status)).toBe(status === 2 ? 'Mark as Unsold' : 'Mark as Sold')
  })
})
