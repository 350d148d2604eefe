import { expect, test } from 'vitest'
import { gentle } from './pace.ts'

/** A backup beside people who ask (docs/decisions/backup.md#beside-others). */

/** @param late how much later than asked a pause ends */
function clock({ late = 0 } = {}) {
  let [worked, now] = [0, 0]
  const pauses: number[] = []
  return {
    pauses,
    work: (milliseconds: number) => {
      worked += milliseconds
      now += milliseconds
    },
    idle: (milliseconds: number) => void (now += milliseconds),
    worked: () => worked,
    now: () => now,
    wait: async (milliseconds: number) => {
      pauses.push(milliseconds)
      now += milliseconds + late
      // Others are worked for meanwhile, which is not its own.
      worked += 3
    },
  }
}

test('it works a twentieth of the time, in short stretches', async () => {
  const { work, pauses, ...time } = clock()
  const pace = gentle(time)
  for (let step = 0; step < 100; step++) {
    work(1)
    await pace()
  }
  expect(pauses).toEqual(Array(50).fill(38))
  expect(time.now()).toBe(20 * 100)
})

test('what it waits for a busy machine is a pause too', async () => {
  const [late, waiting] = [clock({ late: 30 }), clock()]
  const pace = gentle(late)
  for (let step = 0; step < 100; step++) {
    late.work(2)
    await pace()
  }
  expect(late.now()).toBeLessThanOrEqual(20 * 200 + 30)
  const other = gentle(waiting)
  for (let step = 0; step < 100; step++) {
    waiting.work(2)
    waiting.idle(38)
    await other()
  }
  expect(waiting.pauses).toEqual([])
})

test('a machine that stood still for long is no reason to work for long', async () => {
  const { work, idle, pauses, ...time } = clock()
  const pace = gentle(time)
  idle(60_000)
  await pace()
  for (let step = 0; step < 30; step++) {
    work(1)
    await pace()
  }
  expect(pauses).toEqual([54, ...Array<number>(7).fill(38)])
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
