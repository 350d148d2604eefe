import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, spellingUnits } from './editDistance.ts'

const apart = (one: string, other: string) => editDistance(spellingUnits(one), spellingUnits(other))

test.each([
  ['hotel', 'hotel', 0],
  ['hotle', 'hotel', 1],
  ['hotl', 'hotel', 1],
  ['mandelay', 'mandalay', 1],
  ['', 'abc', 3],
  ['ကုန်', 'ကုံ', 1],
  ['လဲး', 'လေး', 1],
  ['ဖတ်', 'ဖက်', 1],
])('%s and %s are %i apart', (one, other, steps) => expect(apart(one, other)).toBe(steps))

test('the way there is as long as the way back, and no longer than the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(apart(one, other)).toBe(apart(other, one))
      expect(apart(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(apart(one, other) === 0).toBe(spellingUnits(one).join() === spellingUnits(other).join())
    }),
  )
})
