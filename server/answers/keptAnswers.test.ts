import { stat } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Database } from '../db/connection/database.ts'
import { notFound, unavailable } from '../errors.ts'
import { KeptAnswers, type Answer, type Made } from './keptAnswers.ts'
import { WatchedChanges } from './watchedChanges.ts'

/** A database that says what a test wants: tables changed since the last look. */
function watching({ times }: { times?: { renewAfter: number; validFor: number } } = {}) {
  const state = { now: 0, writes: 0, looks: 0, changed: [] as string[], answers: true }
  const db = {
    rows: async () => {
      state.looks++
      if (!state.answers) throw new Error('The database does not answer')
      return [{ snapshot: '1:1:', epoch: 'one', at: 1 + state.now / 1000, news: state.changed.splice(0) }]
    },
    get writes() {
      return state.writes
    },
    catchUp: async () => undefined,
  } as unknown as Database
  return { state, changes: new WatchedChanges(db, times, () => state.now) }
}

const made =
  (body: string, ...tables: string[]) =>
  async (): Promise<Made<never>> => ({ type: 'text/plain', body, tables })
const bodyOf = (answer: Answer | undefined | { uncached: unknown }) =>
  answer && 'body' in answer ? answer.body.toString() : answer

test('an answer is kept until a table changes that it was read from', async () => {
  const { state, changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.isCurrent()
  expect(bodyOf(await kept.findOrMake('/post', made('old', 'post', 'page')))).toBe('old')
  expect(bodyOf(await kept.findOrMake('/post', made('new', 'post', 'page')))).toBe('old')
  state.changed = ['town']
  state.now += 1000
  await kept.isCurrent()
  expect(bodyOf(kept.find('/post'))).toBe('old')
  state.changed = ['page']
  state.now += 1000
  await kept.isCurrent()
  expect(kept.find('/post')).toBeUndefined()
  expect(kept.size).toEqual({ bytes: 0, answers: 0 })
})

test('an answer that time alone makes wrong is kept until then', async () => {
  const kept = new KeptAnswers(watching().changes, 100_000)
  const until = async (body: string, moment: number) => ({ ...(await made(body, 'post')()), until: moment })
  await kept.findOrMake('/home', () => until('kept', Date.now() + 600_000))
  await kept.findOrMake('/late', () => until('late', Date.now()))
  expect([bodyOf(kept.find('/home')), kept.find('/late')]).toEqual(['kept', undefined])
})

test('whatever says so, no answer is older than ten minutes: what is counted for it drops nothing', async () => {
  const kept = new KeptAnswers(watching().changes, 100_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await kept.findOrMake('/post', made('counted', 'post'))
    vi.advanceTimersByTime(599_999)
    expect(bodyOf(kept.find('/post'))).toBe('counted')
    vi.advanceTimersByTime(1)
    expect(kept.find('/post')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a write of this process counts at once, another within a second; who asks much asks the database little', async () => {
  const { state, changes } = watching()
  expect(await changes.isCurrent()).toBe(true)
  expect(state.looks).toBe(1)
  for (state.now = 0; state.now < 200; state.now++) expect(changes.isCurrent()).toBe(true)
  expect(state.looks).toBe(1)
  state.writes++
  expect(await changes.isCurrent()).toBe(true)
  expect(state.looks).toBe(2)
  // Nobody asked for a while: nobody is answered by what was right then.
  state.now += 701
  expect(changes.isCurrent()).toBeInstanceOf(Promise)
})

test('while the database does not answer nothing kept is used, and it is not asked by everybody', async () => {
  const { state, changes } = watching()
  await changes.isCurrent()
  state.now += 701
  state.answers = false
  expect(await changes.isCurrent()).toBe(false)
  for (let n = 0; n < 100; n++) expect(changes.isCurrent()).toBe(false)
  expect(state.looks).toBe(2)
  state.now += 1001
  state.answers = true
  expect(await changes.isCurrent()).toBe(true)
})

test('what changed while it was read is not kept', async () => {
  const { state, changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.isCurrent()
  const answer = await kept.findOrMake('/post', async () => {
    state.changed = ['post']
    state.writes++
    await kept.isCurrent()
    return { type: 'text/plain', body: 'read before', tables: ['post'] }
  })
  expect(bodyOf(answer)).toBe('read before')
  expect(kept.find('/post')).toBeUndefined()
})

test('a hundred who ask at once have it made once, unless a change came in between', async () => {
  const { state, changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.isCurrent()
  let makings = 0
  const begun: (() => void)[] = []
  const make = async (): Promise<Made<never>> => {
    const body = `made ${++makings}`
    await new Promise<void>((resolve) => begun.push(resolve))
    return { type: 'text/plain', body, tables: ['post'] }
  }
  const early = Array.from({ length: 100 }, () => kept.findOrMake('/home', make))
  state.changed = ['post']
  state.writes++
  await kept.isCurrent()
  const late = Array.from({ length: 100 }, () => kept.findOrMake('/home', make))
  await Promise.resolve()
  for (const go of begun) go()
  expect(new Set((await Promise.all(early)).map(bodyOf))).toEqual(new Set(['made 1']))
  expect(new Set((await Promise.all(late)).map(bodyOf))).toEqual(new Set(['made 2']))
  expect([makings, bodyOf(kept.find('/home'))]).toEqual([2, 'made 2'])
})

/** `make` that waits until the test lets it go. */
function making() {
  const state = { times: 0, letGo: [] as ((outcome?: Error) => void)[] }
  const make = async (): Promise<Made<never>> => {
    const body = `made ${++state.times}`
    await new Promise<void>((resolve, reject) => state.letGo.push((error) => (error ? reject(error) : resolve())))
    return { type: 'text/plain', body, tables: ['post'] }
  }
  return { state, make }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('while nobody knows what changed, a hundred who ask at once still have it made once, and it is not kept', async () => {
  const { state, changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.findOrMake('/home', made('kept before', 'post'))
  state.now += 701
  state.answers = false
  const { state: makings, make } = making()
  const ask = (people: number) => Array.from({ length: people }, () => kept.findOrMake('/home', make))
  const first = ask(100)
  await turn()
  // What is read for the first is new enough.
  state.now += 200
  first.push(...ask(10))
  await turn()
  expect(makings.times).toBe(1)
  state.now += 1
  const later = ask(10)
  await turn()
  // A write of this process counts at once.
  state.writes++
  const afterWrite = ask(10)
  await turn()
  for (const letGo of makings.letGo) letGo()
  for (const [asked, body] of [
    [first, 'made 1'],
    [later, 'made 2'],
    [afterWrite, 'made 3'],
  ] as const)
    expect(new Set((await Promise.all(asked)).map(bodyOf))).toEqual(new Set([body]))
  expect(makings.times).toBe(3)
  state.answers = true
  state.now += 1001
  expect(bodyOf(await kept.findOrMake('/home', made('made anew', 'post')))).toBe('kept before')
  state.changed = ['post']
  state.now += 701
  expect(bodyOf(await kept.findOrMake('/home', made('made anew', 'post')))).toBe('made anew')
})

test('who waits for an answer that the server cannot make hears so with the first, and does not wait again', async () => {
  const { changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  const { state, make } = making()
  const asked = Array.from({ length: 10 }, () => kept.findOrMake('/home', make).catch((error: Error) => error))
  await turn()
  state.letGo[0]!(unavailable())
  expect(new Set((await Promise.all(asked)).map((one) => (one as { status?: number }).status))).toEqual(new Set([503]))
  expect(state.times).toBe(1)
  // A screen that could not be rendered is sent as the app's document.
  let renderings = 0
  const render = async (): Promise<Made<string>> => {
    renderings++
    await turn()
    return { uncached: 'the screen with what could be read', fallback: 'the app alone' }
  }
  const screens = await Promise.all(Array.from({ length: 10 }, () => kept.findOrMake('/post', render)))
  const [first, ...others] = screens.map((one) => 'uncached' in one && one.uncached)
  expect([first, new Set(others), renderings]).toEqual([
    'the screen with what could be read',
    new Set(['the app alone']),
    1,
  ])
  // A refusal is for the one who asked.
  let refusals = 0
  const refuse = () => (refusals++, Promise.reject(notFound()))
  await Promise.allSettled(Array.from({ length: 10 }, () => kept.findOrMake('/x', refuse)))
  expect(refusals).toBe(10)
})

test('what the database answered in time counts, though the process was held up', async () => {
  const db = {
    rows: async () => {
      await new Promise((resolve) => stat('.', resolve))
      return [{ snapshot: '1:1:', epoch: 'one', at: 1, news: [] }]
    },
    writes: 0,
    catchUp: async () => undefined,
  } as unknown as Database
  const changes = new WatchedChanges(db)
  const answer = changes.isCurrent()
  const until = performance.now() + 300
  while (performance.now() < until);
  expect(await answer).toBe(true)
})

test('what is for one request alone is made by each, and never kept; a failure is its own', async () => {
  const { changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.isCurrent()
  let makings = 0
  const alone = async (): Promise<Made<number>> => ({ uncached: ++makings })
  const answers = await Promise.all(Array.from({ length: 5 }, () => kept.findOrMake('/page/api/0', alone)))
  expect(answers.map((one) => ('uncached' in one ? one.uncached : 0)).toSorted()).toEqual([1, 2, 3, 4, 5])
  await expect(kept.findOrMake('/x', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(kept.size).toEqual({ bytes: 0, answers: 0 })
})

test('a scan of addresses without end takes no more memory than there is, and what is asked for stays', async () => {
  const { changes } = watching()
  const kept = new KeptAnswers(changes, 200_000)
  await kept.isCurrent()
  await kept.findOrMake('/home', made('home'))
  for (let n = 0; n < 20_000; n++) {
    await kept.findOrMake(`/post/api/${n}`, made(`post ${n}`))
    if (n % 50 === 0) expect(bodyOf(kept.find('/home'))).toBe('home')
    expect(kept.size.bytes).toBeLessThanOrEqual(200_000)
  }
  expect(kept.size.answers).toBeGreaterThan(100)
  // One that is larger than a sixteenth of all is sent and not kept.
  await kept.findOrMake('/long', made('x'.repeat(20_000)))
  expect(kept.find('/long')).toBeUndefined()
  // Compressed bodies count too.
  const answer = (await kept.findOrMake('/home', made('home'))) as Answer
  const { bytes } = kept.size
  const body = await kept.bodyOf('/home', answer, 'br')
  expect(await kept.bodyOf('/home', answer, 'br')).toBe(body)
  expect(kept.size.bytes).toBe(bytes + body.length)
})
