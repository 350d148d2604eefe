import { databasePids } from '#tests/long/support/systemProcesses.ts'
import type { Place } from './place.ts'
import type { Fault } from './strike.ts'

/** Processes that end without a word (docs/safety.md#s60, docs/safety.md#s61). */

const signalDatabase = async ({ dataDir }: Place, signal: 'SIGKILL' | 'SIGINT') => {
  const [main] = await databasePids(dataDir)
  process.kill(main!, signal)
}

export const ended: readonly Fault[] = [
  {
    name: 'app',
    title: 'App killed, each fifth time with its database',
    times: 50,
    async strike(place, round) {
      await place.kill()
      const killedAt = performance.now()
      if (round % 5 === 4) await signalDatabase(place, 'SIGKILL')
      await place.start()
      return killedAt
    },
  },
  {
    name: 'database',
    title: 'Database killed',
    times: 50,
    strike: (place) => signalDatabase(place, 'SIGKILL'),
  },
  {
    name: 'restart',
    title: 'Database restarted',
    times: 20,
    strike: (place) => signalDatabase(place, 'SIGINT'),
  },
]
