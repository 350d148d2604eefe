import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { chmod, mkdir } from 'node:fs/promises'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { openCutConnection, type Cut, type CutConnection } from '#tests/cutConnection.ts'
import { databasePids } from '#tests/long/support/systemProcesses.ts'
import { startObjectStore, type TestObjectStore } from '#tests/objectStore/server.ts'
import type { Place } from './place.ts'
import type { Fault } from './strike.ts'

/** What the app needs does not answer (docs/safety.md#s35, docs/safety.md#s61). */

/** Longer than the app waits. */
const silenceMs = 7000

function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // A connection's process may have ended.
    }
}

const cuts: readonly Cut[] = ['beforeCommit', 'afterCommit']

const connections = new WeakMap<Place, CutConnection>()
const stores = new WeakMap<Place, TestObjectStore>()

/** A database beside the app, whose connections lead through us. */
async function putUpDatabase(place: Place): Promise<NodeJS.ProcessEnv> {
  const dataDir = join(place.dataDir, 'database')
  await mkdir(dataDir)
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir, print: () => undefined })
  place.atEnd(database.stop)
  const connection = await openCutConnection(database.url)
  place.atEnd(connection.stop)
  connections.set(place, connection)
  return { DATABASE_URL: connection.url }
}

export const silent: readonly Fault[] = [
  {
    name: 'paused',
    title: `Database stands still for ${silenceMs / 1000} s`,
    times: 10,
    async strike({ dataDir, atEnd }) {
      const pids = await databasePids(dataDir)
      let isPaused = true
      atEnd(async () => void (isPaused && signalAll(pids, 'SIGCONT')))
      signalAll(pids, 'SIGSTOP')
      await wait(silenceMs)
      signalAll(pids, 'SIGCONT')
      isPaused = false
    },
  },
  {
    name: 'unreachable',
    title: `Nothing gets through to the database for ${silenceMs / 1000} s, then all at once`,
    times: 10,
    prepare: putUpDatabase,
    async strike(place) {
      const connection = connections.get(place)!
      connection.pause()
      await wait(silenceMs)
      connection.resume()
    },
  },
  {
    name: 'cut',
    title: 'Connection cut at a create or a COMMIT, before or after it',
    times: 100,
    prepare: putUpDatabase,
    async strike(place, round) {
      const connection = connections.get(place)!
      connection.cutNext(cuts[round % cuts.length]!)
      while (connection.isToCut()) await wait(5)
    },
  },
  {
    name: 'objects',
    title: 'Object store gone for 3 s',
    times: 10,
    async prepare(place) {
      const store = await startObjectStore()
      place.atEnd(store.stop)
      stores.set(place, store)
      return store.env
    },
    async strike(place) {
      const store = stores.get(place)!
      await store.goAway()
      await wait(3000)
      await store.comeBack()
    },
    files: (place) => stores.get(place)!.folder,
  },
]
