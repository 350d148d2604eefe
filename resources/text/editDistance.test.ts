import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, spellingUnits } from './editDistance.ts'

const distance = (one: string, other: string) => editDistance(spellingUnits(one), spellingUnits(other))

test.each([
  ['hotel', 'hotel', 0],
  ['hotle', 'hotel', 1],
  ['hotl', 'hotel', 1],
  ['mandelay', 'mandalay', 1],
  ['', 'abc', 3],
  ['ကုန်', 'ကုံ', 1],
  ['လဲး', 'လေး', 1],
  ['ဖတ်', 'ဖက်', 1],
])('the distance between %s and %s is %i', (one, other, steps) => expect(distance(one, other)).toBe(steps))

test('a distance is symmetric, at most the length of the longer text, and 0 only between equal texts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one))
      expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(distance(one, other) === 0).toBe(spellingUnits(one).join() === spellingUnits(other).join())
    }),
  )
})
