import { expect, test } from 'vitest'
import { clearMemories, memoryOf, memorySizes, registerMemory } from './memories.ts'

const sizeOf = (name: string) => new Map(memorySizes()).get(name)

test('an owner has one value, until the memories are cleared', () => {
  const valueOf = memoryOf('owned', () => ({}))
  const owner = {}
  const value = valueOf(owner)
  expect(valueOf(owner)).toBe(value)
  expect(valueOf({})).not.toBe(value)
  expect(sizeOf('owned')).toBe(2)
  clearMemories()
  expect(sizeOf('owned')).toBe(0)
  expect(valueOf(owner)).not.toBe(value)
})

test('a name is taken once', () => {
  const memory = { size: () => 0, clear: () => undefined }
  expect(registerMemory('named', memory)).toBe(memory)
  expect(() => registerMemory('named', memory)).toThrow('named')
})
