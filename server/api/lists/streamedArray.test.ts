import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { streamedArray } from './streamedArray.ts'

const record = { Name: 'x'.repeat(1000) }

/** Batches of 100 KB, which count how many were asked for. */
function source(batches: number) {
  const state = { asked: 0, ended: false }
  async function* read() {
    try {
      for (; state.asked < batches;) {
        state.asked += 1
        yield Array.from({ length: 100 }, () => record)
      }
    } finally {
      state.ended = true
    }
  }
  return { state, read: read() }
}

test('all batches become one array', async () => {
  expect(JSON.parse(await text(streamedArray(source(3).read)))).toEqual(Array.from({ length: 300 }, () => record))
  expect(JSON.parse(await text(streamedArray(source(0).read)))).toEqual([])
  async function* sparse() {
    yield []
    yield [record]
    yield []
    yield [record]
  }
  expect(JSON.parse(await text(streamedArray(sparse())))).toEqual([record, record])
})

test('S43 a reader that does not read holds one batch, not the list', async () => {
  const { state, read } = source(1000)
  const stream = streamedArray(read)
  await once(stream, 'readable')
  for (let turn = 0; turn < 100; turn += 1) await nextTurn()
  expect(state.asked).toBeLessThanOrEqual(2)
  stream.destroy()
  await once(stream, 'close')
  expect(state.ended).toBe(true)
})

test('S43 a reader that stops reading is ended, and its list with it', async () => {
  const { state, read } = source(1000)
  const stream = streamedArray(read, 20)
  await once(stream, 'readable')
  const [error] = (await once(stream, 'error')) as [Error]
  expect(error.message).toContain('stopped reading')
  await expect.poll(() => state.ended).toBe(true)
})
