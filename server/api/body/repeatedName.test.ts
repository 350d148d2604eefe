import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRepeatedName } from './repeatedName.ts'

test.each([
  ['{"a":1,"a":2}', 'a', 'a'],
  ['{"a":1,"\\u0061":2}', 'a', 'a'],
  ['{"a" : "x:" , "b":["a"], "a"\n:{}}', 'a', 'a'],
  ['{"hours":{"mon":[],"mon":[]}}', 'mon', 'hours'],
  ['{"b":[{"a":1},{"a":1,"c":{"d":1,"d":1}}]}', 'd', 'b'],
  ['{"__proto__":1,"__proto__":2}', '__proto__', '__proto__'],
  ['{"":1,"":2}', '', ''],
  ['{"a\\"":1,"a\\"":2}', 'a"', 'a"'],
])('%s has a name twice', (json, name, under) => {
  expect(findRepeatedName(json)).toEqual({ name, under, isOutermost: name === under })
})

test('no text that JSON.stringify writes has a name twice, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: fc.constantFrom('"', '\\', ':', '{', '[', ',', 'a', ' ') }), (json) => {
      expect(findRepeatedName(json)).toBeUndefined()
      expect(findRepeatedName(JSON.stringify(JSON.parse(json), null, 2))).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})
