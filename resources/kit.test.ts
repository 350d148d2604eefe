import { expect, test } from 'vitest'
import { compilerErrorsIn } from '#tests/compiler.ts'
import { isPublic, may, registry } from './index.ts'

test('wrong titles, joins and lists do not compile', () => {
  expect(compilerErrorsIn('resources/kit.test-d.ts')).toBe('')
})

test.each([...registry.values()])('$name is public if visitors may read it', (resource) => {
  expect(isPublic(resource)).toBe(may(null, 'read', resource))
})
