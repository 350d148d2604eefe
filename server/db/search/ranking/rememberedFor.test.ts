import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { declarations } from '#resources'
import { rememberedFor } from './rememberedFor.ts'

const db = { rows: () => Promise.resolve([]) }
const { page } = declarations

test('what is old is read again beside those who get what was read before', async () => {
  let reads = 0
  const remembered = rememberedFor(0, () => Promise.resolve(++reads))
  expect(await remembered(db, page)).toBe(1)
  expect(await remembered(db, page)).toBe(1)
  await setImmediate()
  expect(await remembered(db, page)).toBe(2)
})

test('when reading again fails, what was read before stands; a first reading that fails is done again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve(1), Promise.reject(new Error('gone'))]
  for (const answer of answers) answer.catch(() => undefined)
  const remembered = rememberedFor(0, () => answers.shift() ?? Promise.resolve(2))
  await expect(remembered(db, page)).rejects.toThrow('gone')
  expect(await remembered(db, page)).toBe(1)
  expect(await remembered(db, page)).toBe(1)
  await setImmediate()
  expect(await remembered(db, page)).toBe(1)
})
