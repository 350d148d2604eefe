import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFunctions } from './functions.ts'
import { cpuTimeOf, repeated, units } from './hostile.ts'

/** In ms of CPU. */
const limit = 100

const unit = fc.oneof(
  fc.constantFrom<string>(...units),
  fc.string({ unit: fc.constantFrom(...' \n\t.,:;/?#@+-()<>&"\'=%0951aAkKxX'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'ကဝသဥ၀၇၁ိုးာေါျြွှ့်္ံၤႏၲၿ႕\u0301\u0323\u200B\u00AD၊'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
)
const end = fc.constantFrom('', 'x!', 'က', '\n', '0', ' ', '်')
const start = fc.constantFrom('', 'http://', '+95', 'က', 'Ks ')

test.each(textFunctions)('S20 no text of its longest length holds $name', ({ call, maxLength }) => {
  fc.assert(
    fc.property(start, unit, end, (start, unit, end) => {
      const text = start + repeated(unit, maxLength - start.length, end)
      expect(cpuTimeOf(() => call(text), limit)).toBeLessThanOrEqual(limit)
    }),
    { numRuns: 60 },
  )
})
