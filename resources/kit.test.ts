import { expect, test } from 'vitest'
import { compilerErrorsIn } from '#tests/compiler.ts'

test('wrong titles, joins and lists do not compile', () => {
  expect(compilerErrorsIn('resources/kit.test-d.ts')).toBe('')
})
