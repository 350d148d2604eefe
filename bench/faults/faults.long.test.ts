import { expect, test } from 'vitest'
import { faults } from '../faults.ts'
import { strikeOften } from './strike.ts'

/** Each fault of `npm run bench -- faults` (docs/safety.md#faults), a few times. */

test.each(faults.map((fault) => [fault.title, fault] as const))(
  'S60, S61, S35 %s: nothing is lost, torn or doubled, and no file without a row is there a day later',
  async (_title, fault) => {
    const { lost, torn, doubled, leftAfterDay, acknowledged, recoveriesMs } = await strikeOften(fault, 3)
    expect({ lost, torn, doubled, leftAfterDay }).toEqual({ lost: [], torn: [], doubled: [], leftAfterDay: 0 })
    expect(recoveriesMs).toHaveLength(3)
    expect(acknowledged).toBeGreaterThan(6)
  },
)
