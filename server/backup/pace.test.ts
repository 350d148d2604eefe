import { expect, test } from 'vitest'
import { gentle } from './pace.ts'

/** A backup beside people who ask (docs/decisions/backup.md#beside-others). */

function clock() {
  let worked = 0
  const pauses: number[] = []
  return {
    pauses,
    work: (milliseconds: number) => void (worked += milliseconds),
    worked: () => worked,
    wait: async (milliseconds: number) => {
      pauses.push(milliseconds)
      // Others are worked for meanwhile, which is not its own.
      worked += 3
    },
  }
}

test('it works a sixth of the time, in short stretches', async () => {
  const { work, pauses, ...time } = clock()
  const pace = gentle(time)
  for (let step = 0; step < 100; step++) {
    work(2)
    await pace()
  }
  expect(pauses).toEqual(Array(50).fill(20))
})

test('a stretch that took long has no long pause', async () => {
  const { work, pauses, ...time } = clock()
  const pace = gentle(time)
  work(5000)
  await pace()
  expect(pauses).toEqual([250])
  work(1)
  await pace()
  expect(pauses).toHaveLength(1)
})
