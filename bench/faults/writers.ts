import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { dataOf, idOf, type Member, type Told } from '#tests/long/support/client.ts'

/** A post as its writer knows it. Its texts are keys, so that whatever is stored says which write it is of. */
export interface Written {
  /** Null until a create was acknowledged. */
  id: number | null
  /** Every text that was sent, in order; the first by the create. */
  keys: string[]
  /** The one that was acknowledged last. */
  acknowledged: string | null
  /** Of the file that was sent with it. */
  sha256: string | null
}

export interface Writers {
  written: readonly Written[]
  /** Answers, by status; 0 where the connection broke. */
  statuses: ReadonlyMap<number, number>
  /** Milliseconds of the slowest answer. */
  slowest(): number
  acknowledged(): number
  refused(): number
  /** Another client's create, which nobody is told the answer of. */
  add(one: Pick<Written, 'keys' | 'sha256'>): void
  /** Resolves once so many more writes are acknowledged, of those that begin from now on. */
  acknowledge(count: number): Promise<void>
  /** Resolves once all have ended. */
  end(): Promise<void>
}

/**
 * As many write at once. The first half asks again with the same key until it is answered, as our client does. The others
 * give up, and send no key, so that the call which creates their post commits it too.
 */
const writers = 6
const pauseMs = 100
/** No wait of a run is longer. */
const patienceMs = 90_000

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Of four writes two are texts, one has a file, which now and then is too large to wait in memory, and one is a change. */
export function startWriters(member: Member, pageId: number): Writers {
  const written: Written[] = []
  const statuses = new Map<number, number>()
  let [slowest, acknowledged, isOver] = [0, 0, false]
  let waiting: { since: number; left: number; resolve: () => void }[] = []

  const count = (told: Told, since: number) => {
    statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1)
    if (told.status !== 0) slowest = Math.max(slowest, told.ms)
    if (![0, 200, 201, 503, 507].includes(told.status))
      throw new Error(`A write was answered with ${told.status}: ${JSON.stringify(told.body)}`)
    if (told.status !== 200 && told.status !== 201) return false
    acknowledged++
    for (const one of waiting) if (since >= one.since && --one.left === 0) one.resolve()
    waiting = waiting.filter(({ left }) => left > 0)
    return true
  }
  /** Asks, again and again where `isPatient`. Undefined: not acknowledged. */
  const ask = async (isPatient: boolean, send: () => Promise<Told>): Promise<Told | undefined> => {
    for (;;) {
      const since = performance.now()
      const told = await send()
      if (count(told, since)) return told
      await wait(pauseMs)
      if (!isPatient || isOver) return undefined
    }
  }
  const create = async (key: string, n: number, isPatient: boolean) => {
    const bytes = n % 4 === 1 ? randomBytes(n % 32 === 1 ? 3_000_000 : 50_000) : null
    const one: Written = { id: null, keys: [key], acknowledged: null, sha256: bytes && sha256(bytes) }
    written.push(one)
    const file = bytes && new File([bytes], 'x.bin', { type: 'application/octet-stream' })
    const parts = { pageId, title: key, description: key, ...(file && { file }) }
    const told = await ask(isPatient, () => member.creates('post', parts, isPatient ? key : undefined))
    if (!told) return undefined
    if (Boolean(dataOf(told)['FileURL']) !== Boolean(file))
      throw new Error(`A post was stored without its file: ${key}`)
    one.id = idOf(told)
    one.acknowledged = key
    return one
  }
  const change = async (one: Written, key: string, isPatient: boolean) => {
    one.keys.push(key)
    const body = new URLSearchParams({ id: String(one.id), title: key, description: key })
    const told = await ask(isPatient, () => member.asks('/post/api', { method: 'PATCH', body }))
    if (told) one.acknowledged = key
  }
  const write = async (writer: number) => {
    const isPatient = writer < writers / 2
    let last: Written | undefined
    for (let n = 0; !isOver; n++) {
      const key = `${writer}-${randomBytes(8).toString('hex')}`
      if (n % 4 === 3 && last) await change(last, key, isPatient)
      else last = (await create(key, n, isPatient)) ?? last
      await wait(pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  all.catch(() => undefined)
  return {
    written,
    statuses,
    slowest: () => slowest,
    acknowledged: () => acknowledged,
    refused: () => (statuses.get(503) ?? 0) + (statuses.get(507) ?? 0),
    add: (one) => void written.push({ id: null, acknowledged: null, ...one }),
    acknowledge: (left) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ since: performance.now(), left, resolve })),
        // If a writer fails.
        all.then(() => undefined),
        giveUp(() => `No write was acknowledged: ${JSON.stringify([...statuses])}`),
      ]),
    end: async () => {
      isOver = true
      await Promise.race([all, giveUp(() => 'A write has no answer')])
    },
  }
}

async function giveUp(message: () => string): Promise<never> {
  await wait(patienceMs, undefined, { ref: false })
  throw new Error(`${message()}, for ${patienceMs / 1000} s`)
}
