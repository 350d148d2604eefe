import { expect, test } from 'vitest'
import type { Executor } from '../db/connection/database.ts'
import { KeptAnswers, type Answer, type Made } from './keptAnswers.ts'
import { WatchedChanges } from './watchedChanges.ts'

/** A database that says what a test wants: tables changed since the last look. */
function watching({ times }: { times?: { renewAfter: number; validFor: number } } = {}) {
  const state = { now: 0, writes: 0, looks: 0, changed: [] as string[], answers: true }
  const db = {
    rows: async () => {
      state.looks++
      if (!state.answers) throw new Error('The database does not answer')
      return [{ snapshot: '1:1:', at: 1 + state.now / 1000, tables: state.changed.splice(0) }]
    },
  } as Executor
  const changes = new WatchedChanges({
    db,
    ownWrites: () => state.writes,
    now: () => state.now,
    ...(times && { times }),
  })
  return { state, changes }
}

const made =
  (body: string, ...tables: string[]) =>
  async (): Promise<Made<never>> => ({ type: 'text/plain', body, tables })
const bodyOf = (answer: Answer | undefined | { instead: unknown }) =>
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

test('what is for one request alone is made by each, and never kept; a failure is its own', async () => {
  const { changes } = watching()
  const kept = new KeptAnswers(changes, 100_000)
  await kept.isCurrent()
  let makings = 0
  const alone = async (): Promise<Made<number>> => ({ instead: ++makings })
  const answers = await Promise.all(Array.from({ length: 5 }, () => kept.findOrMake('/page/api/0', alone)))
  expect(answers.map((one) => ('instead' in one ? one.instead : 0)).toSorted()).toEqual([1, 2, 3, 4, 5])
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
