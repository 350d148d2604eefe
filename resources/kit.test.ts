import { expect, test } from 'vitest'
import { complaintsAbout } from '#tests/compiler.ts'

test('wrong titles, joins and lists do not compile', () => {
  expect(complaintsAbout('resources/kit.test-d.ts')).toBe('')
}, 60_000)
