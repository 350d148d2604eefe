import { expect, onTestFinished, test } from 'vitest'
import { Servers, type Server } from './servers.ts'
import type { Standing } from './standing.ts'

/** Which server of a database is read from and written to (docs/decisions/replicas.md); tests/long/replicas has real ones. */

interface Told extends Server<string> {
  /** What it says when it is asked; null when it does not answer. */
  says: Standing | null
  isSilent: boolean
}

const main = (position: number, timeline = 1): Standing => ({ isReplica: false, position, timeline })
const replica = (position: number): Standing => ({ isReplica: true, position, timeline: 0 })

function open(...standings: (Standing | null)[]) {
  const servers = standings.map((says, n) => {
    const server: Told = {
      db: `server ${n}`,
      says,
      isSilent: false,
      standing: null,
      looking: null,
      askedAt: 0,
      watch: {
        ask: async () => {
          if (server.isSilent) return new Promise<never>(() => undefined)
          if (!server.says) throw new Error('gone')
          return server.says
        },
        close: async () => undefined,
      },
    }
    return server
  })
  const switches: string[] = []
  let ahead = 0
  const told = (one: Awaited<ReturnType<typeof all.choose>>) =>
    one && `${one.server.db}${one.isFresh ? '' : ', perhaps old'}`
  const all = new Servers(
    servers,
    (db) => switches.push(db),
    () => performance.now() + ahead,
  )
  onTestFinished(() => all.close())
  return {
    all,
    servers,
    switches,
    chosen: async () => told(await all.choose()),
    /** What is asked after these have failed. */
    instead: async (...failed: number[]) => told(await all.choose(new Set(failed.map((n) => servers[n]!)))),
    pass: (milliseconds: number) => (ahead += milliseconds),
  }
}

test('replicas that have all are read from in turn', async () => {
  const { chosen } = open(main(100), replica(100), replica(100))
  expect(new Set([await chosen(), await chosen()])).toEqual(new Set(['server 1', 'server 2']))
})

test('a replica that lags is not read from, nor is one that is gone, nor a server that follows nobody', async () => {
  expect(await open(main(100), replica(99)).chosen()).toBe('server 0')
  expect(await open(main(100), null).chosen()).toBe('server 0')
  expect(await open(main(100), main(100)).chosen()).toBe('server 0')
  expect(await open(main(100), replica(99), replica(100)).chosen()).toBe('server 2')
})

test('what somebody relies on is waited for', async () => {
  const { all, servers, chosen } = open(main(100), replica(100))
  expect(await chosen()).toBe('server 1')
  servers[0]!.says = main(200)
  await all.catchUp()
  setTimeout(() => (servers[1]!.says = replica(200)), 5)
  await expect.poll(chosen).toBe('server 1')
  expect(servers[1]!.standing).toEqual(replica(200))
})

test('when the main server is gone, the replica that has most is read from, and nothing can be caught up with', async () => {
  const { all, servers, chosen } = open(main(100), replica(80), replica(90))
  await chosen()
  servers[0]!.says = null
  await expect(all.catchUp()).rejects.toThrow()
  expect(await chosen()).toBe('server 2, perhaps old')
  servers[2]!.says = null
  all.suspect()
  await expect.poll(chosen).toBe('server 1, perhaps old')
})

test('a read that the main server fails, before anybody has noticed, goes to a replica that has what somebody relies on', async () => {
  const { all, servers, chosen, instead } = open(main(100), replica(80), replica(90))
  await chosen()
  expect([all.isMainThere, await instead(0)]).toEqual([true, 'server 2'])
  expect(await instead(2)).toBe('server 0')
  await all.catchUp()
  // What was heard of them is from before: they have it meanwhile, one of them a moment later.
  setTimeout(() => (servers[1]!.says = replica(100)), 5)
  expect(await instead(0)).toBe('server 1')
})

test('where no replica has what somebody relies on, or the main server is found to be gone, the furthest one answers, and nothing is kept', async () => {
  const { all, servers, chosen, instead } = open(main(100), replica(80), replica(90))
  await chosen()
  await all.catchUp()
  expect(await instead(0)).toBe('server 2, perhaps old')
  expect(await instead(0, 2)).toBe('server 1, perhaps old')
  servers[0]!.says = null
  all.suspect()
  await expect.poll(() => all.isMainThere).toBe(false)
  expect(await instead(1)).toBe('server 2, perhaps old')
})

test('servers that nothing was heard of are tried too, each once', async () => {
  const { all, servers, chosen, instead } = open(main(100), replica(100))
  await chosen()
  for (const server of servers) server.says = null
  all.suspect()
  await expect.poll(() => servers.map(({ standing }) => standing)).toEqual([null, null])
  expect(await instead(0)).toBe('server 1, perhaps old')
  expect(await instead(0, 1)).toBeUndefined()
})

test('a main server that is silent counts as gone soon', async () => {
  const { all, servers, chosen, pass } = open(main(100), replica(100))
  await chosen()
  servers[0]!.isSilent = true
  all.suspect()
  pass(1000)
  expect(all.isMainThere).toBe(false)
  expect(await chosen()).toBe('server 1, perhaps old')
})

test('a replica that is promoted takes writes, and the old main server does not come back', async () => {
  const { all, servers, switches, chosen } = open(main(100), replica(100), replica(100))
  await chosen()
  servers[0]!.says = null
  servers[1]!.says = main(110, 2)
  all.suspect()
  await expect.poll(() => switches).toEqual(['server 1'])
  // Somebody has started it again as it was.
  servers[0]!.says = main(500, 1)
  servers[2]!.says = replica(110)
  await expect.poll(chosen).toBe('server 2')
  all.suspect()
  await expect.poll(() => servers[0]!.standing).toEqual(main(500, 1))
  expect([all.main.db, switches]).toEqual(['server 1', ['server 1']])
})

test('two servers that were promoted: the later one counts, whichever is asked first', async () => {
  const { all } = open(main(100, 2), main(90, 3))
  await expect.poll(() => all.main.db).toBe('server 1')
})
