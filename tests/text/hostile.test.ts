import { expect, test } from 'vitest'
import { lengths, textFunctions, unknownNames } from './functions.ts'
import { cpuTimeOf, growsWithSquare, repeated, seenUnits } from './hostile.ts'

/** In ms of CPU; what grows with the length takes a tenth of it. */
const limit = 100

test('the functions of texts are found', () => {
  expect(unknownNames).toEqual([])
  const names = textFunctions.map(({ name }) => name.split(' ')[0])
  expect(names.length).toBeGreaterThan(45)
  expect(names).toEqual(expect.arrayContaining(['readEncoding', 'readKyat', 'readPhone', 'readMapLink', 'LinkedText']))
})

test('S20 no text of 20,000 characters holds a function of texts', () => {
  const slow = textFunctions.flatMap(({ name, call, maxLength }) =>
    seenUnits.flatMap((unit) => {
      const text = repeated(unit, Math.min(maxLength, lengths.longText))
      const time = cpuTimeOf(() => call(text), limit)
      const isSlow = time > limit || growsWithSquare(call, unit, text.length)
      return isSlow ? [`${name} takes ${Math.round(time)} ms for ${JSON.stringify(unit)}`] : []
    }),
  )
  expect(slow).toEqual([])
})
